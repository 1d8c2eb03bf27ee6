import sharp, { type FailOnOptions, type OutputInfo } from "sharp";
import { type ImageKind, maxImagePixels } from "../../shared/images/image.ts";

interface Decoded {
  data: Buffer;
  info: OutputInfo;
}

const endOfJpeg = Buffer.from([0xff, 0xd9]);

/** How much of an image's height may be missing at its end. */
const maxMissing = 0.05;

/**
 * The pixels of an image, upright. A JPEG or PNG whose file lacks a little at its end, as after a transfer that broke off, is
 * whole enough: every browser shows it. Rejects with sharp's error where the image is damaged.
 */
export async function decodeUpright(bytes: Buffer, kind: ImageKind): Promise<Decoded> {
  try {
    return await decode(bytes, "error", true);
  } catch (error) {
    if (await lacksLittle(bytes, kind)) return decode(bytes, "none", true);
    throw error;
  }
}

async function lacksLittle(bytes: Buffer, kind: ImageKind): Promise<boolean> {
  // Of the other kinds no browser shows a part.
  if (kind !== "jpeg" && kind !== "png") return false;
  const decodes = (source: Buffer, failOn: FailOnOptions) =>
    decode(source, failOn).then(
      () => true,
      () => false,
    );
  // What is wrong is not that the end is missing.
  if (await decodes(bytes, "truncated")) return false;
  // Many programs leave out the two bytes that end a JPEG.
  if (kind === "jpeg" && (await decodes(Buffer.concat([bytes, endOfJpeg]), "warning"))) return true;
  const partly = await decode(bytes, "none").catch(() => null);
  return partly !== null && equalRowsAtEnd(partly) <= partly.info.height * maxMissing;
}

/** What a decoder has no bytes for it fills with one color. */
function equalRowsAtEnd({ data, info: { width, height, channels } }: Decoded): number {
  const row = (at: number) => data.subarray(at * width * channels, (at + 1) * width * channels);
  const last = row(height - 1);
  let count = 1;
  while (count < height && row(height - 1 - count).equals(last)) count++;
  return count;
}

function decode(bytes: Buffer, failOn: FailOnOptions, isUpright = false): Promise<Decoded> {
  const image = sharp(bytes, { failOn, limitInputPixels: maxImagePixels });
  return (isUpright ? image.autoOrient() : image).raw().toBuffer({ resolveWithObject: true });
}
