import { data, useLoaderData } from "react-router";
import { blog, blogClosing } from "../../../../content/blog.ts";
import type { CallToAction } from "../../../../content/types.ts";
import { Banner } from "../../../components/banner/banner.tsx";
import { shelf } from "../../../components/banner/shelf.ts";
import { buttonClass } from "../../../components/button/button.tsx";
import { cx } from "../../../components/cx.ts";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import primitives from "../../../components/primitives.module.css";
import type { BlogList, FoundPost } from "../../../shared/posts/list.ts";
import type { PostSummary } from "../../../shared/posts/post.ts";
import type { SiteApi } from "../../../shared/site-api.ts";
import { feedPaths, urls } from "../../../shared/urls.ts";
import { PageHead } from "../../../widgets/page-head/page-head.tsx";
import { ArticleCard, ArticleTiles } from "../article-cards.tsx";
import { feedLinks } from "../feed-links.ts";
import { listPath, listQuery } from "../list.ts";
import { newestPosts } from "../newest-posts.ts";
import { SubscribeForm } from "../subscribe-form.tsx";
import { EmptyBlog, EmptyState } from "./empty-state.tsx";
import { foundOf } from "./found.picture.ts";
import styles from "./list.module.css";
import { ListError } from "./list-error.tsx";
import { ListLayout } from "./list-layout.tsx";
import { picture as noAnswer } from "./no-answer.picture.svg";
import { Pagination } from "./pagination.tsx";

// A result of at most this many articles is followed by others.
const shortResult = 4;

export async function load(api: SiteApi, { request }: { request: Request }) {
  const { search, searchParams } = new URL(request.url);
  const query = listQuery(searchParams);
  const list = await api.listPosts(query);
  const isOwnAddress = listPath(list) === urls.blogs.path + search;
  // Anybody can make up categories, pages and searches, so the cache keeps only what exists.
  const isShort = list.search !== "" && list.count <= shortResult;
  const others = isShort ? await newestPosts(api, list.posts) : [];
  const invented = list.search !== "" || !isOwnAddress || (list.category !== null && list.count === 0);
  return data({ ...list, others }, invented ? { headers: { "Cache-Control": "no-store" } } : {});
}

/** Shown when the list could not be fetched. */
export const Failed = ListError;

export function Page() {
  const list = useLoaderData<typeof load>();
  return (
    <>
      <ListHead list={list} />
      {list.total > 0 ? (
        <Articles list={list} others={list.others} />
      ) : (
        <ListLayout search={list.search}>
          <EmptyBlog />
        </ListLayout>
      )}
      {list.count > 0 && (
        <Banner tone="light" {...blogClosing} href={urls.noCodeAgenticAi.path} ending={shelf} />
      )}
    </>
  );
}

const chipClass = cx(buttonClass("chip"), styles.chip);

function Articles({ list, others }: { list: BlogList; others: readonly PostSummary[] }) {
  const isSearch = list.search !== "";
  const { lead, posts } = ranked(list);
  const cards = isSearch ? 0 : cardsOf(posts.length);
  const below = (
    <>
      {posts.length > 0 && (
        <ul className={cx(styles.list, cards === 3 && styles.three)}>
          {posts.map((post, index) => {
            const layout = index < cards ? "card" : "line";
            return (
              <li key={post.id} className={styles[layout]}>
                <ArticleCard post={post} layout={layout} eager={lead === null && index === 0} />
              </li>
            );
          })}
        </ul>
      )}
      <Pagination list={list} />
      {others.length > 0 && (
        <section className={styles.others}>
          <h2>{blog.search.others}</h2>
          <ArticleTiles posts={others} />
        </section>
      )}
      <SubscribeForm page={urls.blogs.path} />
      <Follow />
    </>
  );
  return (
    <ListLayout search={list.search} filter={!isSearch && <Filter list={list} />} below={below}>
      {isSearch && <Found list={list} />}
      {list.count === 0 && <NoArticles words={isSearch ? blog.emptySearch : blog.emptyCategory} />}
      {lead !== null && <ArticleCard post={lead} layout={isSearch ? "line" : "lead"} eager />}
    </ListLayout>
  );
}

