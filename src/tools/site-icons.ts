import { Resvg } from "@resvg/resvg-js";
import { site, tagline } from "../../content/site.ts";
import { palette } from "../shared/palette.ts";

interface IconFile {
  path: string;
  bytes: Buffer;
}

// A mask may leave only a circle of 80 % of the width (W3C manifest, safe zone).
const maskableShare = 0.85;

export function drawIcons(favicon: string): IconFile[] {
  const ground = onGround(favicon, 1);
  return [
    { path: "favicon.ico", bytes: ico([16, 32, 48].map((size) => ({ size, png: png(favicon, size) }))) },
    { path: "apple-touch-icon.png", bytes: png(ground, 180) },
    { path: "icon-192.png", bytes: png(favicon, 192) },
    { path: "icon-512.png", bytes: png(favicon, 512) },
    { path: "icon-maskable-512.png", bytes: png(onGround(favicon, maskableShare), 512) },
  ];
}

export function webManifest() {
  return {
    name: site.name,
    short_name: site.name,
    description: tagline,
    lang: "en",
    start_url: "/",
    scope: "/",
    display: "browser",
    theme_color: palette.paper,
    background_color: palette.paper,
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}

function onGround(favicon: string, share: number): string {
  const size = 32 * share;
  const edge = (32 - size) / 2;
  const inner = favicon.replace("<svg", `<svg x="${edge}" y="${edge}" width="${size}" height="${size}"`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">` +
    `<rect width="32" height="32" fill="${palette.pine}"/>${inner}</svg>`
  );
}

function png(svg: string, size: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: "width", value: size } }).render().asPng();
}

function ico(pictures: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length + pictures.length * 16;
  const entries = pictures.map(({ size, png: { length } }) => {
    const entry = Buffer.alloc(16);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += length;
    return entry;
  });
  return Buffer.concat([head, ...entries, ...pictures.map((picture) => picture.png)]);
}
