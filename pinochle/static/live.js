// On the site: brings the screens of a page to life with one worker (worker.js) once somebody wants one, and has the
// service worker (sw.js) keep what was used. What a screen is and does is no business of this file.

const { mergeStore, mount, recall, SAVE, STORE } = await import("./screen.js");

const SCREEN = ".pinochle-screen";
const ASLEEP = "[data-waits]"; // complete to read: it comes to life when a button in it is pressed, and not before
const SITE = new URL("../", import.meta.url); // this file lies one folder below the site's root
const PATIENCE = { boot: 60000, ready: 30000 }; // milliseconds without a sign of life until the page says so

const alive = new Map(); // number of a screen → {root, screen}
let python = null; // the worker
let ready = false;
let failed = false;
let waiting = []; // messages without an answer, oldest first
let [count, timer, done] = [0, 0, 0];

// ---------------------------------------------------------------- the worker

function start() {
  if (python || failed) return;
  try {
    if (typeof WebAssembly !== "object") throw new Error("this browser has no WebAssembly");
    python = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  } catch (error) {
    return fail(error.message);
  }
  python.onmessage = hear;
  python.onerror = (event) => fail(event.message || "its files did not arrive");
  for (const message of waiting) python.postMessage(message);
  look();
  patience();
}

function hear({ data }) {
  if (data.failed) return fail(data.failed);
  if (data.done) progress((done = Math.min(data.done, 1)));
  if (data.ready) {
    ready = true;
    for (const root of document.querySelectorAll(SCREEN)) note(root);
    setTimeout(keep, 300, { under: "live/" }); // after the answer that somebody waits for
  }
  if (data.reply) {
    waiting.shift();
    const { to, error, ...reply } = JSON.parse(data.reply);
    const one = alive.get(to);
    if (one?.body.ariaBusy) busy(one, to);
    if (one && error) note(one.root, error);
    else if (one) {
      one.root.dataset.spec = JSON.stringify(reply.spec); // from here it goes on in a new worker
      one.screen.receive(reply);
      showWords();
    }
  }
  patience(); // only now: an answered message is not waited for
}

/** Give up after a while without a sign of life, as long as there is something to wait for. */
function patience() {
  clearTimeout(timer);
  if (!ready || waiting.length) timer = setTimeout(() => fail("it does not answer"), ready ? PATIENCE.ready : PATIENCE.boot);
}

function fail(why) {
  clearTimeout(timer);
  python?.terminate();
  [python, failed] = [null, true];
  const lost = ready && waiting.some((item) => item.done) ? "What you did last was not taken. " : "";
  if (ready) for (const { screen } of alive.values()) screen.close();
  for (const root of document.querySelectorAll(SCREEN)) {
    root.querySelector(":scope > .pn-body").ariaBusy = null;
    const again = document.createElement("button");
    again.textContent = "Try again";
    again.onclick = retry;
    note(root, `The interactive part stopped working (${why}). ${lost}The page can be read as it is. `, again);
  }
}

/** A new worker: what was waiting for the first start still is; a screen that was alive goes on from its last state. */
function retry() {
  if (ready) {
    for (const { root } of alive.values()) delete root.dataset.live;
    alive.clear();
    waiting = [];
  }
  [ready, failed, done] = [false, false, 0];
  for (const [to, one] of alive) busy(one, to);
  document.querySelectorAll(SCREEN).forEach(wait);
  start();
}

function post(to, message) {
  // Once somebody has done something, what the address asked for is past: a page that comes back shows what was done.
  if (message.done && location.search) history.replaceState(history.state, "", location.pathname + location.hash);
  const item = { to, message: JSON.stringify(message), done: message.done };
  waiting.push(item);
  if (!ready && alive.has(to)) busy(alive.get(to), to);
  python?.postMessage(item);
  if (waiting.length === 1) patience();
}

/** Whether what a screen shows is out of date: something was done, and no answer has come. */
function busy({ body }, to) {
  body.ariaBusy = waiting.some((item) => item.to === to && item.done) || null;
}

// ---------------------------------------------------------------- the screens

function bring(root) {
  const to = (root.dataset.live = count += 1);
  delete root.dataset.waits;
  const { kind, spec, save = "" } = root.dataset;
  let open = { kind, spec: JSON.parse(spec), save };
  const send = (message) => {
    post(to, { ...message, open });
    open = undefined;
  };
  const screen = mount(root, send, { save, patience: 0 });
  alive.set(to, { root, screen, body: root.querySelector(":scope > .pn-body") });
  if (!ready) wait(root);
}

/** Show how far Python is. */
function wait(root) {
  note(root, "Getting ready", document.createElement("progress"));
  progress(done); // a bar without a value would move, which takes time from Python
}

