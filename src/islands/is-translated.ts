// Browsers mark translated text by these; the site itself has none.
const translations = "#root font, #root [_msttexthash]";

/** On a translated page, hydration brings the original text back. */
export function isTranslated(): boolean {
  const { documentElement } = document;
  return documentElement.lang !== "en" || document.querySelector(translations) !== null;
}
