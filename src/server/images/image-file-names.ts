import { type ImageFormat, type ImageWidth, imageFormats, imageWidths } from "../../shared/images/image.ts";

/** What stands in the folder of an image. */
export function renditionFile(width: ImageWidth, format: ImageFormat): string {
  return `${width}.${format}`;
}

export const cardFile = "card.jpg";

/** All that the site keeps of an image. Folders that release 2 made hold an `original` as well, which nothing reads. */
export const imageFiles: readonly string[] = [
  ...imageWidths.flatMap((width) => imageFormats.map((format) => renditionFile(width, format))),
  cardFile,
];
