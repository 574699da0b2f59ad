// Before the first frame: the screen that stood here when the page was last left, else the prerendered one.
(() => {
  const { settings, address } = window.faristol;

  function template(selector) {
    return document.querySelector(`template[data-language="${settings.language}"]${selector}`);
  }

  // The sentences of a page without an engine, in the reader's language.
  function showSentences() {
    const found = template("[data-sentences]");
    document.getElementById("sentences").replaceChildren(found.content.cloneNode(true));
    document.getElementById("skip").textContent = found.dataset.skip;
  }

  // True if there was something to show for this address.
  function showPrerendered() {
    const found = template(`[data-screen="${CSS.escape(address())}"]`);
    if (!found) return false;
    for (const part of found.content.children)
      document.getElementById(part.dataset.for).innerHTML = part.innerHTML;
    nameThePage(found.dataset.title);
    showSettings();
    return true;
  }

  // The focus comes to the work with each screen, so that its name is said.
  function nameThePage(title) {
    document.title = title;
    document.getElementById("work").setAttribute("aria-label", title);
  }

  // What this device chose, on the root element and on the switches.
  function showSettings() {
    const { lang, dataset } = document.documentElement;
    if (lang !== settings.language) document.documentElement.lang = settings.language;
    if (settings.theme === "auto") delete dataset.theme;
    else dataset.theme = settings.theme;
    for (const button of document.querySelectorAll(".segments [data-setting]"))
      button.setAttribute("aria-pressed", button.dataset.value === chosen(button.dataset.setting));
  }

  function chosen(setting) {
    return setting === "sound" ? (settings.sound ? "on" : "") : settings[setting];
  }

  function showKept() {
    let kept = null;
    try {
      kept = JSON.parse(sessionStorage.getItem("faristol.shown"));
    } catch {
      return false;
    }
    if (kept?.address !== address() || kept.language !== settings.language) return false;
    for (const [region, html] of Object.entries(kept.regions)) document.getElementById(region).innerHTML = html;
    nameThePage(kept.title);
    return true;
  }

  Object.assign(window.faristol, { showSentences, showPrerendered, showSettings, nameThePage });
  showSentences();
  if (!showKept()) showPrerendered();
})();
