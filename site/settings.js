// The settings of this device, read before anything is painted: its theme and language, else the browser's.
(() => {
  const known = ["ca", "ro", "en"];
  let stored = {};
  try {
    stored = JSON.parse(localStorage.getItem("faristol.settings")) ?? {};
  } catch {
    // Storage is blocked or was damaged: the browser's own choices stand.
  }
  const wished = [stored.language, ...navigator.languages.map((tag) => tag.slice(0, 2)), "ca"];
  const settings = {
    language: wished.find((language) => known.includes(language)),
    theme: ["light", "dark", "contrast"].includes(stored.theme) ? stored.theme : "auto",
    tiles: stored.tiles === "large" ? "large" : "normal",
    board: stored.board === "whole" ? "whole" : "grows",
    sound: stored.sound !== false,
    vibration: stored.vibration !== false,
    volume: /^[1-5]$/.test(stored.volume) ? String(stored.volume) : ({ half: "4", low: "3" }[stored.volume] ?? "5"),
    pace: ["normal", "fast"].includes(stored.pace) ? stored.pace : "slow",
    paper: stored.paper === "letter" ? "letter" : "a4",
    voice_ca: String(stored.voice_ca ?? "own"),
    voice_ro: String(stored.voice_ro ?? "own"),
    master_play: stored.master_play === "spelled" ? "spelled" : "whole",
    heard: ["yes", "no"].includes(stored.heard) ? stored.heard : "",
  };
  const root = document.documentElement;
  root.lang = settings.language;
  if (settings.theme !== "auto") root.dataset.theme = settings.theme;
  root.dataset.tiles = settings.tiles;
  root.dataset.firstTap = settings.board;
  root.dataset.update = "none";
  root.dataset.offline = self.isSecureContext ? "fetching" : "insecure";
  window.faristol = { settings, address: () => (location.hash.startsWith("#/") ? location.hash : "#/") };
})();
