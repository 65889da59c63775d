// The client of every screen: it patches the page with the HTML that Python sends, forwards what a person
// does, and keeps what is saved. It knows nothing of the game. The wire is described in screens/host.py,
// the attributes in screens/html.py. One file without imports, since a notebook loads it from a Blob.

export const STORE = "pinochle:store";
export const SAVE = "pinochle:save:";
const FIELD = "input, select, textarea";
const FOCUSABLE = "[data-lm-suppress-shortcuts]"; // every element that can take the focus carries it

// ---------------------------------------------------------------- patching

const keyOf = (node) => node.dataset?.key;

/** Make `old` look like `fresh`, an element of the same name, keeping every node that can stay. */
function morph(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  for (const { name, value } of fresh.attributes) {
    const personal = name === "open" || (name === "tabindex" && old.hasAttribute(name));
    if (!personal && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && name !== "open" && name !== "tabindex") old.removeAttribute(name);
  }
  morphChildren(old, fresh);
}

function morphChildren(old, fresh) {
  const coming = new Set([...fresh.children].map(keyOf));
  const staying = new Map();
  for (const child of [...old.children]) {
    const key = keyOf(child);
    if (key && coming.has(key)) staying.set(key, child);
    else if (key) child.remove(); // leaving nodes go before others move
  }
  let at = old.firstChild;
  for (const next of [...fresh.childNodes]) {
    let match = staying.get(keyOf(next));
    if (!keyOf(next)) for (match = at; match && (keyOf(match) || match.nodeName !== next.nodeName); ) match = match.nextSibling;
    if (match?.nodeName !== next.nodeName) old.insertBefore(next, at);
    else {
      if (match === at) at = at.nextSibling;
      else old.moveBefore ? old.moveBefore(match, at) : old.insertBefore(match, at);
      if (match.nodeType === Node.ELEMENT_NODE) morph(match, next);
      else if (match.nodeValue !== next.nodeValue) match.nodeValue = next.nodeValue;
    }
  }
  while (at) {
    const last = at;
    at = at.nextSibling;
    last.remove();
  }
}

/** Show in a field what the patch wrote into its attributes; the caret stays. */
function showValue(field) {
  if (field.type === "checkbox") field.checked = field.defaultChecked;
  else if (field.options) field.value = [...field.options].find((option) => option.defaultSelected)?.value ?? field.value;
  else if (field.value !== field.defaultValue) {
    const { selectionStart, selectionEnd } = field;
    field.value = field.defaultValue;
    if (field === document.activeElement) field.setSelectionRange(selectionStart, selectionEnd);
  }
}

// ---------------------------------------------------------------- groups with one Tab stop

const itemsOf = (group) =>
  [...group.querySelectorAll("[tabindex]")].filter((item) => item.closest("[data-roving]") === group);

function setStop(group, stop) {
  for (const item of itemsOf(group)) item.tabIndex = item === stop ? 0 : -1;
}

function settleStop(group) {
  const items = itemsOf(group);
  setStop(group, items.find((i) => i === document.activeElement) ?? items.find((i) => i.matches("[aria-checked=true], [aria-selected=true]"))
    ?? items.find((i) => i.tabIndex === 0) ?? items[0]);
}

/** The item that a key leads to from `item`, or nothing if the key is not for the group. */
function neighbour(group, item, key) {
  const items = itemsOf(group);
  const at = items.indexOf(item);
  const [back, on] = group.dataset.roving === "column" ? ["ArrowUp", "ArrowDown"] : ["ArrowLeft", "ArrowRight"];
  if (key === back) return items.at(at - 1);
  if (key === on) return items[(at + 1) % items.length];
  if (key === "Home") return items[0];
  if (key === "End") return items.at(-1);
  if (group.dataset.roving !== "grid" || (key !== "ArrowUp" && key !== "ArrowDown")) return undefined;
  const here = item.getBoundingClientRect();
  const side = key === "ArrowUp" ? -1 : 1;
  const far = (other) => {
    const there = other.getBoundingClientRect();
    const rows = Math.round(((there.top - here.top) * side) / here.height); // a raised card stays in its row
    return rows < 1 ? Infinity : rows * 1e6 + Math.abs(there.left - here.left);
  };
  const nearest = items.reduce((best, other) => (far(other) < far(best) ? other : best), item);
  return nearest === item ? undefined : nearest;
}

// ---------------------------------------------------------------- what the browser keeps

export function recall(name) {
  let text;
  try {
    text = localStorage.getItem(name);
    return JSON.parse(text);
  } catch {
    return text; // damaged: Python refuses it and says so
  }
}

