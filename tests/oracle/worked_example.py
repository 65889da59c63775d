"""The worked example deal of the lesson as it is written down for people, and a reader for that text.

T is a ten, `!` marks the only legal kind of card, and a trick ends with its taker and its points.
"""

from tests.oracle.cards import SUITS

TEXT = """
Dealer W
Hand N  ♠ Q 9          ♥ T K 9     ♦ J 9 9         ♣ A T K Q
Hand E  ♠ T J          ♥ T Q Q 9   ♦ A T T K K Q   ♣ -
Hand S  ♠ A A T Q      ♥ A A K J   ♦ A             ♣ A J J
Hand W  ♠ K K J 9      ♥ J         ♦ Q J           ♣ T K Q 9 9
Calls   250 260 pass pass 270 pass
Trump   ♣
Gives   J♣ J♣ A♠ A♥
Returns 9♠ 9♦ 9♥ 9♦
Trick N A♠   E J♠   S T♠   W 9♠    N 20
Trick N A♥   E 9♥   S K♥   W J♥!   N 20
Trick N A♣   E Q♥   S A♣!  W 9♣    N 20
Trick N T♣   E Q♥   S 9♦   W 9♣    N 10
Trick N J♦   E A♦   S 9♦   W J♦    E 10
Trick E Q♦   S A♦!  W Q♦!  N K♣    N 20
Trick N Q♠   E T♠!  S A♠!  W J♠    S 20
Trick S A♥   W Q♣   N K♥   E T♥!   W 30
Trick W K♠   N J♣   E K♦   S 9♠    N 20
Trick N T♥   E K♦   S 9♥   W K♣    W 30
Trick W K♠   N J♣   E T♦!  S Q♠!   N 20
Trick N Q♣!  E T♦!  S J♥!  W T♣!   W 30
"""


def read(text):
    """(deal as `replay` takes it, the tricks as `replay` tells them)."""
    deal, tricks = {"hands": {}, "plays": []}, []
    for line in text.translate(str.maketrans("♠♥♦♣", SUITS)).strip().splitlines():
        head, *words = line.split()
        if head == "Dealer":
            deal["dealer"] = words[0]
        elif head == "Trump":
            deal["trump"] = words[0]
        elif head == "Calls":
            deal["calls"] = [int(word) if word.isdigit() else word for word in words]
        elif head == "Hand":
            deal["hands"][words[0]] = hand(words[1:])
        elif head == "Trick":
            plays = [
                (seat, card[:2], card.endswith("!"))
                for seat, card in zip(words[:8:2], words[1:8:2], strict=True)
            ]
            tricks.append({"leader": words[0], "plays": plays, "winner": words[8], "points": int(words[9])})
            deal["plays"] += [card for _, card, _ in plays]
        else:
            deal[head.lower()] = words
    return deal, tricks


def hand(words):
    """The cards of "S Q 9 H T": a suit, then its ranks; "-" is an empty suit."""
    held, suit = [], None
    for word in words:
        if word in SUITS:
            suit = word
        elif word != "-":
            held.append(word + suit)
    return held
