import type { ImageKind } from "../../shared/images/image.ts";
import { HttpError } from "../http/http-error.ts";

export const headBytes = 512;

/** Detects the type by magic bytes. Throws an HttpError 415 with advice for other types. */
export function kindOf(head: Buffer): ImageKind {
  if (head.length === 0) throw new HttpError(415, "This file is empty. Please choose another one.");
  const text = head.toString("latin1");
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (text.startsWith("RIFF") && text.startsWith("WEBP", 8)) return "webp";
  const brands = brandsOf(head);
  if (brands.some((brand) => brand === "avif" || brand === "avis")) return "avif";
  throw new HttpError(415, refusalOf(text, brands));
}

/** Reads the major and compatible brands of a HEIF file (ISO/IEC 14496-12, ftyp box). */
function brandsOf(head: Buffer): string[] {
  if (head.length < 16 || head.toString("latin1", 4, 8) !== "ftyp") return [];
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands = head.toString("latin1", 8, end).match(/.{4}/gs) ?? [];
  return brands.filter((_, index) => index !== 1);
}

function refusalOf(text: string, brands: readonly string[]): string {
  const saveAs = "Please save it as a JPEG, PNG, WebP or AVIF and send that.";
  if (brands.some((brand) => /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(brand)))
    return "This is a HEIC photo, which most browsers cannot show. Please export it as a JPEG and send that; an iPhone takes JPEGs with Settings, Camera, Formats, Most Compatible.";
  if (/<svg[\s>]/i.test(text)) return `An SVG can hold scripts, so the site takes none. ${saveAs}`;
  if (/^\s*<(?:!doctype html|html|head|body|script|!--)/i.test(text.replace(/^\xef\xbb\xbf/, "")))
    return "This is a web page, not an image. Please save the image itself and send that.";
  if (text.startsWith("GIF8")) return `The site takes no GIF. ${saveAs}`;
  return "The site cannot show this kind of image. Please send a JPEG, PNG, WebP or AVIF.";
}
