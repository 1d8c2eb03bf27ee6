/**
 * What the standard does not allow in the document, a line each, of what React and the browser let pass: `autocomplete`, times,
 * weights of drawn text, and options whose words are their values, which a translation changes. It runs in the page: it
 * knows nothing from around it.
 */
export function invalidHtml(): string[] {
  const noText = new Set(["checkbox", "radio", "file", "submit", "image", "reset", "button"]);
  const contact = "(?:(?:home|work|mobile|fax|pager) )?(?:tel(?:-[a-z-]+)?|email|impp)";
  const field =
    "name|honorific-(?:prefix|suffix)|(?:given|additional|family)-name|nickname|username|(?:new|current)-password|" +
    "one-time-code|organization(?:-title)?|street-address|address-(?:line|level)[1-4]|country(?:-name)?|postal-code|" +
    "cc-[a-z-]+|transaction-(?:currency|amount)|language|bday(?:-(?:day|month|year))?|sex|url|photo";
  const fieldName = new RegExp(
    `^(?:on|off|(?:section-\\S+ )?(?:(?:shipping|billing) )?(?:${field}|${contact})(?: webauthn)?)$`,
    "i",
  );
  const day = String.raw`\d{4,}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;
  const time = String.raw`(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?`;
  const zone = String.raw`(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)`;
  const moment = new RegExp(
    `^(?:\\d{4,}|\\d{4,}-(?:0[1-9]|1[0-2])|(?:--)?(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])|\\d{4,}-W[0-5]\\d|` +
      `${day}|${time}|${zone}|${day}[T ]${time}(?:${zone})?|P(?:\\d+D)?(?:T(?:\\d+H)?(?:\\d+M)?(?:\\d+(?:\\.\\d+)?S)?)?)$`,
  );
  const rules: [selector: string, isValid: (element: Element) => boolean][] = [
    [
      "[autocomplete]",
      (element) => {
        const words = element.getAttribute("autocomplete") ?? "";
        if (element.localName === "form") return /^(?:on|off)$/.test(words);
        const canHoldText =
          element.localName !== "input" || !noText.has(element.getAttribute("type")?.toLowerCase() ?? "text");
        return canHoldText && fieldName.test(words);
      },
    ],
    ["time", (element) => moment.test(element.getAttribute("datetime") ?? element.textContent ?? "")],
    [
      "svg [font-weight]",
      (element) => /^(?:normal|bold|bolder|lighter|[1-9]00)$/.test(element.getAttribute("font-weight") ?? ""),
    ],
    ["option", (element) => element.hasAttribute("value")],
  ];
  return rules.flatMap(([selector, isValid]) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => !isValid(element))
      .map((element) => element.outerHTML.slice(0, 200)),
  );
}
