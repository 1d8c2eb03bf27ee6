import type { RootContent } from "mdast";
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { blog } from "../../../../content/blog.ts";
import { ArticleBody } from "../../../components/article/article-body.tsx";
import { gather } from "../../../components/banner/gather.ts";
import { cx } from "../../../components/cx.ts";
import { CategoryBadge, PostByline } from "../../../components/post-facts/post-facts.tsx";
import primitives from "../../../components/primitives.module.css";
import { columnClass } from "../../../components/section/section.tsx";
import { Unbroken } from "../../../components/unbroken/unbroken.tsx";
import { useSiteFacts } from "../../../hooks/use-site-facts.ts";
import { Island } from "../../../islands/island.tsx";
import { postPath } from "../../../shared/paths.ts";
import type { Article } from "../../../shared/posts/article.ts";
import { metaFallback } from "../../../shared/posts/article-text.ts";
import { categoryOf } from "../../../shared/posts/list.ts";
import type { PostReview, PostSummary } from "../../../shared/posts/post.ts";
import type { OwnImage, PostWithArticle, SiteApi } from "../../../shared/site-api.ts";
import { ContentsList } from "../../../widgets/contents-list/contents-list.tsx";
import { PartnerBanner } from "../../../widgets/partner-banner/partner-banner.tsx";
import { PostImage } from "../../../widgets/post-image/post-image.tsx";
import { newestPosts } from "../newest-posts.ts";
import { SubscribeForm } from "../subscribe-form.tsx";
import { BackToBlogs } from "./back-to-blogs.tsx";
import styles from "./post.module.css";
import { PostError } from "./post-error.tsx";
import { PostHead } from "./post-head.tsx";
import { Live as ArticleTools } from "./tools.island.tsx";
import { Trio } from "./trio.tsx";

export interface PostPage {
  post: PostSummary & PostReview & OwnImage;
  /** For search engines and social cards: the summary, or the beginning of the text. */
  description: string;
  article: Article;
  next: PostSummary[];
}

export async function load(
  api: SiteApi,
  { params, request }: Pick<LoaderFunctionArgs, "params" | "request">,
): Promise<PostPage> {
  const found = await api.findPost(params.slug ?? "");
  if (found === null) throw data(await newestPosts(api), { status: 404, statusText: "Not Found" });
  if ("movedTo" in found) throw redirect(postPath(found.movedTo) + new URL(request.url).search, 301);
  return postPage(found);
}

export function postPage({ content, article, next, ...post }: PostWithArticle): PostPage {
  return { post, description: post.summary || metaFallback(content), article, next };
}

export const Failed = PostError;

function hasCode(nodes: readonly RootContent[]): boolean {
  return nodes.some((node) =>
    node.type === "code" ? !node.data?.figure : "children" in node && hasCode(node.children),
  );
}

/** No line of a title ends in an article. */
const shortAndNext = /(\b(?:an?|the) \p{L}{1,16}\b)/iu;

/** A title of more letters is set smaller. */
const longTitle = 75;

/** With fewer headings a table of contents is not worth its room. */
const headingsWorthListing = 3;

export function Page() {
  const { description, ...shown } = useLoaderData<PostPage>();
  return (
    <>
      <PostHead post={shown.post} description={description} />
      <PostScreen {...shown} />
    </>
  );
}

export function PostScreen({ post, article, next }: Omit<PostPage, "description">) {
  const { siteUrl, siteName } = useSiteFacts();
  const headings = article.headings.filter(({ level }) => level <= 3);
  return (
    <>
      <article>
        <div className={cx(columnClass, styles.back)}>
          <BackToBlogs />
        </div>
        <PostImage post={post} eager sizes="100vw" className={styles.hero} />
        <header className={cx(columnClass, styles.head)}>
          <CategoryBadge>{categoryOf(post)}</CategoryBadge>
          <h1 className={cx(post.title.length > longTitle && styles.long)} dir="auto">
            <Unbroken text={post.title} parts={shortAndNext} />
          </h1>
          {post.summary && (
            <p className={cx(primitives.lead, styles.summary)} dir="auto">
              {post.summary}
            </p>
          )}
          <PostByline post={post} author={siteName} />
        </header>
        <div className={cx(columnClass, styles.axis)}>
          {headings.length >= headingsWorthListing && (
            <ContentsList
              title={blog.post.contents}
              entries={headings.map(({ id, level, text }) => ({ id, level, title: text }))}
              className={styles.contents}
            />
          )}
          <div className={styles.text}>
            <ArticleBody article={article} base={null} />
            <Island
              name="tools"
              component={ArticleTools}
              props={{
                share: { url: siteUrl + postPath(post.slug), title: post.title, words: blog.post.share },
                code: hasCode(article.root.children) ? { words: blog.post.code } : null,
              }}
            />
            <SubscribeForm page={postPath(post.slug)} />
          </div>
        </div>
      </article>
      <Trio title={blog.post.next} posts={next} />
      <PartnerBanner {...blog.post.banner} ending={gather(post.slug)} />
    </>
  );
}
