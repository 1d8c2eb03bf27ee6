import type { ImgHTMLAttributes, Ref } from "react";
import { type ImageSize, imagePath, imageSrcSet } from "../../shared/images/image.ts";

interface UploadedPictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, "src" | "srcSet"> {
  image: ImageSize & { id: string };
  sizes: string;
  alt: string;
  ref?: Ref<HTMLImageElement>;
}

/** Serves the smallest format and width that the browser supports; the size avoids a layout shift. */
export function UploadedPicture({ image, sizes, alt, ...attributes }: UploadedPictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={imageSrcSet(image, "avif")} sizes={sizes} />
      <source type="image/webp" srcSet={imageSrcSet(image, "webp")} sizes={sizes} />
      <img
        {...attributes}
        alt={alt}
        // Set before `srcSet`, since a browser begins to load as soon as that is set.
        sizes={sizes}
        srcSet={imageSrcSet(image, "jpg")}
        src={imagePath(image.id, 1600, "jpg")}
        width={image.width}
        height={image.height}
      />
    </picture>
  );
}
