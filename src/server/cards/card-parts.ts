import { Resvg } from "@resvg/resvg-js";
import { type CSSProperties, createElement, type ReactElement, type ReactNode } from "react";
import sharp from "sharp";
import { palette } from "../../shared/palette.ts";
import { displayFace } from "./fonts.ts";

interface Room {
  width: number;
  height: number;
  largest: number;
}

const sizes = [104, 92, 84, 74, 64, 56, 48] as const;
const smallest = 48;
const titleLineHeight = 1.04;

export const row = { display: "flex" } as const;
export const column = { display: "flex", flexDirection: "column" } as const;

export function div(style: CSSProperties, ...children: ReactNode[]): ReactElement {
  return createElement("div", { style }, ...children);
}

/** The largest size at which the title stands in its room; what is too long for the smallest is cut. */
export function titleStyle(title: string, room: Room): CSSProperties {
  const fitting = sizes.find((size) => size <= room.largest && fits(title, size, room));
  const size = fitting ?? smallest;
  return {
    display: "block",
    width: room.width,
    fontFamily: displayFace.family,
    fontSize: size,
    fontWeight: 600,
    lineHeight: titleLineHeight,
    letterSpacing: size * -0.03,
    // Balancing needs more lines than the clamp allows, so a title that is too long is clamped instead.
    ...(fitting === undefined
      ? { wordBreak: "break-word", lineClamp: Math.floor(room.height / (size * titleLineHeight)) }
      : { textWrap: "balance" }),
  };
}

// Half of the size is a letter's usual width in this face.
function fits(title: string, size: number, { width, height }: Room): boolean {
  const perLine = width / (size * 0.5);
  let lines = 1;
  let used = 0;
  for (const word of title.split(" ")) {
    // One word alone may have wide letters only.
    if (word.length * 1.1 > perLine) return false;
    if (used > 0 && used + 1 + word.length > perLine) {
      lines += 1;
      used = 0;
    }
    used += word.length + 1;
  }
  return lines * size * titleLineHeight <= height;
}

/** Rasterizes an SVG. A color palette keeps the PNG under the 300 kB that messengers accept. */
export async function encodePng(svg: string): Promise<Buffer> {
  const { pixels, width, height } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ palette: true })
    .toBuffer();
}

export function brandRow(brand: string, ink: string): ReactElement {
  return div(
    { ...row, alignItems: "center", gap: 16, fontFamily: displayFace.family, fontSize: 38, fontWeight: 700 },
    logoMark(ink),
    brand,
  );
}

/** The notes under a title, the first one in the accent color. */
export function notesRow(
  [first = "", ...others]: readonly string[],
  { fontSize, color, accent }: { fontSize: number; color: string; accent: string },
): ReactElement {
  return div(
    { ...row, gap: 18, fontSize, color },
    div({ fontWeight: 600, color: accent }, first),
    ...others.flatMap((note) => [div({}, "·"), div({}, note)]),
  );
}

function logoMark(ink: string): ReactElement {
  const stroke = {
    stroke: ink,
    strokeWidth: 3.4,
    strokeLinecap: "round",
    strokeLinejoin: "round",
    fill: "none",
  } as const;
  return createElement(
    "svg",
    { width: 50, height: 50, viewBox: "0 0 32 32" },
    createElement("circle", { cx: 7, cy: 24, r: 4, fill: palette.signal }),
    createElement("path", { d: "M13 24c7 0 6-14 14-14", ...stroke }),
    createElement("path", { d: "m22.5 4.8 5.3 5.2-5.3 5.2", ...stroke }),
  );
}
