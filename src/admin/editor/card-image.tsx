import { useEffect, useRef, useState } from "react";
import { useSiteFacts } from "../../hooks/use-site-facts.ts";
import { coverSvg } from "../../shared/covers/cover.ts";
import type { PostInput } from "../../shared/posts/post-input.ts";
import { isShowableImage } from "../../widgets/post-image/post-image.tsx";
import styles from "./preview.module.css";

interface CardImageProps {
  input: PostInput;
  /** The slug that the post will have. */
  slug: string;
}

/** The picture that the post will have: its own image, or the cover that is drawn where none can be shown. */
export function CardImage({ input, slug }: CardImageProps) {
  const { siteUrl } = useSiteFacts();
  const [broken, setBroken] = useState("");
  const { imageUrl, category } = input;
  if (imageUrl === broken || !isShowableImage(imageUrl, siteUrl)) {
    return <DrawnCover category={category} slug={slug} />;
  }
  return <img className={styles.image} src={imageUrl} alt="" onError={() => setBroken(imageUrl)} />;
}

// A file of this cover is not there yet, and the content policy takes no picture from a data: address.
function DrawnCover({ category, slug }: { category: string; slug: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const file = new DOMParser().parseFromString(coverSvg(category, slug), "image/svg+xml");
    box.current?.replaceChildren(file.documentElement);
  }, [category, slug]);
  return <div className={styles.image} ref={box} role="img" aria-label="The cover of the post" />;
}
