import type { Paragraph } from "mdast";
import { uploadedImage } from "../../shared/images/image.ts";
import { UploadedPicture } from "../uploaded-picture/uploaded-picture.tsx";
import styles from "./article-image.module.css";
import { type ArticleContext, placeUrl } from "./context.ts";
import { safeImage } from "./safe-url.ts";

interface ArticleImageProps {
  /** Null where the address must not be loaded. */
  src: string | null;
  alt: string;
  caption: string | null;
}

// The width of the text, or all of a narrow screen.
const sizes = "(width >= 48rem) 44rem, 100vw";

/** An uploaded image in its own shape, any other in a fixed frame, which shows its description if it does not load. */
export function ArticleImage({ src, alt, caption }: ArticleImageProps) {
  if (src === null) return alt === "" ? null : <span className={styles.noImage}>{alt}</span>;
  const uploaded = uploadedImage(src);
  return (
    <span className={styles.figure}>
      {uploaded === null ? (
        <span className={styles.frame}>
          <img src={src} alt={alt} loading="lazy" decoding="async" />
        </span>
      ) : (
        <span className={styles.ownShape}>
          <UploadedPicture image={uploaded} sizes={sizes} alt={alt} loading="lazy" decoding="async" />
        </span>
      )}
      {caption !== null && <span className={styles.caption}>{caption}</span>}
    </span>
  );
}

export function imageAlone(paragraph: Paragraph, context: ArticleContext): ArticleImageProps | null {
  const [only, ...others] = paragraph.children;
  if (others.length > 0) return null;
  if (only?.type !== "image" && only?.type !== "imageReference") return null;
  const source = only.type === "image" ? only : context.definitions.get(only.identifier);
  return {
    src: placeUrl(source?.url ?? "", safeImage, context),
    alt: only.alt ?? "",
    caption: source?.title || null,
  };
}
