import { minutesToRead } from "../../../components/post-facts/post-facts.tsx";
import { useSiteFacts } from "../../../hooks/use-site-facts.ts";
import { coverSize } from "../../../shared/covers/cover-size.ts";
import { imageCardPath, uploadedImage } from "../../../shared/images/image.ts";
import { parseUrl } from "../../../shared/parse-url.ts";
import { categoryOf } from "../../../shared/posts/list.ts";
import { lastChangeOf, type PostSummary } from "../../../shared/posts/post.ts";
import type { OwnImage } from "../../../shared/site-api.ts";
import { postCardPath, postPath } from "../../../shared/urls.ts";
import { JsonLd } from "../../../widgets/json-ld/json-ld.tsx";
import { PageHead, type SocialImage } from "../../../widgets/page-head/page-head.tsx";
import { feedLinks } from "../feed-links.ts";
import { breadcrumbData, postData } from "./post-data.ts";

interface PostHeadProps {
  post: PostSummary & OwnImage;
  description: string;
}

export function PostHead({ post, description }: PostHeadProps) {
  const { siteUrl, siteName } = useSiteFacts();
  const path = postPath(post.slug);
  const image = socialImage(post, siteUrl);
  return (
    <>
      <PageHead
        title={`${post.title} | ${siteName} Blog`}
        description={description}
        path={path}
        article={{
          title: post.title,
          image,
          publishedAt: post.createdAt,
          modifiedAt: lastChangeOf(post),
          section: categoryOf(post),
          readingTime: minutesToRead(post),
        }}
        links={feedLinks}
      />
      <JsonLd data={import.meta.env.SSR && postData({ post, description, imageUrl: image.url, siteName })} />
      <JsonLd data={import.meta.env.SSR && breadcrumbData(post, siteName)} />
    </>
  );
}

/**
 * The post's own image where it was there when the post was saved, else the card that the site draws. Where nobody
 * looked, it is taken for one by its name: networks take neither http nor formats other than JPEG and PNG everywhere.
 */
function socialImage(post: PostSummary & OwnImage, siteUrl: string): SocialImage {
  const uploaded = uploadedImage(post.imageUrl);
  if (uploaded !== null)
    return { url: siteUrl + imageCardPath(uploaded.id), type: "image/jpeg", size: coverSize };
  const type = post.imageType === undefined ? typeByName(post.imageUrl) : post.imageType;
  if (type !== null) return { url: post.imageUrl, type, size: null };
  return { url: siteUrl + postCardPath(post.slug), type: "image/png", size: coverSize };
}

function typeByName(imageUrl: string): string | null {
  if (!/^https:\/\//i.test(imageUrl)) return null;
  const extension = /\.(jpe?g|png)$/i.exec(parseUrl(imageUrl)?.pathname ?? "")?.[1]?.toLowerCase();
  if (extension === undefined) return null;
  return extension === "png" ? "image/png" : "image/jpeg";
}