/** See what screens there are: after a start, and when another page was put into this one. */
function look() {
  for (const [to, { root, screen }] of alive) {
    if (root.isConnected) continue;
    screen.close();
    alive.delete(to);
  }
  const fresh = [...document.querySelectorAll(`${SCREEN}:not([data-live])`)];
  const begun = ({ dataset }) => location.search || (dataset.save && recall(SAVE + dataset.save));
  if (python) fresh.filter((root) => !root.matches(ASLEEP) || begun(root)).forEach(bring);
  else if (fresh.some(begun)) start();
  else if (!navigator.connection?.saveData) fresh.forEach((root) => sight.observe(root));
}

const sight = new IntersectionObserver((seen) => {
  if (seen.some((one) => one.isIntersecting)) setTimeout(start, 1500); // when the page itself has long been there
});

for (const type of ["pointerover", "focusin", "click"]) {
  document.addEventListener(type, ({ target }) => target.closest?.(SCREEN) && start(), { capture: true });
}
document.addEventListener("click", ({ target }) => {
  const asleep = target.closest?.(`${ASLEEP} [data-intent]`)?.closest(ASLEEP);
  if (asleep && python) bring(asleep); // in time to hear of this press itself
}, { capture: true });

/** Say something under a screen, or nothing any more. */
function note(root, text = "", more = "") {
  root.querySelector(":scope > .pn-note-live")?.remove();
  if (!text) return;
  const line = document.createElement("p");
  line.className = "pn-note-live";
  if (failed) line.setAttribute("role", "alert");
  line.append(text, more);
  root.append(line);
}

function progress(part) {
  for (const bar of document.querySelectorAll(".pn-note-live progress")) {
    bar.value = part;
    const doing = bar.closest(SCREEN).querySelector("[aria-busy]") ? "Working it out" : "Getting ready";
    bar.previousSibling.data = `${doing}: ${Math.round(part * 100)} % `;
  }
}

// ---------------------------------------------------------------- one switch for the words of the whole site

const WORDS = "settings/words"; // in the store that screens share, which so follow the switch, and it them
const page = document.documentElement;

function showWords(chosen = recall(STORE)?.[WORDS]?.[1]) {
  const speaks = document.querySelector(".pn-words-plain") ? "plain" : "table"; // where nothing was chosen, as its screen does
  const plain = (chosen ?? speaks) === "plain";
  page.dataset.pinochleWords = plain ? "plain" : "table";
  for (const button of document.querySelectorAll("[data-words-switch]")) button.setAttribute("aria-checked", plain);
  for (const other of document.querySelectorAll(`${SCREEN}:not([data-live]) > template`)) {
    if (other.dataset.words !== page.dataset.pinochleWords) continue;
    other.dataset.words = plain ? "table" : "plain"; // what is shown and what is kept change places
    const shown = other.previousSibling;
    const text = shown.innerHTML;
    shown.replaceChildren(other.content);
    other.innerHTML = text;
  }
}

document.addEventListener("click", ({ target }) => {
  if (!target.closest?.("[data-words-switch]")) return;
  const entries = { [WORDS]: [Date.now(), page.dataset.pinochleWords === "plain" ? "table" : "plain"] };
  mergeStore(entries);
  document.dispatchEvent(new CustomEvent(STORE, { detail: { entries } }));
});
document.addEventListener("keydown", (event) => {
  if (event.key !== " " || !event.target.matches("label[tabindex]")) return;
  event.preventDefault(); // Material's menu knows Enter alone
  event.target.click();
});
document.addEventListener(STORE, ({ detail: { entries } }) => WORDS in entries && showWords(entries[WORDS][1]));
for (const type of ["storage", "pageshow"]) addEventListener(type, () => showWords()); // chosen in another tab, or on a page before
showWords();

// ---------------------------------------------------------------- kept for use without a network

async function keep(what) {
  (await navigator.serviceWorker?.ready)?.active.postMessage(what);
}

/** A button of the page that keeps the whole site; hidden where that is not possible. */
function keepAll(button) {
  button.hidden = false;
  button.onclick = () => keep({ under: "" });
  navigator.serviceWorker.addEventListener("message", ({ data: { done, missing, pages, bytes } }) => {
    const all = `All ${pages} pages are on this device now (${Math.ceil(bytes / 1e6)} MB)`;
    button.textContent = missing ? "Some of it did not arrive. Try again" : done < 1 ? `Keeping: ${Math.floor(done * 100)} %` : all;
  });
}

navigator.serviceWorker?.register(new URL("sw.js", SITE)).then(() => {
  keep({ urls: [location.href, ...performance.getEntriesByType("resource").map(({ name }) => name)] });
  document.querySelectorAll("[data-keep-site]").forEach(keepAll);
}, () => {}); // the site works without it

// Material says here that it has put another page into this one.
if (self.document$) self.document$.subscribe(look);
else look();
