import sharp, { type FailOnOptions, type OutputInfo } from "sharp";
import { type ImageKind, maxImagePixels } from "../../shared/images/image.ts";

interface Decoded {
  data: Buffer;
  info: OutputInfo;
}

const endOfJpeg = Buffer.from([0xff, 0xd9]);

const maxMissing = 0.05;

/** Accepts even a JPEG or PNG that lacks a little at its end, which every browser shows. Rejects with sharp's error. */
export async function decodeUpright(bytes: Buffer, kind: ImageKind): Promise<Decoded> {
  try {
    return await decode(bytes, "error", true);
  } catch (error) {
    if (await lacksLittle(bytes, kind)) return decode(bytes, "none", true);
    throw error;
  }
}

async function lacksLittle(bytes: Buffer, kind: ImageKind): Promise<boolean> {
  if (kind !== "jpeg" && kind !== "png") return false;
  const decodes = (source: Buffer, failOn: FailOnOptions) =>
    decode(source, failOn).then(
      () => true,
      () => false,
    );
  if (await decodes(bytes, "truncated")) return false;
  // Many programs omit the two bytes that end a JPEG.
  if (kind === "jpeg" && (await decodes(Buffer.concat([bytes, endOfJpeg]), "warning"))) return true;
  const partly = await decode(bytes, "none").catch(() => null);
  return partly !== null && equalRowsAtEnd(partly) <= partly.info.height * maxMissing;
}

/** A decoder fills the missing part with one color. */
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
