import { escapeHtml } from "../../shared/escape-html.ts";
import { palette } from "../../shared/palette.ts";
import type { ArticleFigure, FigureEntry } from "../../shared/posts/figure.ts";

const { sunk, mint, pine, signal } = palette;
const softColor = palette["ink-soft"];

/** A figure as tables, the one form of drawing that all mail programs show. */
export function figureBlock({ kind, title, entries }: ArticleFigure): string {
  const rows = entries.map((entry, index) => {
    const number = kind === "steps" ? `${index + 1}. ` : "";
    return `<tr><td style="padding:0 16px 12px">${row(number, entry)}</td></tr>`;
  });
  return `<table class="drawn" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;background:${sunk};border-radius:8px;font-size:15px;line-height:1.4"><tr><td style="padding:16px 16px 12px;font-weight:bold">${escapeHtml(title)}</td></tr>${rows.join("")}</table>`;
}

function row(number: string, { label, value, note, starred, span }: FigureEntry): string {
  const bar = span === null ? "" : barOf(span, starred);
  const words =
    note === ""
      ? ""
      : `<div class="soft" style="font-size:14px;color:${softColor}">${escapeHtml(note)}</div>`;
  return `${number}${escapeHtml(label)}: <strong>${escapeHtml(value)}</strong>${bar}${words}`;
}

function barOf([from, to]: readonly [number, number], starred: boolean): string {
  const parts = [
    { percent: from, color: mint, name: "rest" },
    { percent: to - from, color: starred ? signal : pine, name: starred ? "star" : "part" },
    { percent: 100 - to, color: mint, name: "rest" },
  ].filter(({ percent }) => percent >= 0.5);
  const cells = parts.map(
    ({ percent, color, name }) =>
      `<td class="${name}" width="${Math.round(percent)}%" height="8" style="background:${color};font-size:0;line-height:8px">&nbsp;</td>`,
  );
  return `<table role="presentation" aria-hidden="true" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0"><tr>${cells.join("")}</tr></table>`;
}
