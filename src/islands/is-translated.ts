// Browsers that translate mark the page so; this site has no such elements.
const translations = "#root font, #root [_msttexthash]";

/** Whether the browser has translated the page: the app would show it as it was. */
export function isTranslated(): boolean {
  const { documentElement } = document;
  return documentElement.lang !== "en" || document.querySelector(translations) !== null;
}
