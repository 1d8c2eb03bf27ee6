import { type ImageFormat, type ImageWidth, imageFormats, imageWidths } from "../../shared/images/image.ts";

export function renditionFile(width: ImageWidth, format: ImageFormat): string {
  return `${width}.${format}`;
}

export const cardFile = "card.jpg";

export const imageFiles: readonly string[] = [
  ...imageWidths.flatMap((width) => imageFormats.map((format) => renditionFile(width, format))),
  cardFile,
];
