import fc from "fast-check";

const codeUnit = fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code));

/** Any text at all: every script, control characters, halves of surrogate pairs, and what hides in markup. */
export const arbitraryText = fc.oneof(
  fc.string({ unit: codeUnit }),
  fc.string(),
  fc.constantFrom(
    "]]>",
    "&amp;",
    "<![CDATA[",
    "<!--",
    "\ud800",
    "\u0000",
    "\u2028",
    "😀",
    "__proto__",
    "$&",
    "</script>",
  ),
);
