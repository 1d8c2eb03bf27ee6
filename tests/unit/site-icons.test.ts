import { readFileSync } from "node:fs";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { expect, test } from "vitest";
import { site, tagline } from "../../content/site.ts";
import { palette } from "../../src/shared/palette.ts";
import { drawIcons, webManifest } from "../../src/tools/site-icons.ts";

const root = path.resolve(import.meta.dirname, "../..");
const icons = drawIcons(readFileSync(path.join(root, "public/favicon.svg"), "utf8"));
const shell = readFileSync(path.join(root, "index.html"), "utf8");

function iconAt(name: string): Buffer {
  const icon = icons.find((candidate) => candidate.path === name);
  if (icon === undefined) throw new Error(`There is no ${name}`);
  return icon.bytes;
}

/** The picture as rows of four bytes a pixel. */
function pixelsOf(png: Buffer): { width: number; rgba: Buffer } {
  const width = png.readUInt32BE(16);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}"><image href="data:image/png;base64,${png.toString("base64")}" width="${width}" height="${width}"/></svg>`;
  return { width, rgba: new Resvg(svg).render().pixels };
}

test("the manifest has the name of the site and the colors of its pages", () => {
  const manifest = webManifest();
  expect(manifest).toMatchObject({ name: site.name, short_name: site.name, description: tagline });
  expect(manifest).toMatchObject({ theme_color: palette.paper, background_color: palette.paper });
  expect(shell).toContain(`<meta name="theme-color" content="${palette.paper}">`);
});

test("each icon that the manifest or a page names is there, in its size", () => {
  const named = webManifest().icons.filter(({ type }) => type === "image/png");
  for (const { src, sizes } of [...named, { src: "/apple-touch-icon.png", sizes: "180x180" }]) {
    const png = iconAt(src.slice(1));
    expect([src, `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`]).toEqual([src, sizes]);
  }
  for (const [, href = ""] of shell.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="\/([^"]+)"/g)) {
    expect([...icons.map((icon) => icon.path), "favicon.svg"]).toContain(href);
  }
});

test("favicon.ico holds three whole pictures", () => {
  const ico = iconAt("favicon.ico");
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [at, size] of [16, 32, 48].entries()) {
    const entry = ico.subarray(6 + at * 16);
    const png = ico.subarray(entry.readUInt32LE(12), entry.readUInt32LE(12) + entry.readUInt32LE(8));
    expect([entry.readUInt8(0), png.subarray(1, 4).toString(), png.readUInt32BE(16)]).toEqual([
      size,
      "PNG",
      size,
    ]);
    expect(png.subarray(-8, -4).toString()).toBe("IEND");
  }
});

test("the mask-safe icon fills its square, and no mask cuts its mark", () => {
  const { width, rgba } = pixelsOf(iconAt("icon-maskable-512.png"));
  expect(rgba.readUInt32BE(0).toString(16)).toBe(`${palette.pine.slice(1)}ff`);
  let marked = 0;
  let cut = 0;
  for (let y = 0; y < width; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const distance = [0, 1, 2].map((part) => Math.abs(rgba.readUInt8(at + part) - rgba.readUInt8(part)));
      // The icon's own ground and the one around it meet in a seam that nobody sees.
      if (Math.max(...distance) < 4) continue;
      marked++;
      if (Math.hypot(x - width / 2, y - width / 2) > width * 0.4) cut++;
    }
  }
  expect(marked).toBeGreaterThan(10_000);
  expect(cut).toBe(0);
});

test("the icon of Apple's systems, which cut the corners themselves, has none of its own", () => {
  const { width, rgba } = pixelsOf(iconAt("apple-touch-icon.png"));
  for (const at of [0, width - 1, width * (width - 1), width * width - 1]) {
    expect(rgba.readUInt32BE(at * 4).toString(16)).toBe(`${palette.pine.slice(1)}ff`);
  }
});
