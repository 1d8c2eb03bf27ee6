export const imageKinds = ["jpeg", "png", "webp", "avif"] as const;

export type ImageKind = (typeof imageKinds)[number];

export const maxImageBytes = 20_000_000;

export const maxImagePixels = 50_000_000;

/** Every image is served in these widths, in px, and these formats. */
export const imageWidths = [480, 960, 1600] as const;

export const imageFormats = ["avif", "webp", "jpg"] as const;

export type ImageWidth = (typeof imageWidths)[number];

export type ImageFormat = (typeof imageFormats)[number];

export interface ImageSize {
  width: number;
  height: number;
}

/** The answer of `POST /api/images`; the size is that of the upright original. */
export interface UploadedImage extends ImageSize {
  id: string;
  /** The JPEG at 1600 px, which posts name. */
  url: string;
}

/** The slugs of posts that use an image, drafts, scheduled and deleted ones included. */
export interface ImageUsers {
  usedBy: string[];
  /** Posts of which only an earlier version uses it. */
  usedByVersionsOf: string[];
  titles: Record<string, string>;
}

export interface ImageEntry extends UploadedImage, ImageUsers {
  kind: ImageKind;
  createdAt: string;
}

/** The answer of `POST /api/images/check` for an https address. */
export interface FoundImage {
  /** Such as "image/jpeg"; null for an answer that is no image, absent where no answer came. */
  type?: string | null;
}

export function imagePath(id: string, width: ImageWidth, format: ImageFormat): string {
  return `/images/${id}/${width}.${format}`;
}

/** The social card of a post with this cover, 1200 x 630. */
export function imageCardPath(id: string): string {
  return `/images/${id}/card.jpg`;
}

const uploadedPath =
  /^\/images\/([0-9a-f]{32}-([1-9]\d{0,7})x([1-9]\d{0,7}))\/(?:480|960|1600)\.(?:avif|webp|jpg)$/;

/** Null for any other path. The id contains the size, so that a page can reserve the room. */
export function uploadedImage(path: string): (ImageSize & { id: string }) | null {
  const [, id, width, height] = uploadedPath.exec(path) ?? [];
  if (id === undefined) return null;
  return { id, width: Number(width), height: Number(height) };
}

export function imageIdsIn(text: string): string[] {
  return [...text.matchAll(/\/images\/([0-9a-f]{32}-\d+x\d+)\//g)].map(([, id = ""]) => id);
}

// WebP allows up to 16,383 px.
const maxHeight = 16_000;

/** An image is never enlarged. */
export function renditionSize({ width, height }: ImageSize, wanted: ImageWidth): ImageSize {
  const scale = Math.min(1, wanted / width, maxHeight / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Leaves out a width that shows no more than the one before it. */
export function imageSrcSet(image: ImageSize & { id: string }, format: ImageFormat): string {
  const widths = imageWidths.map((wanted) => ({ wanted, width: renditionSize(image, wanted).width }));
  return widths
    .filter(({ width }, index) => width !== widths[index - 1]?.width)
    .map(({ wanted, width }) => `${imagePath(image.id, wanted, format)} ${width}w`)
    .join(", ");
}
