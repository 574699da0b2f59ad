// Shows a screen before the engine has started: the one that this window had before a reload, else one that the build has
// prerendered. Home is in the page itself, the other screens come in a file of each language. Until page.js has loaded,
// this file also answers taps on the language, the theme and links.
(() => {
  const { isTooOld, settings, address } = window.faristol;
  if (isTooOld) return;

  function template(selector) {
    return document.querySelector(`template[data-language="${settings.language}"]${selector}`);
  }

  // The sentences of a page without an engine, in the reader's language.
  function showSentences() {
    const found = template("[data-sentences]");
    document.getElementById("sentences").replaceChildren(found.content.cloneNode(true));
    document.getElementById("skip").textContent = found.dataset.skip;
  }

  const fetched = new Set();
  let missed = false; // whether a screen was asked for before its file had come

  async function fetchScreens(language) {
    if (fetched.has(language)) return;
    fetched.add(language);
    const answer = await fetch(`screens/${language}.html`);
    const screens = document.createElement("template");
    screens.innerHTML = await answer.text();
    document.head.append(screens.content);
    if (missed) window.faristol.arrived();
  }

  // What stands behind an address, such as a position, only the engine reads.
  const beginning = () => address().split("/", 2).join("/");

  // Returns whether a prerendered screen has this address.
  function showPrerendered() {
    fetchScreens(settings.language).catch(() => {});
    const found = [address(), beginning()].map((at) => template(`[data-screen="${CSS.escape(at)}"]`)).find(Boolean);
    missed = !found;
    if (!found) return false;
    for (const part of found.content.children)
      document.getElementById(part.dataset.for).innerHTML = part.innerHTML;
    if (address() === "#/") showStoredHome();
    nameThePage(found.dataset.title);
    nameTheParts();
    showSettings();
    return true;
  }

  // Home with its events, as this device had it last: after a crash it says that one was running.
  function showStoredHome() {
    try {
      const { language, regions } = JSON.parse(localStorage.getItem("faristol.home")) ?? {};
      if (language !== settings.language) return;
      for (const [region, html] of Object.entries(regions)) document.getElementById(region).innerHTML = html;
    } catch {
      // Storage is blocked or was damaged: home stands without its events until the engine is there.
    }
  }

  // Which parts the screen has, for the stylesheet: a `:has()` of the body would be looked at again with each tile.
  const PARTS = {
    clock: ".bar .bar__clock",
    board: ".work :is(.two, .solo, .board[data-board])",
    letter: ".work .letter",
    solo: ".work .solo",
    listed: ".work > .apart[data-listed] .board[data-board]",
    words: ".shelf__words",
    steps: ".bar .steps",
    turned: "[data-turned]",
    verdict: ".word-verdict[data-fills]",
  };
  function nameTheParts() {
    document.body.dataset.has = Object.keys(PARTS).filter((part) => document.querySelector(PARTS[part])).join(" ");
  }

  // Each screen focuses the work area, so that a screen reader announces its name.
  function nameThePage(title) {
    document.title = title;
    document.getElementById("work").setAttribute("aria-label", title);
  }

  // Shows the settings of this device, on the root element and on the switches.
  function showSettings() {
    const { lang, dataset } = document.documentElement;
    if (lang !== settings.language) document.documentElement.lang = settings.language;
    if (settings.theme === "auto") delete dataset.theme;
    else dataset.theme = settings.theme;
    dataset.tiles = settings.tiles;
    dataset.firstTap = settings.board;
    for (const button of document.querySelectorAll(".segments [data-setting]"))
      button.setAttribute("aria-pressed", button.dataset.value === chosen(button.dataset.setting));
  }

  function chosen(setting) {
    const value = settings[setting];
    return typeof value === "boolean" ? (value ? "on" : "") : value;
  }

  function showScreenBeforeReload() {
    let screen = null;
    try {
      screen = JSON.parse(sessionStorage.getItem("faristol.shown"));
    } catch {
      return false;
    }
    if (screen?.address !== address() || screen.language !== settings.language) return false;
    for (const [region, html] of Object.entries(screen.regions)) document.getElementById(region).innerHTML = html;
    nameThePage(screen.title);
    nameTheParts();
    return true;
  }

  // Changes a setting of this device, and stores it.
  function choose(name, value) {
    settings[name] = typeof settings[name] === "boolean" ? value === "on" : value;
    try {
      localStorage.setItem("faristol.settings", JSON.stringify(settings));
    } catch {
      // Storage is blocked: the choice lasts as long as the page.
    }
    showSettings();
    if (name === "language") showSentences();
  }

  const early = new AbortController();
  function tapped({ target }) {
    const { setting, value } = target.closest("[data-setting]")?.dataset ?? {};
    if (setting) choose(setting, value);
    if (setting === "language") showPrerendered();
  }

  Object.assign(window.faristol, { choose, showPrerendered, nameThePage, nameTheParts, arrived: showPrerendered, handOver: () => early.abort() });
  showSentences();
  if (!showScreenBeforeReload()) showPrerendered();
  document.addEventListener("click", tapped, { signal: early.signal });
  window.addEventListener("hashchange", showPrerendered, { signal: early.signal });
})();
