import { type ImageFormat, type ImageWidth, imageFormats, imageWidths } from "../../shared/images/image.ts";

/** What stands in the folder of an image. */
export function renditionFile(width: ImageWidth, format: ImageFormat): string {
  return `${width}.${format}`;
}

export const cardFile = "card.jpg";

/** Is never served: other renditions can be made of it one day. */
export function originalFile(format: "png" | "jpg"): string {
  return `original.${format}`;
}

/** What of it has an address. */
export const servedFiles: readonly string[] = [
  ...imageWidths.flatMap((width) => imageFormats.map((format) => renditionFile(width, format))),
  cardFile,
];
