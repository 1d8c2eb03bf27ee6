import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { imageFiles } from "../../src/server/images/image-file-names.ts";
import { renderImage } from "../../src/server/images/render-image.ts";
import type { ImageKind } from "../../src/shared/images/image.ts";
import { temporaryFolder } from "../support/store/temporary-folder.ts";

async function rendered(kind: ImageKind, image: { toBuffer(): Promise<Buffer> }) {
  const folder = await temporaryFolder();
  const source = path.join(await temporaryFolder(), "sent");
  await writeFile(source, await image.toBuffer());
  const size = await renderImage(source, kind, folder);
  const colorAt = async (name: string, left: number, top: number) => {
    const pixel = sharp(path.join(folder, name)).extract({ left, top, width: 1, height: 1 });
    return [...(await pixel.raw().toBuffer())];
  };
  return { folder, size, colorAt };
}

/** Red and green above, blue and white below: each way of turning it is another picture. */
function quarters(): Sharp {
  const width = 90;
  const height = 60;
  const pixels = Array.from({ length: width * height }, (_, at) => {
    const isLeft = at % width < width / 2;
    const isAbove = at < (width * height) / 2;
    if (isAbove) return isLeft ? [255, 0, 0] : [0, 255, 0];
    return isLeft ? [0, 0, 255] : [255, 255, 255];
  });
  return sharp(Buffer.from(pixels.flat()), { raw: { width, height, channels: 3 } });
}

const letterOf = ([red = 0, green = 0, blue = 0]: number[]) => {
  if (red > 128 && green > 128 && blue > 128) return "W";
  return red > 128 ? "R" : green > 128 ? "G" : "B";
};

