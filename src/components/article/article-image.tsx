import type { Paragraph } from "mdast";
import styles from "./article-image.module.css";
import { type ArticleContext, placeUrl } from "./context.ts";
import { safeImage } from "./safe-url.ts";

interface ArticleImageProps {
  /** Null where the address must not be loaded. */
  src: string | null;
  alt: string;
  caption: string | null;
}

/** An image of the text in a frame of fixed shape; where it does not load, the frame shows what it would show. */
export function ArticleImage({ src, alt, caption }: ArticleImageProps) {
  if (src === null) return alt === "" ? null : <span className={styles.noImage}>{alt}</span>;
  return (
    <span className={styles.figure}>
      <span className={styles.frame}>
        <img
          ref={markIfBroken}
          onError={(event) => mark(event.currentTarget)}
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
      </span>
      {caption !== null && <span className={styles.caption}>{caption}</span>}
    </span>
  );
}

/** The image of a paragraph that holds nothing else. */
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

// The image may have failed before the page was hydrated: then no event comes any more.
function markIfBroken(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== "") mark(image);
}

function mark(image: HTMLImageElement): void {
  image.parentElement?.classList.add(styles.broken ?? "");
}
