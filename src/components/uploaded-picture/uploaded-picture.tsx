import type { ImgHTMLAttributes, Ref } from "react";
import { type ImageSize, imagePath, imageSrcSet } from "../../shared/images/image.ts";

interface UploadedPictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, "src" | "srcSet"> {
  image: ImageSize & { id: string };
  /** How wide it is shown, as the attribute `sizes` says it. */
  sizes: string;
  alt: string;
  ref?: Ref<HTMLImageElement>;
}

/** An uploaded image in the smallest format and width that the browser can do with; its size keeps the room for it. */
export function UploadedPicture({ image, sizes, alt, ...attributes }: UploadedPictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={imageSrcSet(image, "avif")} sizes={sizes} />
      <source type="image/webp" srcSet={imageSrcSet(image, "webp")} sizes={sizes} />
      <img
        {...attributes}
        alt={alt}
        // Before the address: a browser that begins to load knows which one to take.
        sizes={sizes}
        srcSet={imageSrcSet(image, "jpg")}
        src={imagePath(image.id, 1600, "jpg")}
        width={image.width}
        height={image.height}
      />
    </picture>
  );
}
