import { crc32 } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { decodeUpright } from "../../src/server/images/decode-image.ts";
import type { ImageKind } from "../../src/shared/images/image.ts";

// What Chromium 150 made of each as an <img> is in brackets.

/** A photo's worth of detail, of which no two rows are the same. */
function photo() {
  const width = 450;
  const height = 300;
  const pixels = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, at) => (Math.imul(at + 1, 2_246_822_519) >>> 13) & 255),
  );
  return sharp(pixels, { raw: { width, height, channels: 3 } }).blur(2);
}

const made = {
  jpeg: await photo().jpeg().toBuffer(),
  progressive: await photo().jpeg({ progressive: true }).toBuffer(),
  png: await photo().png().toBuffer(),
  webp: await photo().webp().toBuffer(),
  avif: await photo().avif({ effort: 0 }).toBuffer(),
  /** Its rows are all the same, as in the white end of a screenshot. */
  plain: await sharp({ create: { width: 450, height: 300, channels: 3, background: "#fff" } })
    .jpeg()
    .toBuffer(),
};

const without = (bytes: Buffer, count: number) => bytes.subarray(0, bytes.length - Math.round(count));
const changed = (bytes: Buffer, at: number) => {
  const copy = Buffer.from(bytes);
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
  return copy;
};
const withRiffSize = (bytes: Buffer, more: number) => {
  const copy = Buffer.from(bytes);
  copy.writeUInt32LE(copy.readUInt32LE(4) + more, 4);
  return copy;
};
/** The PNG with a chunk behind its head, whose checksum may be wrong. */
const withChunk = (type: string, data: string, isWrong = false) => {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(type + data, "latin1"), Buffer.alloc(4)]);
  chunk.writeUInt32BE(data.length);
  chunk.writeUInt32BE((crc32(chunk.subarray(4, -4)) ^ (isWrong ? 1 : 0)) >>> 0, chunk.length - 4);
  return Buffer.concat([made.png.subarray(0, 33), chunk, made.png.subarray(33)]);
};

describe("what every browser shows is decoded:", () => {
  test.each<[string, ImageKind, Buffer]>([
    ["a JPEG without its last byte", "jpeg", without(made.jpeg, 1)],
    ["a JPEG without its last two bytes", "jpeg", without(made.jpeg, 2)],
    ["a JPEG without its last ten bytes", "jpeg", without(made.jpeg, 10)],
    ["a JPEG without its last hundredth", "jpeg", without(made.jpeg, made.jpeg.length / 100)],
    ["a progressive JPEG without its last two bytes", "jpeg", without(made.progressive, 2)],
    [
      "a progressive JPEG without its last fiftieth",
      "jpeg",
      without(made.progressive, made.progressive.length / 50),
    ],
    ["a JPEG of one color without its last two bytes", "jpeg", without(made.plain, 2)],
    ["a JPEG with zeros behind it", "jpeg", Buffer.concat([made.jpeg, Buffer.alloc(5_000)])],
    ["a JPEG with another one behind it, as phones write", "jpeg", Buffer.concat([made.jpeg, made.plain])],
    [
      "a PNG with the source of an SVG in a text",
      "png",
      withChunk("tEXt", 'Source\0<svg xmlns="http://www.w3.org/2000/svg">'),
    ],
    [
      "a PNG with markup in its XMP",
      "png",
      withChunk("iTXt", "XML:com.adobe.xmp\0\0\0\0\0<html><body>drawn here"),
    ],
    ["a PNG with a wrong checksum of a text", "png", withChunk("tEXt", "Comment\0Hello", true)],
    ["a PNG with a wrong checksum of its gamma", "png", withChunk("gAMA", "\0\x01\x86\xa0", true)],
    ["a PNG with a profile that is none", "png", withChunk("iCCP", "x\0\0junk")],
    ["a PNG without its end", "png", without(made.png, 12)],
    ["a PNG with half of its end", "png", without(made.png, 5)],
    ["a PNG without its last hundredth", "png", without(made.png, made.png.length / 100)],
    ["a PNG with text behind it", "png", Buffer.concat([made.png, Buffer.from("A".repeat(999))])],
    [
      "a WebP with an odd number of bytes behind it",
      "webp",
      Buffer.concat([made.webp, Buffer.from([0, 1, 2])]),
    ],
    ["an AVIF with text behind it", "avif", Buffer.concat([made.avif, Buffer.from("trailing")])],
  ])("%s", async (_, kind, bytes) => {
    const { info, data } = await decodeUpright(bytes, kind);
    expect([info.width, info.height, data.length]).toEqual([450, 300, 450 * 300 * info.channels]);
  });
});

describe("what no browser shows whole is damaged:", () => {
  test.each<[string, ImageKind, Buffer]>([
    // [the half]
    ["half of a JPEG", "jpeg", without(made.jpeg, made.jpeg.length / 2)],
    ["a fifth less of a JPEG", "jpeg", without(made.jpeg, made.jpeg.length / 5)],
    ["half of a PNG", "png", without(made.png, made.png.length / 2)],
    // [a part]
    [
      "a PNG with a wrong checksum of its pixels",
      "png",
      changed(made.png, made.png.indexOf("IDAT") + 4 + made.png.readUInt32BE(made.png.indexOf("IDAT") - 4)),
    ],
    // [nothing]
    ["a PNG with a wrong checksum of its head", "png", changed(made.png, 32)],
    ["a PNG of its head alone", "png", made.png.subarray(0, 33)],
    ["a WebP without its last byte", "webp", without(made.webp, 1)],
    ["a WebP that says it is longer", "webp", withRiffSize(made.webp, 2)],
    ["a WebP that says it is shorter", "webp", withRiffSize(made.webp, -2)],
    ["a WebP of an odd size", "webp", withRiffSize(made.webp, 1)],
    ["half of a WebP", "webp", without(made.webp, made.webp.length / 2)],
    ["an AVIF without its last ten bytes", "avif", without(made.avif, 10)],
  ])("%s", async (_, kind, bytes) => {
    await expect(decodeUpright(bytes, kind)).rejects.toThrow();
  });
});