/** Many colors, which no lossless format makes small. */
const noisy = (channels: 3 | 4) =>
  sharp({
    create: {
      width: 700,
      height: 300,
      channels,
      background: channels === 4 ? { r: 90, g: 90, b: 90, alpha: 0.5 } : "#888888",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  });

describe("keeps what is served and nothing else, whatever was sent:", () => {
  test.each([
    ["a photo", "jpeg", () => noisy(3).jpeg()],
    ["a screenshot", "png", () => noisy(3).png()],
    ["what is transparent", "webp", () => noisy(4).webp({ quality: 20 })],
    ["an AVIF", "avif", () => noisy(3).avif({ effort: 0 })],
  ] as const)("%s", async (_, kind, make) => {
    const { folder, size } = await rendered(kind, make());
    expect(size).toEqual({ width: 700, height: 300 });
    expect((await readdir(folder)).toSorted()).toEqual(imageFiles.toSorted());
  });
});

describe("turned upright", () => {
  const upright = ["RGBW", "GRWB", "WBGR", "BWRG", "RBGW", "BRWG", "WGBR", "GWRB"];
  test.each(["jpeg", "png", "webp", "avif"] as const)("a %s of each of the eight ways", async (kind) => {
    for (const [at, letters] of upright.entries()) {
      const turned = quarters()
        .toFormat(kind, { quality: 95 })
        .withMetadata({ orientation: at + 1 });
      const { size, colorAt } = await rendered(kind, turned);
      const [width, height] = at < 4 ? [90, 60] : [60, 90];
      expect([at, size]).toEqual([at, { width, height }]);
      const corners = [
        [5, 5],
        [width - 6, 5],
        [5, height - 6],
        [width - 6, height - 6],
      ] as const;
      const colors = await Promise.all(corners.map(([left, top]) => colorAt("480.jpg", left, top)));
      expect([at, colors.map(letterOf).join("")]).toEqual([at, letters]);
    }
  });
});

/** A segment of a JPEG, of the kind 0xE0 and up. */
function segment(kind: number, content: string): Buffer {
  const bytes = Buffer.from(content, "latin1");
  return Buffer.concat([Buffer.from([0xff, kind, (bytes.length + 2) >> 8, (bytes.length + 2) & 255]), bytes]);
}

test("an Ultra HDR photo is its picture, without the map of its gain that stands behind it", async () => {
  const xmp =
    'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/" hdrgm:Version="1.0"/></rdf:RDF></x:xmpmeta>';
  const photo = await quarters().jpeg({ quality: 95 }).toBuffer();
  const gain = await sharp({ create: { width: 30, height: 20, channels: 3, background: "#888888" } })
    .jpeg()
    .toBuffer();
  const bytes = Buffer.concat([
    photo.subarray(0, 2),
    segment(0xe1, xmp),
    segment(0xe2, "urn:iso:std:iso:ts:21496:-1\0\0\0\0\0"),
    photo.subarray(2),
    gain.subarray(0, 2),
    segment(0xe1, xmp),
    gain.subarray(2),
  ]);
  const { folder, size, colorAt } = await rendered("jpeg", { toBuffer: async () => bytes });
  expect(size).toEqual({ width: 90, height: 60 });
  expect(letterOf(await colorAt("480.jpg", 5, 5)) + letterOf(await colorAt("480.jpg", 84, 5))).toBe("RG");
  for (const name of await readdir(folder))
    expect((await readFile(path.join(folder, name))).includes("hdrgm"), name).toBe(false);
});

test.each(["exif", "xmp", "iptc", "comment"])("nothing is left of what a camera wrote: %s", async (kind) => {
  const secret = "home of ana";
  const plain = await quarters().jpeg().toBuffer();
  const written: Record<string, () => Promise<Buffer> | Buffer> = {
    exif: () =>
      quarters()
        .withExif({ IFD0: { Artist: secret }, IFD3: { GPSAreaInformation: secret } })
        .jpeg()
        .toBuffer(),
    xmp: () =>
      segment(
        0xe1,
        `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/">${secret}</x:xmpmeta>`,
      ),
    iptc: () => segment(0xed, `Photoshop 3.0\0 8BIM\x04\x04\0\0\0\0\0\x10\x1c\x02\x50\0\x0b${secret}`),
    comment: () => segment(0xfe, secret),
  };
  const part = (await written[kind]?.()) ?? plain;
  const isWhole = part.readUInt16BE(0) === 0xffd8;
  const bytes = isWhole ? part : Buffer.concat([plain.subarray(0, 2), part, plain.subarray(2)]);
  expect(bytes.includes(secret)).toBe(true);
  const { folder } = await rendered("jpeg", { toBuffer: async () => bytes });
  for (const name of await readdir(folder))
    expect((await readFile(path.join(folder, name))).includes(secret), name).toBe(false);
});

describe("is sRGB of 8 bits without a profile, whatever was sent:", () => {
  const red = () => sharp({ create: { width: 60, height: 40, channels: 3, background: "#ff0000" } });
  const deep = () =>
    sharp(new Uint16Array(60 * 40 * 3).fill(40_000), { raw: { width: 60, height: 40, channels: 3 } });
  test.each([
    ["CMYK", "jpeg", () => red().withIccProfile("cmyk").jpeg(), [232, 40, 10]],
    ["Display P3", "jpeg", () => red().withIccProfile("p3").jpeg(), [255, 0, 0]],
    ["16 bits", "png", () => deep().toColourspace("rgb16").png(), [156, 156, 156]],
    ["gray", "png", () => red().greyscale().png(), [127, 127, 127]],
  ] as const)("%s", async (_, kind, make, [r, g, b]) => {
    const { folder, colorAt } = await rendered(kind, make());
    for (const name of await readdir(folder)) {
      const { space, depth, icc } = await sharp(await readFile(path.join(folder, name))).metadata();
      expect([name, space, depth, icc]).toEqual([name, "srgb", "uchar", undefined]);
    }
    for (const name of ["480.jpg", "480.webp", "480.avif"]) {
      const color = await colorAt(name, 10, 10);
      for (const [at, wanted] of [r, g, b].entries())
        expect(Math.abs((color[at] ?? 0) - wanted), `${name} ${color}`).toBeLessThan(12);
    }
  });
});
