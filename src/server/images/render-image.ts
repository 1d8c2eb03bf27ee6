import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type Metadata, type Sharp } from "sharp";
import { coverSize } from "../../shared/covers/cover-size.ts";
import {
  type ImageFormat,
  type ImageKind,
  type ImageSize,
  imageFormats,
  imageWidths,
  maxImagePixels,
  renditionSize,
} from "../../shared/images/image.ts";
import { decodeUpright } from "./decode-image.ts";
import { cardFile, renditionFile } from "./image-file-names.ts";

export type ImageFault = "damaged" | "pixels" | "kind";

export class ImageFaultError extends Error {
  readonly fault: ImageFault;

  constructor(fault: ImageFault, cause?: unknown) {
    super(`The image is refused: ${fault}`, { cause });
    this.fault = fault;
  }
}

const maxCardBytes = 300_000;

// One thread leaves the other cores to page requests, and saves memory.
sharp.concurrency(1);
sharp.cache(false);

export async function renderImage(source: string, kind: ImageKind, folder: string): Promise<ImageSize> {
  const bytes = await readFile(source);
  await checkImage(bytes, kind);
  const write = (name: string, content: Uint8Array) => writeFile(path.join(folder, name), content);

  const { data, info } = await decodeUpright(bytes, kind).catch((error: unknown) => {
    throw new ImageFaultError("damaged", error);
  });
  const { width, height, channels } = info;
  const upright = () => sharp(data, { raw: { width, height, channels } });
  const rendered = new Map<number, Record<ImageFormat, Uint8Array>>();
  for (const wanted of imageWidths) {
    const size = renditionSize(info, wanted);
    const files = rendered.get(size.width) ?? (await encodeAll(upright(), size));
    rendered.set(size.width, files);
    for (const format of imageFormats) await write(renditionFile(wanted, format), files[format]);
  }
  await write(cardFile, await encodeCard(upright(), info));
  return { width, height };
}

export async function checkImage(bytes: Buffer, kind: ImageKind): Promise<ImageSize> {
  const { format, compression, width, height } = await metadataOf(bytes);
  const isKind = kind === "avif" ? format === "heif" && compression === "av1" : format === kind;
  if (!isKind) throw new ImageFaultError("kind");
  if (width * height > maxImagePixels) throw new ImageFaultError("pixels");
  return { width, height };
}

async function metadataOf(bytes: Buffer): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new ImageFaultError("damaged", error);
  }
}

async function encodeAll(image: Sharp, size: ImageSize): Promise<Record<ImageFormat, Uint8Array>> {
  const { data, info } = await image
    .resize({ ...size, fit: "fill" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  return {
    avif: await pixels().avif({ quality: 55, effort: 2 }).toBuffer(),
    webp: await pixels().webp({ quality: 78 }).toBuffer(),
    jpg: await pixels().flatten({ background: "white" }).jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
  };
}

async function encodeCard(image: Sharp, size: ImageSize): Promise<Uint8Array> {
  const { width, height } = coverSize;
  // Crops before enlarging: enlarging a very narrow image would take gigabytes.
  const scale = Math.min(1, size.width / width, size.height / height);
  const cut = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  const { data, info } = await image
    .flatten({ background: "white" })
    .resize({ ...cut, fit: "cover", position: sharp.strategy.attention })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = info;
  for (let quality = 84; ; quality -= 12) {
    const card = await sharp(data, { raw: { ...cut, channels } })
      .resize({ width, height, fit: "fill" })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (card.length <= maxCardBytes || quality <= 12) return card;
  }
}