/** Each page of the list has an article on top, and a search where its others fill two columns then. */
function ranked({ lead, posts, search }: BlogList): { lead: FoundPost | null; posts: readonly FoundPost[] } {
  if (lead !== null || (search !== "" && posts.length % 2 === 0)) return { lead, posts };
  const [first = null, ...others] = posts;
  return { lead: first, posts: others };
}

/** So many cards that the lines below them fill two columns. */
function cardsOf(posts: number): number {
  if (posts < 2) return 0;
  return posts % 2 === 0 ? 2 : 3;
}

function Found({ list }: { list: BlogList }) {
  return (
    <div className={styles.found}>
      <p role="status">{countWords(list)}</p>
      {list.count > 0 && (
        <div className={styles.ways}>
          <Illustration picture={foundOf(list.count, list.total)} className={styles.strands} />
        </div>
      )}
    </div>
  );
}

/** The address changes without scrolling, so that the buttons stay in place. */
function Filter({ list }: { list: BlogList }) {
  const { filter } = blog;
  return (
    <form className={styles.filter} action={urls.blogs.path} aria-label={filter.label}>
      <div className={cx(primitives.wrap, primitives.swipe, styles.chips)}>
        <button type="submit" className={chipClass} aria-pressed={list.category === null}>
          {filter.all}
        </button>
        {list.categories.map((category) => (
          <button
            key={category}
            type="submit"
            name="category"
            value={category}
            className={chipClass}
            aria-pressed={list.category === category}
          >
            {category}
          </button>
        ))}
      </div>
      <p className={styles.count} role="status">
        {countWords(list)}
      </p>
    </form>
  );
}

function countWords({ count, search }: BlogList): string {
  const articles = count === 1 ? "1 article" : `${withCommas(count)} articles`;
  return search === "" ? articles : `${articles} for “${search}”`;
}

// `Intl` is slow to load in browsers.
function withCommas(count: number): string {
  return String(count).replaceAll(/\B(?=(\d{3})+$)/g, ",");
}

function NoArticles({ words }: { words: CallToAction }) {
  const { action, ...state } = words;
  return (
    <EmptyState picture={noAnswer} {...state}>
      <form action={urls.blogs.path}>
        <button type="submit" className={buttonClass("ghost")}>
          {action}
        </button>
      </form>
    </EmptyState>
  );
}

function Follow() {
  const { description, rss, json } = blog.follow;
  return (
    <p className={cx(primitives.wrap, styles.follow)}>
      {description}
      <span className={cx(primitives.wrap, styles.feeds)}>
        <a href={feedPaths.rss}>{rss}</a> <a href={feedPaths.json}>{json}</a>
      </span>
    </p>
  );
}

// Only the page number is part of the canonical address; a filtered list is a view of the whole one.
function ListHead({ list }: { list: BlogList }) {
  const { meta } = blog;
  const { search, category } = list;
  const numbered = category === null && search === "" && list.page > 1;
  const neighbor = (rel: "prev" | "next", page: number) =>
    page >= 1 && page <= list.pages ? [{ rel, href: listPath({ ...list, page }) }] : [];
  // A search is a document of its own, with which a screen reader reads this, and not the count on the page.
  const title = search === "" ? meta.title : `${countWords(list)}, ${blog.hero.title}`;
  return (
    <PageHead
      title={numbered ? `${title}, Page ${list.page}` : title}
      description={meta.description}
      path={search === "" ? listPath({ search, category: null, page: numbered ? list.page : 1 }) : null}
      links={[...neighbor("prev", list.page - 1), ...neighbor("next", list.page + 1), ...feedLinks]}
    />
  );
}
