import { cx } from "../../components/cx.ts";
import { UploadedPicture } from "../../components/uploaded-picture/uploaded-picture.tsx";
import { useSiteFacts } from "../../hooks/use-site-facts.ts";
import { coverSize } from "../../shared/covers/cover-size.ts";
import { uploadedImage } from "../../shared/images/image.ts";
import { coverPath } from "../../shared/urls.ts";
import styles from "./post-image.module.css";

interface PostImageProps {
  post: { slug: string; imageUrl?: string };
  /** The page's first picture is loaded at once, the others when they come near. */
  eager: boolean;
  sizes: string;
  className: string | undefined;
}

/** A post's image, or the drawn cover without one. The title beside it says enough, so `alt` is empty. */
export function PostImage({ post, eager, sizes, className }: PostImageProps) {
  const { siteUrl } = useSiteFacts();
  const cover = coverPath(post.slug);
  const { imageUrl = "" } = post;
  const image = isShowableImage(imageUrl, siteUrl) ? imageUrl : cover;
  const uploaded = uploadedImage(image);
  const attributes = {
    className: styles.image,
    alt: "",
    decoding: "async",
    loading: eager ? "eager" : "lazy",
    fetchPriority: eager ? "high" : "auto",
    ...(image !== cover && { "data-fallback": cover }),
  } as const;
  return (
    <span className={cx(styles.box, className)}>
      {uploaded === null ? (
        <img {...attributes} src={image} alt="" {...coverSize} />
      ) : (
        <UploadedPicture {...attributes} image={uploaded} sizes={sizes} />
      )}
    </span>
  );
}

/** The content policy allows no picture over http from another site. */
export function isShowableImage(imageUrl: string, siteUrl: string): boolean {
  return (
    /^https:\/\//i.test(imageUrl) || imageUrl.startsWith(`${siteUrl}/`) || uploadedImage(imageUrl) !== null
  );
}
