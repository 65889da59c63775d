"""The shortcodes of the guide: every number, card, example and refusal on a page comes from the package.

In a page: ``{{ meld("KS QS", "h", expect=20) }}``. What a page expects is checked; a contradiction, like an
unknown shortcode, stops the build. Prose marks words that differ for newcomers as the catalogue does, but with two
brackets: ``[[tricks]]`` looks the word up, ``[[leads|starts]]`` gives both.
"""

from dataclasses import fields
from typing import Any

from docs._hooks.figures import (
    ON_PAGE,
    GuideError,
    block,
    both,
    doubled,
    expected,
    figure,
    in_both,
    marked,
    row,
    sorted_cards,
    table_of,
    with_suits_drawn,
)
from docs._hooks.house_examples import EXAMPLES, Tried
from docs._hooks.strategy import advice, on_average, shown
from pinochle import (
    Card,
    Hand,
    HouseRules,
    Meld,
    Seat,
    SideResult,
    Suit,
    count_cards,
    find_melds,
    legal_plays,
    meld_points,
    score_deal,
    winning_index,
)
from pinochle.cards import Rank
from pinochle.examples import reason_of
from pinochle.reasons import FIELDS, catalogue, explain, points
from pinochle.reasons.glossary import GLOSSARY, Term, define
from pinochle.reasons.words import render
from pinochle.rules import PRESETS, CountingScheme, DealScore, MeldKind, partner_chance
from pinochle.screens import build
from pinochle.screens.faces import card, drawn, page
from pinochle.screens.html import PREFIX, Html, Node, both_words, join, tag
from pinochle.widgets.static import island

# ---------------------------------------------------------------- cards and what they are worth


def cards(text: str, caption: str = "") -> str:
    """Cards in a row."""
    return figure(row(sorted_cards(Hand.parse(text))), caption=caption)


def worth(hand: str, trump: str, expect: int | None = None, rules: str = "standard") -> str:
    """The points of a hand's meld, as the table writes them."""
    table = PRESETS[rules]
    found = meld_points(Hand.parse(hand, table.deck), Suit.parse(trump), table)
    expected(f"meld of {hand}", found, expect)
    return points(found, table.scale)


def meld(hand: str, trump: str, expect: int | None = None, rules: str = "standard") -> str:
    """A hand, its melds and their total."""
    table = PRESETS[rules]
    held, suit = Hand.parse(hand, table.deck), Suit.parse(trump)
    found = find_melds(held, suit, table)
    total = sum(each.points for each in found)
    expected(f"meld of {hand}", total, expect)
    body = [_line_of(each, table.scale) for each in found]
    foot = tag(
        "tr",
        tag("th", in_both(f"All, {suit.named()} as [trump]"), scope="row"),
        tag("td", points(total, table.scale)),
    )
    return figure(row(sorted_cards(held)), tag("table", tag("tbody", *body, foot), cls="pn-chart"))


def _line_of(found: Meld, scale: int) -> Html:
    """A meld's name, its cards, its points."""
    table, plain = (found.named(words).capitalize() for words in ("table", "plain"))
    name = both_words([table], [plain])
    shown = tag("small", drawn(" ".join(map(str, found.cards))))
    return tag("tr", tag("th", name, " ", shown, scope="row"), tag("td", points(found.points, scale)))


def pile(text: str, expect: int, rules: str = "standard", last: bool = False) -> str:
    """Cards taken in tricks, and what they count."""
    table = PRESETS[rules]
    found = count_cards(Hand.parse(text, table.deck), table, last)
    expected(f"count of {text}", found, expect)
    note = ", with the last trick" if last else ""
    return figure(row(Hand.parse(text, table.deck)), caption=f"{points(found, table.scale)} points{note}")


def chance(hand: str, wanted: str, expect: str) -> str:
    """How likely the partner holds at least one copy of a card, in per cent."""
    found = f"{float(partner_chance(Hand.parse(hand), Card.parse(wanted))) * 100:.0f} %"
    expected(f"chance of {wanted}", found, expect)
    return found


def meld_chart(rules: str = "standard") -> str:
    """What every meld pays, one copy to as many as the deck has."""
    table = PRESETS[rules]
    copies = range(1, table.deck.copies + 1)
    head = tag(
        "tr", tag("th", in_both("[Meld]"), scope="col"), *(tag("th", f"×{n}", scope="col") for n in copies)
    )
    lines = []
    for kind in MeldKind:
        if table.melds[kind]:
            name = both_words([kind.named("table")], [kind.named("plain")])
            paid = [tag("td", points(table.melds.points(kind, n), table.scale)) for n in copies]
            lines.append(tag("tr", tag("th", name, " ", tag("small", _example_of(kind)), scope="row"), *paid))
    return block(tag("table", tag("thead", head), tag("tbody", *lines), cls="pn-chart"))


