import { crc32 } from "node:zlib";
import sharp from "sharp";

interface Sample {
  width?: number;
  height?: number;
  color?: string;
}

function plain({ width = 900, height = 600, color = "#3366aa" }: Sample = {}) {
  return sharp({ create: { width, height, channels: 3, background: color } });
}

export const jpeg = (sample?: Sample) => plain(sample).jpeg().toBuffer();
export const png = (sample?: Sample) => plain(sample).png().toBuffer();
export const webp = (sample?: Sample) => plain(sample).webp().toBuffer();
export const avif = (sample?: Sample) => plain(sample).avif({ effort: 0 }).toBuffer();

/** As a phone stores what it was held upright for: 900 x 600 pixels to be turned, with the place. Its upper half is red. */
export async function rotatedPhoto(): Promise<Buffer> {
  const red = await sharp({ create: { width: 450, height: 600, channels: 3, background: "#ff0000" } })
    .png()
    .toBuffer();
  return plain({ color: "#0000ff" })
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({
      IFD0: { Orientation: "6", Make: "A phone", Artist: "secret-name" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "33/1 1/1 1/1", GPSLongitudeRef: "W" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** The left half is transparent. */
export async function transparentPng(): Promise<Buffer> {
  const green = await plain({ width: 400, height: 400, color: "#00aa00" }).png().toBuffer();
  return sharp({ create: { width: 800, height: 400, channels: 4, background: "#00000000" } })
    .composite([{ input: green, left: 400, top: 0 }])
    .png()
    .toBuffer();
}

/** Two frames: the first red, the second blue. */
export async function animatedWebp(): Promise<Buffer> {
  const frame = (background: string) => ({
    create: { width: 300, height: 200, channels: 3 as const, background },
  });
  const frames = await Promise.all(
    ["#ff0000", "#0000ff"].map((color) => sharp(frame(color)).png().toBuffer()),
  );
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

/** The beginning of a PNG that says it has 30,000 x 30,000 pixels. */
export async function hugePng(): Promise<Buffer> {
  const bytes = Buffer.from(await png({ width: 10, height: 10 }));
  bytes.writeUInt32BE(30_000, 16);
  bytes.writeUInt32BE(30_000, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

/** An image whose bytes differ from those of every other number. */
export async function numbered(number: number): Promise<Buffer> {
  return jpeg({ width: 200 + number, height: 150 });
}
