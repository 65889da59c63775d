// Which words the reader has chosen, before anything is shown: the build puts this into the head of every page.
// The switch itself and what follows from it are in live.js.
try {
  const [, chosen] = JSON.parse(localStorage.getItem("pinochle:store"))["settings/words"];
  document.documentElement.dataset.pinochleWords = chosen === "plain" ? chosen : "table";
} catch {
  document.documentElement.dataset.pinochleWords = "table"; // nothing chosen yet, or nothing readable
}