function keep(name, value) {
  try {
    localStorage.setItem(name, typeof value === "string" ? value : JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: the screen works on without it.
  }
}

/** Keep a damaged document under another name, so that a new one does not overwrite it. */
function setAside(name) {
  keep(`${name}:aside`, localStorage.getItem(name) ?? "");
}

/** As `merge` in screens/store.py. */
export function mergeStore(entries) {
  let all = recall(STORE) ?? {};
  if (all.constructor !== Object) setAside(STORE), (all = {});
  for (const [key, entry] of Object.entries(entries)) {
    const old = all[key];
    const stays = old?.[0] === entry[0] ? JSON.stringify(old) > JSON.stringify(entry) : old?.[0] > entry[0];
    if (!stays) all[key] = entry;
  }
  keep(STORE, all);
}

// ---------------------------------------------------------------- one screen on a page

/**
 * Bring the screen in `root` to life. `send` takes messages to Python; call the returned `receive` with each answer
 * and `close` at the end. `save` names what is kept; `browser` says that the browser keeps it; `prefix` starts the
 * ids; `patience` is how many milliseconds may pass without an answer before the page says so.
 */
export function mount(root, send, { html = "", save = "", browser = true, prefix = "", patience = 15000 } = {}) {
  const view = Math.random().toString(36).slice(2);
  const body = root.querySelector(":scope > .pn-body") ?? root.appendChild(document.createElement("div"));
  const status = root.appendChild(document.createElement("p"));
  const ending = new AbortController();
  const pending = new Set(); // fields whose text Python has not seen
  const sent = new WeakMap(); // field → number of the message that carried its text
  const timers = new Map();
  let [seq, ack, shown, led, waiting, touch, swiped] = [0, 0, null, {}, 0, null, false];

  body.className = "pn-body";
  status.className = "pn-status";
  status.setAttribute("role", "status");
  root.tabIndex = -1;
  root.dataset.lmSuppressShortcuts = "true";
  if (html) patch(html);
  const on = (target, type, listener) => target.addEventListener(type, listener, { signal: ending.signal });

  function post(intent, more = {}) {
    seq += 1;
    send({ intent, seq, view, ...more });
    clearTimeout(waiting);
    if (patience) waiting = setTimeout(() => lost(true), patience);
    return seq;
  }

  function lost(isLost) {
    root.classList.toggle("pn-lost", isLost);
    if (isLost) status.textContent = "There is no answer. Reload the page to go on; what was saved is kept.";
  }

  /** Send an element's intent, after what was typed before it. */
  function act(element, raw) {
    for (const field of pending) if (field.dataset.on === "input" && field !== element) tell(field, true);
    const typed = element.matches("input:not([type=checkbox]), select, textarea") ? { text: element.value } : {};
    const ticked = element.type === "checkbox" ? { on: element.checked } : {};
    pending.delete(element);
    const number = post({ ...JSON.parse(raw), ...typed, ...ticked }, { done: true });
    if (element.matches(FIELD)) sent.set(element, number);
  }

  /** Send what a field holds: one message under way for each field, the last text always. */
  function tell(field, now = false) {
    if (now || !(sent.get(field) > ack)) act(field, field.dataset.intent);
  }

  function patch(fresh) {
    const template = document.createElement("template");
    template.innerHTML = fresh.replaceAll("\ue000", prefix || `pn-${view}`);
    const active = body.contains(document.activeElement) ? document.activeElement : null;
    const order = [...body.querySelectorAll(FOCUSABLE)];
    const [group, home] = [active?.closest("[data-roving]"), active?.parentElement];
    morphChildren(body, template.content);
    if (active && !active.isConnected) {
      const place = order.indexOf(active);
      const near = [...order.slice(place), ...order.slice(0, place).reverse()].filter((e) => e.isConnected && e.checkVisibility());
      const instead = home.isConnected && home.querySelector(FOCUSABLE); // what has come in its place
      (near.find((e) => group?.contains(e)) ?? near.find((e) => home.contains(e)) ?? (instead || near[0] || root)).focus();
    } else if (active && active !== document.activeElement) active.focus({ preventScroll: true });
    body.querySelectorAll("[data-roving]").forEach(settleStop);
  }

  function settle(mine) {
    for (const field of body.querySelectorAll(FIELD)) if (!pending.has(field) && !(sent.get(field) > ack)) showValue(field);
    const due = new Map([...body.querySelectorAll("[data-after]")].map((e) => [keyOf(e), e.dataset.after]));
    for (const [key, timer] of timers) if (due.get(key) !== timer.raw) clearTimeout(timer.id), timers.delete(key);
    for (const [key, raw] of due) {
      if (timers.has(key)) continue;
      const { ms, intent } = JSON.parse(raw);
      timers.set(key, { raw, id: setTimeout(() => post(intent), ms) });
    }
    for (const goal of body.querySelectorAll("[data-focus]")) {
      if (mine && ack > 1 && led[keyOf(goal)] !== goal.dataset.focus) goal.focus({ preventScroll: true }), goal.scrollIntoView({ block: "nearest" });
      led[keyOf(goal)] = goal.dataset.focus;
    }
  }

  function receive(reply) {
    const mine = reply.view === view;
    if (mine && reply.ack > ack) ack = reply.ack;
    if (ack === seq) clearTimeout(waiting);
    lost(false);
    const same = reply.html === shown;
    if (!same) patch((shown = reply.html));
    settle(mine);
    // A sentence said twice is heard twice only if it differs: the same refusal gets a space more.
    const again = same && mine && reply.status === status.textContent ? "\u00a0" : "";
    if (again || reply.status !== status.textContent.trimEnd()) status.textContent = reply.status + again;
    if (browser && save && reply.aside) setAside(SAVE + save);
    if (browser && save && mine && reply.acted) keep(SAVE + save, { version: reply.version, spec: reply.spec });
    if (mine && reply.store) {
      if (browser) mergeStore(reply.store);
      document.dispatchEvent(new CustomEvent(STORE, { detail: { view, entries: reply.store } }));
    }
    for (const field of pending) if (field.isConnected && field.dataset.on === "input") tell(field);
  }

  on(root, "click", (event) => {
    const element = event.target.closest("[data-intent], [data-copy]");
    if (!element || element.matches(FIELD) || swiped) return;
    const { copy, intent } = element.dataset;
    if (copy) navigator.clipboard?.writeText(copy.startsWith("?") ? new URL(copy, location.href).href : copy);
    if (intent) act(element, intent);
  });

  for (const type of ["input", "change", "compositionend"]) on(root, type, (event) => {
    const field = event.target;
    if (!field.dataset.intent || event.isComposing) return;
    pending.add(field);
    if (type === "change" || field.dataset.on === "input") tell(field, type === "change");
  });

  on(root, "keydown", (event) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return;
    const writing = target.matches("input:not([type=checkbox]), select, textarea");
    const group = writing ? null : target.closest("[data-roving]");
    const next = group && neighbour(group, target, key);
    const pressed = !writing && [...body.querySelectorAll("[data-hotkey]")].find((e) => e.dataset.hotkey.toLowerCase() === key.toLowerCase());
    const { second, on: when, intent } = target.dataset; // JupyterLab keeps Enter from a field, which then never changes
    const sends = key === "Enter" && (second ?? (target.type === "text" && when === "change" && intent));
    if (sends) act(target, sends);
    else if (next) {
      next.focus();
      if ("choose" in group.dataset && next !== target) next.click();
    } else if (pressed) pressed.click();
    else return;
    event.preventDefault();
  });

  on(root, "focusin", ({ target }) => {
    const group = target.closest("[data-roving]");
    if (group && itemsOf(group).includes(target)) setStop(group, target);
  });

  on(root, "pointerdown", ({ target, clientX, clientY }) => {
    const element = target.closest("[data-second]:not(input)");
    touch = element && { element, clientX, clientY };
  });
  on(root, "pointerup", ({ clientX, clientY }) => {
    if (!touch || touch.clientY - clientY < 40 || Math.abs(clientX - touch.clientX) > touch.clientY - clientY) return;
    swiped = true; // the click that a mouse makes of it comes at once
    setTimeout(() => (swiped = false));
    act(touch.element, touch.element.dataset.second);
  });

  on(document, STORE, ({ detail }) => detail.view !== view && post({ do: "store" }, { store: detail.entries }));
  on(window, "storage", ({ key, newValue }) => {
    if (browser && key === STORE && newValue) post({ do: "store" }, { store: recall(STORE) });
  });

  post({ do: "restore" }, {
    saved: browser && save ? recall(SAVE + save) : null,
    store: browser ? recall(STORE) ?? {} : {},
    link: Object.fromEntries(new URLSearchParams(location.search)),
  });

  return {
    receive,
    close() {
      ending.abort();
      clearTimeout(waiting);
      for (const { id } of timers.values()) clearTimeout(id);
      status.remove();
    },
  };
}

// ---------------------------------------------------------------- in a notebook (anywidget)

export default {
  render({ model, el }) {
    const root = el.appendChild(document.createElement("div"));
    root.className = "pinochle-screen";
    const screen = mount(root, (message) => model.send(message), {
      html: model.get("_html"),
      save: model.get("_save"),
      browser: model.get("_browser"),
    });
    model.on("msg:custom", screen.receive);
    return () => {
      model.off("msg:custom", screen.receive);
      screen.close();
    };
  },
};
