import { escapeHtml } from "../../shared/escape-html.ts";
import { palette } from "../../shared/palette.ts";

export interface Letter {
  title: string;
  blocks: readonly Block[];
}

/** A letter whose parts were made elsewhere. */
export interface WrittenLetter {
  text: string;
  html: string;
}

type Block =
  | { kind: "heading"; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "facts"; facts: readonly Fact[] }
  | { kind: "link"; label: string; href: string }
  /** A link that asks for no attention. */
  | { kind: "quietLink"; text: string; label: string; href: string };

export interface Fact {
  label: string;
  text: string;
}

export function textOf({ title, blocks }: Letter): string {
  return `${[title, ...blocks.map(blockAsText)].join("\n\n")}\n`;
}

function blockAsText(block: Block): string {
  switch (block.kind) {
    case "heading":
      return block.text.toUpperCase();
    case "paragraph":
      return block.text;
    case "facts":
      return block.facts
        .map(({ label, text }) => (text.includes("\n") ? `${label}:\n${text}` : `${label}: ${text}`))
        .join("\n");
    case "link":
      return `${block.label}:\n${block.href}`;
    case "quietLink":
      return `${block.text}\n${block.href}`;
  }
}

// Mail programs support little CSS: styles are inline, and only the dark colors need a style sheet.
export const mailFont = "font-family:Figtree,Arial,Helvetica,sans-serif";

export function htmlOf({ title, blocks }: Letter): string {
  const { surface, ink, mint } = palette;
  const dark = `
  .letter dt { color: ${palette["on-dark-soft"]} !important; }
  .letter a.quiet { color: ${mint} !important; }`;
  return mailDocument(
    title,
    dark,
    `<div class="letter" style="max-width:600px;box-sizing:border-box;margin:0 auto;padding:24px;background:${surface};color:${ink};border-radius:8px;${mailFont};font-size:16px;line-height:1.5;overflow-wrap:anywhere">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3" dir="auto">${escapeHtml(title)}</h1>
${blocks.map(blockAsHtml).join("\n")}
</div>`,
  );
}

/** The page around a `.letter`. `dark` has the style rules for dark colors that only this letter needs. */
export function mailDocument(title: string, dark: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: ${palette["pine-deep"]} !important; }
  .letter { background: ${palette.pine} !important; }
  .letter, .letter h1, .letter h2, .letter dd { color: ${palette["on-dark"]} !important; }
  .letter a.button { background: ${palette.mint} !important; color: ${palette.ink} !important; }${dark}
}
</style>
</head>
<body class="page" style="margin:0;padding:24px 12px;background:${palette.paper}">
${body}
</body>
</html>
`;
}

function blockAsHtml(block: Block): string {
  switch (block.kind) {
    case "heading":
      return `<h2 style="margin:24px 0 8px;font-size:17px;line-height:1.3">${escapeHtml(block.text)}</h2>`;
    case "paragraph":
      return `<p style="margin:0 0 16px">${escapeHtml(block.text)}</p>`;
    case "facts":
      return `<dl style="margin:0 0 16px">\n${block.facts.map(factAsHtml).join("\n")}\n</dl>`;
    case "link":
      return `<p style="margin:0 0 16px"><a class="button" href="${escapeHtml(block.href)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${palette.pine};color:${palette["on-dark"]};text-decoration:none;font-weight:bold">${escapeHtml(block.label)}</a></p>`;
    case "quietLink":
      return `<p style="margin:0 0 16px">${escapeHtml(block.text)} <a class="quiet" href="${escapeHtml(block.href)}" style="color:${palette.pine}">${escapeHtml(block.label)}</a></p>`;
  }
}

function factAsHtml({ label, text }: Fact): string {
  return `<dt style="margin:0;font-size:14px;color:${palette["ink-soft"]}">${escapeHtml(label)}</dt>
<dd style="margin:0 0 12px;white-space:pre-wrap" dir="auto">${escapeHtml(text)}</dd>`;
}
