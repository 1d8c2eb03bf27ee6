import { minutesToRead } from "../../../components/post-facts/post-facts.tsx";
import { useSiteFacts } from "../../../hooks/use-site-facts.ts";
import { coverSize } from "../../../shared/covers/cover-size.ts";
import { imageCardPath, uploadedImage } from "../../../shared/images/image.ts";
import { postPath } from "../../../shared/paths.ts";
import { categoryOf } from "../../../shared/posts/list.ts";
import { lastChangeOf, type PostSummary } from "../../../shared/posts/post.ts";
import type { OwnImage } from "../../../shared/site-api.ts";
import { postCardPath } from "../../../shared/urls.ts";
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
      <JsonLd data={postData({ post, description, imageUrl: image.url, siteName })} />
      <JsonLd data={breadcrumbData(post, siteName)} />
    </>
  );
}

/** The post's image, or the drawn card where the image cannot be shown. */
function socialImage({ slug, imageUrl, imageType }: PostSummary & OwnImage, siteUrl: string): SocialImage {
  const uploaded = uploadedImage(imageUrl);
  if (uploaded !== null)
    return { url: siteUrl + imageCardPath(uploaded.id), type: "image/jpeg", size: coverSize };
  if (imageType !== null && /^https:/i.test(imageUrl))
    return { url: imageUrl, type: imageType ?? typeByName(imageUrl), size: null };
  return { url: siteUrl + postCardPath(slug), type: "image/png", size: coverSize };
}

function typeByName(imageUrl: string): string | undefined {
  const extension = /^[^?#]+\.(jpe?g|png)(?:[?#]|$)/i.exec(imageUrl)?.[1]?.toLowerCase();
  if (extension === undefined) return undefined;
  return extension === "png" ? "image/png" : "image/jpeg";
}
