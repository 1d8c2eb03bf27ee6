import { blog } from "../../../../content/blog.ts";
import { postPath } from "../../../shared/paths.ts";
import { categoryOf } from "../../../shared/posts/list.ts";
import { lastChangeOf, type PostSummary } from "../../../shared/posts/post.ts";
import { urls } from "../../../shared/urls.ts";
import type { JsonLdData } from "../../../widgets/json-ld/json-ld.tsx";

interface Posting {
  post: PostSummary;
  description: string;
  imageUrl: string;
  siteName: string;
}

export function postData({ post, description, imageUrl, siteName }: Posting): JsonLdData {
  return (siteUrl) => ({
    "@type": "BlogPosting",
    headline: post.title,
    description,
    image: [imageUrl],
    datePublished: post.createdAt,
    dateModified: lastChangeOf(post),
    articleSection: categoryOf(post),
    timeRequired: `PT${post.readingTime}M`,
    mainEntityOfPage: siteUrl + postPath(post.slug),
    author: { "@type": "Organization", name: siteName, url: siteUrl },
    publisher: {
      "@type": "Organization",
      name: siteName,
      url: siteUrl,
      logo: { "@type": "ImageObject", url: `${siteUrl}/favicon.svg` },
    },
  });
}

export function breadcrumbData({ slug, title }: PostSummary, siteName: string): JsonLdData {
  return (siteUrl) => ({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: siteName, item: `${siteUrl}/` },
      { "@type": "ListItem", position: 2, name: blog.hero.title, item: siteUrl + urls.blogs.path },
      { "@type": "ListItem", position: 3, name: title, item: siteUrl + postPath(slug) },
    ],
  });
}
