// In a browser that is too old for the engine nothing is fetched, and a sentence says what is needed. This file is
// written in words that Safari 12 knows.
(function () {
  // The last of these came to Chrome with 99, to Firefox with 113 and to Safari with 16.4.
  if (window.structuredClone && window.CompressionStream && window.CSSLayerBlockRule) return;
  var ours = { ca: 1, ro: 1, en: 1 };
  var language = (navigator.language || "").slice(0, 2);
  var named = '[data-language="' + (ours[language] ? language : "ca") + '"]';
  var sentences = document.importNode(document.querySelector("template[data-sentences]" + named).content, true);
  var sentence = sentences.querySelector('[data-shown-when="old"]');
  sentence.hidden = false;
  document.body.innerHTML = "";
  document.body.appendChild(sentence);
  document.body.style.cssText = "display: block; margin: 2em; font: 1.25em sans-serif";
  window.faristol = { isTooOld: true };
})();
