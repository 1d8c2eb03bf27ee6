/** What an uploaded file may be, by its bytes. */
export const imageKinds = ["jpeg", "png", "webp", "avif"] as const;

export type ImageKind = (typeof imageKinds)[number];

export const maxImageBytes = 20_000_000;

export const maxImagePixels = 50_000_000;

/** What each image is served as: at these widths, and by these names in these formats. */
export const imageWidths = [480, 960, 1600] as const;

export const imageFormats = ["avif", "webp", "jpg"] as const;

export type ImageWidth = (typeof imageWidths)[number];

export type ImageFormat = (typeof imageFormats)[number];

export interface ImageSize {
  width: number;
  height: number;
}

/** What `POST /api/images` answers; the size is that of the upright original. */
export interface UploadedImage extends ImageSize {
  id: string;
  /** The JPEG at 1600 px: what a post's text and its `imageUrl` name. */
  url: string;
}

/** What shows an image, by the slugs of posts: drafts, scheduled and deleted ones too. */
export interface ImageUsers {
  /** What is shown by one of these cannot be deleted. */
  usedBy: string[];
  /** Those of which an earlier version shows it, and the present one does not. */
  usedByVersionsOf: string[];
  /** The titles of these posts, by their slugs. */
  titles: Record<string, string>;
}

/** An image as `GET /api/images` lists it, newest first. */
export interface ImageEntry extends UploadedImage, ImageUsers {
  kind: ImageKind;
  /** ISO 8601, UTC. */
  createdAt: string;
}

/** What the site found at an https address that a post names as its image: `POST /api/images/check`, with `{ url }`. */
export interface FoundImage {
  /** Such as "image/jpeg"; null where it answered with something else, absent where nothing could be found out. */
  type?: string | null;
}

export function imagePath(id: string, width: ImageWidth, format: ImageFormat): string {
  return `/images/${id}/${width}.${format}`;
}

/** What a post with this cover is shared with: a JPEG of 1200 x 630. */
export function imageCardPath(id: string): string {
  return `/images/${id}/card.jpg`;
}

/** What a text or `imageUrl` names an uploaded image by; anything else is no image of this site. */
const uploadedPath =
  /^\/images\/([0-9a-f]{32}-([1-9]\d{0,7})x([1-9]\d{0,7}))\/(?:480|960|1600)\.(?:avif|webp|jpg)$/;

/** The uploaded image that a path names, or null. Its size is part of its id: a page needs nothing else to reserve room. */
export function uploadedImage(path: string): (ImageSize & { id: string }) | null {
  const [, id, width, height] = uploadedPath.exec(path) ?? [];
  if (id === undefined) return null;
  return { id, width: Number(width), height: Number(height) };
}

/** The ids of the uploaded images that a text names, in whatever address of this site. */
export function imageIdsIn(text: string): string[] {
  return [...text.matchAll(/\/images\/([0-9a-f]{32}-\d+x\d+)\//g)].map(([, id = ""]) => id);
}

// WebP takes up to 16,383.
const maxHeight = 16_000;

/** What stands at the address of a width: the image itself where it is not wider. */
export function renditionSize({ width, height }: ImageSize, wanted: ImageWidth): ImageSize {
  const scale = Math.min(1, wanted / width, maxHeight / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The `srcset` of an image in one format, without an address that shows no more than the one before it. */
export function imageSrcSet(image: ImageSize & { id: string }, format: ImageFormat): string {
  const widths = imageWidths.map((wanted) => ({ wanted, width: renditionSize(image, wanted).width }));
  return widths
    .filter(({ width }, index) => width !== widths[index - 1]?.width)
    .map(({ wanted, width }) => `${imagePath(image.id, wanted, format)} ${width}w`)
    .join(", ");
}