def _example_of(kind: MeldKind) -> Html:
    """The smallest example of a meld, hearts being trump."""
    shown = {
        MeldKind.RUN: "A♥ 10♥ K♥ Q♥ J♥", MeldKind.ROYAL_MARRIAGE: "K♥ Q♥", MeldKind.MARRIAGE: "K♠ Q♠",
        MeldKind.DIX: "9♥", MeldKind.PINOCHLE: "Q♠ J♦",
    }  # fmt: skip
    around = (
        f"{kind.value[0].upper()}♠ {kind.value[0].upper()}♥ {kind.value[0].upper()}♦ {kind.value[0].upper()}♣"
    )
    example = shown.get(kind, around)
    deck = PRESETS["double-deck"].deck if kind is not MeldKind.DIX else PRESETS["standard"].deck
    found = find_melds(Hand.parse(example, deck), Suit.HEARTS)
    expected(f"the example of {kind.value}", found[0].kind, kind)
    return drawn(example)


def counting_chart() -> str:
    """The counting schemes side by side."""
    head = [tag("td"), *(tag("th", rank.value, scope="col") for rank in Rank)]
    lines = []
    for scheme in CountingScheme:
        paid = [tag("td", scheme.points(Card(rank, Suit.SPADES))) for rank in Rank]
        lines.append(tag("tr", tag("th", scheme.name.replace("_", " ").lower(), scope="row"), *paid))
    return block(tag("table", tag("thead", tag("tr", *head)), tag("tbody", *lines), cls="pn-chart"))


# ---------------------------------------------------------------- play and scores


def trick(text: str, trump: str, wins: str) -> str:
    """A trick, and who takes it; the first card is West's lead."""
    played = [Card.parse(word) for word in text.split()]
    seats = [Seat.W.plus(n) for n in range(len(played))]
    winner = seats[winning_index(played, Suit.parse(trump))]
    expected(f"the trick {text}", winner, Seat.parse(wins))
    table = table_of(zip(seats, played, strict=True))
    return figure(_strongest(Suit.parse(trump)), table, caption=f"{winner.named()} takes it.")


def _strongest(suit: Suit) -> Html:
    """Which suit is trump where a trick or a hand is shown."""
    return tag("p", in_both(f"{suit.named().capitalize()} are [trump]."))


def legal(hand: str, trick: str, trump: str, may: str, rules: str = "standard", caption: str = "") -> str:
    """What South may play on a trick: the allowed cards lifted, the others with their reason."""
    held, suit, table = Hand.parse(hand), Suit.parse(trump), PRESETS[rules]
    played = [Card.parse(word) for word in trick.split()]
    found = legal_plays(held, played, suit, table)
    expected(f"legal cards of {hand} on {trick}", Hand(found), Hand.parse(may))
    seats = [Seat.S.plus(n - len(played)) for n in range(len(played))]
    shown = [card(each, cls="pn-legal" if each in found else "pn-not-now") for each in sorted_cards(held)]
    refusals = dict.fromkeys(reason for each in held.kinds() if (reason := found.why_not(each)))
    said = [tag("p", both(reason)) for reason in (refusals or [found.reason])]
    top = table_of(zip(seats, played, strict=True)) if played else None
    return figure(_strongest(suit), top, tag("div", *shown, cls="pn-hand"), *said, caption=caption)


def score(bid: int, bidders: str, others: str, expect: str, rules: str = "standard") -> str:
    """A deal scored; sides as ``meld, trick points, counters, tricks`` with ``last`` for the last trick."""
    table = PRESETS[rules]
    ours, theirs = _side(bidders), _side(others)
    found = score_deal(bid, ours, theirs, table)
    expected(f"the score of bid {bid}", f"{found.bidders} {found.others}", expect)
    return block(_sheet(bid, ours, theirs, found, table))


def _side(text: str) -> SideResult:
    words = [word.strip() for word in text.split(",")]
    last = words[-1] == "last"
    meld_, trick_points, counters, tricks = map(int, words[: len(words) - last])
    return SideResult(meld_, trick_points, counters, tricks, last_trick=last)


def _sheet(bid: int, ours: SideResult, theirs: SideResult, found: DealScore, table: HouseRules) -> Html:
    names = (in_both("[Meld]"), in_both("[Tricks]"), "Score")
    head = tag("tr", tag("td"), *(tag("th", name, scope="col") for name in names))

    def line(name: Node, side: SideResult, total: int) -> Html:
        numbers = (side.meld, side.trick_points, total)
        return tag("tr", tag("th", name, scope="row"), *(tag("td", points(n, table.scale)) for n in numbers))

    rows = (
        line(in_both(f"[Bidders], bid {points(bid, table.scale)}"), ours, found.bidders),
        line("Others", theirs, found.others),
    )
    said = [tag("p", both(reason, table.scale)) for reason in found.reasons]
    return join((tag("table", tag("thead", head), tag("tbody", *rows), cls="pn-chart"), *said))


