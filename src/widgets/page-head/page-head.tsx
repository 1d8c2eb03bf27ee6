import { useSiteFacts } from "../../hooks/use-site-facts.ts";
import { coverSize } from "../../shared/covers/cover-size.ts";
import { pageCardPath } from "../../shared/urls.ts";
import { Head } from "./head.ts";

interface PageHeadProps {
  title: string;
  description: string;
  /** For the canonical link; null for a screen that search engines must not list, such as an error. */
  path: string | null;
  indexed?: boolean;
  /** Makes the social card that of an article. */
  article?: ArticleHead;
  /** Links to the neighbors in a series of pages, and to feeds. */
  links?: readonly { rel: "prev" | "next" | "alternate"; href: string; type?: string; title?: string }[];
}

interface ArticleHead {
  /** Without the site's name, which social cards add. */
  title: string;
  image: SocialImage;
  publishedAt: string;
  modifiedAt: string;
  section: string;
  readingTime: string;
}

/** With its size a picture shows at the first share. */
export interface SocialImage {
  url: string;
  type: string | undefined;
  size: { width: number; height: number } | null;
}

/** Title, description, canonical link and social card; each screen has exactly one. */
export function PageHead(props: PageHeadProps) {
  const { title, description, path, indexed = path !== null, article, links = [] } = props;
  const { siteUrl, siteName } = useSiteFacts();
  const socialTitle = article?.title ?? title;
  const image = path === null ? undefined : (article?.image ?? pageImage(siteUrl, path));
  return (
    <Head>
      <title>{title}</title>
      <meta name="description" content={description} />
      {!indexed && <meta name="robots" content="noindex" />}
      {path !== null && <link rel="canonical" href={siteUrl + path} />}
      {path !== null && <meta property="og:url" content={siteUrl + path} />}
      <meta property="og:type" content={article === undefined ? "website" : "article"} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:title" content={socialTitle} />
      <meta property="og:description" content={description} />
      {image !== undefined && <meta property="og:image" content={image.url} />}
      {image?.type && <meta property="og:image:type" content={image.type} />}
      {image?.size && <meta property="og:image:width" content={String(image.size.width)} />}
      {image?.size && <meta property="og:image:height" content={String(image.size.height)} />}
      {image !== undefined && <meta property="og:image:alt" content={socialTitle} />}
      {article !== undefined && <meta property="article:published_time" content={article.publishedAt} />}
      {article !== undefined && <meta property="article:modified_time" content={article.modifiedAt} />}
      {article !== undefined && <meta property="article:section" content={article.section} />}
      <meta name="twitter:card" content={image === undefined ? "summary" : "summary_large_image"} />
      <meta name="twitter:title" content={socialTitle} />
      <meta name="twitter:description" content={description} />
      {image !== undefined && <meta name="twitter:image" content={image.url} />}
      {image !== undefined && <meta name="twitter:image:alt" content={socialTitle} />}
      {article !== undefined && <meta name="twitter:label1" content="Reading time" />}
      {article !== undefined && <meta name="twitter:data1" content={article.readingTime} />}
      {links.map((link) => (
        <link key={link.href} {...link} />
      ))}
    </Head>
  );
}

// All pages of a series share the picture of the first. Nobody shares what only the administrator sees.
function pageImage(siteUrl: string, path: string): SocialImage | undefined {
  const [pathname = path] = path.split("?");
  if (pathname.startsWith("/admin")) return undefined;
  return { url: siteUrl + pageCardPath(pathname), type: "image/png", size: coverSize };
}