def says(code: str) -> str:
    """A reason as the game gives it: its title, its sentence with example cards, and why."""
    reason = reason_of(code)
    table, plain = explain(reason, "table"), explain(reason, "plain")
    name = tag("strong", both_words([table.title], [plain.title]))
    why = both_words([drawn(table.why)], [drawn(plain.why)])
    return block(tag("blockquote", tag("p", name, tag("br"), both(reason)), tag("p", why), cls="pn-says"))


# ---------------------------------------------------------------- whole tables out of the package


def house_rules() -> str:
    """Every house rule: what it decides, its values, and one example that it changes."""
    parts: list[str] = []
    for each in fields(HouseRules):
        text = FIELDS[each.name]
        title = doubled(text.title)
        parts.append(f"\n### {title} {{#{each.name}}}\n\n`{each.name}`: {in_both(text.means)}\n\n")
        default = HouseRules().setting(each.name)
        if each.name not in ("name", "melds"):
            usual = both_words([default.named("table")], [default.named("plain")])
            parts.append(f"- Usual: {usual}\n")
        parts += [
            f"- Or: {in_both(value, sentence_case=False)}\n"
            for key, value in text.values.items()
            if _another(key, value, default.named())
        ]
        parts.append("\n" + _tried(EXAMPLES[each.name]) + "\n")
    return "".join(parts)


def _another(key: str, value: str, usual: str) -> bool:
    return key != "*" and render(value, "table") != usual


def _tried(example: Tried) -> str:
    here, there = example.outcomes()
    if here == there:
        raise GuideError(f"the example “{example.situation}” does not change under {example.change}")
    usual, changed, situation, change = (
        in_both(text, sentence_case=False) for text in (here, there, example.situation, example.change)
    )
    return f"**Example.** {situation} <strong>{usual}</strong>; {change}: <strong>{changed}</strong>."


def presets() -> str:
    """The presets, each with its differences from the standard rules."""
    parts = []
    for name, rules in PRESETS.items():
        differences = PRESETS["standard"].differences(rules)
        lines = [f"- {both_words([d.there.named('table')], [d.there.named('plain')])}\n" for d in differences]
        said = "".join(lines) or "- the rules of this guide as they stand\n"
        parts.append(f"\n### {rules.title} {{#{name}}}\n\n`{name}`\n\n{said}")
    return "".join(parts)


def glossary() -> str:
    """Every word of the game under a heading of its own, which the search finds, with what else people call it."""
    parts = []
    for term in sorted(GLOSSARY, key=lambda term: term.word.casefold()):
        table, plain = define(term.word, "table"), define(term.word, "plain")
        if table is None or plain is None:
            raise GuideError(f"the glossary does not find its own word {term.word}")
        word = table.word if table.word == plain.word else f"[[{table.word}|{plain.word}]]"
        means = both_words([drawn(table.means)], [drawn(plain.means)])
        also = both_words([_also(term, table.word)], [_also(term, plain.word)])
        parts.append(f"\n## {word} {{ #{term.word.replace(' ', '-')} .pn-word }}\n\n{means}{also}\n")
    return "".join(parts)


def _also(term: Term, shown: str) -> str:
    """What else a term is called: its word or plain word, whichever is not ``shown``, then the aliases."""
    words = (render(term.named(words), words) for words in ("table", "plain"))
    other = [word for word in dict.fromkeys((*words, *term.aliases)) if word.casefold() != shown.casefold()]
    return f" Also: {', '.join(other)}." if other else ""


def reasons() -> str:
    """Every reason of the catalogue: code, sentence, why, situation."""
    parts = []
    for code in catalogue():
        reason = reason_of(code)
        told = explain(reason)
        plain = explain(reason, "plain")
        title = told.title if told.title == plain.title else f"[[{told.title}|{plain.title}]]"
        situation = both_words([drawn(told.example.situation)], [drawn(plain.example.situation)])
        parts.append(f"\n## {title} {{#{code}}}\n\n`{code}`: {situation}\n{says(code)}\n")
    return "".join(parts)


def screen(kind: str, save: str = "", **spec: Any) -> str:
    """A screen that stands in the page and comes alive when it is touched."""
    return block(island(build(kind, spec), save or None))


def on_pre_page_macros(env: Any) -> None:
    """Called by mkdocs-macros for each page before its shortcodes are filled in."""
    env.markdown = with_suits_drawn(env.markdown)


def on_post_page_macros(env: Any) -> None:
    """Called by mkdocs-macros for each page: its marked words, and the drawn suits that its figures use, once."""
    env.markdown = marked(env.markdown).replace(PREFIX, ON_PAGE)
    if ON_PAGE in env.markdown:
        env.markdown += "\n" + block(page(kind="sheet"))


SHORTCODES = (
    advice, cards, chance, counting_chart, glossary, house_rules, legal, meld, meld_chart, on_average,
    pile, presets, reasons, says, score, screen, shown, trick, worth,
)  # fmt: skip


def define_env(env: Any) -> None:
    """Called by mkdocs-macros."""
    for each in SHORTCODES:
        env.macro(each)
