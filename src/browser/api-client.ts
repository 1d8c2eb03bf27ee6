import type { BlogList } from "../shared/posts/list.ts";
import type { PostSummary } from "../shared/posts/post.ts";
import type { PostWithArticle, SiteApi } from "../shared/site-api.ts";
import { onPostChange } from "./post-changes.ts";
import { RequestError, request } from "./request.ts";

/**
 * The site's API as the browser reaches it: by `fetch`, with credentials, never retried. `shown` is the list that the
 * page came with, if it is one.
 */
export function createApiClient(shown: BlogList | undefined): SiteApi {
  let all = allPosts(shown);
  const lists: Answers<"listPosts"> = new Map();
  const found: Answers<"findPost"> = new Map();
  if (shown !== undefined) lists.set(listAddress(shown), Promise.resolve(shown));
  onPostChange(() => {
    all = null;
    lists.clear();
    found.clear();
  });
  return {
    async listPosts(query) {
      if (all !== null) return all;
      const address = listAddress(query);
      const asked = kept(lists, address, askForList);
      const list = await asked;
      // A write may have come before the answer.
      if (lists.get(address) === asked) all = allPosts(list);
      return list;
    },
    findPost: (slug) => kept(found, slug, findPost),
    // A seat may be taken meanwhile.
    courseDates: () => request("/api/course-dates"),
    // It may have ended, or the post been changed by somebody else.
    findPreview,
  };
}

/** The answers of a call by what was asked. */
type Answers<Call extends keyof SiteApi> = Map<string, ReturnType<SiteApi[Call]>>;

/** The answer to a question, kept until a write: going back asks nothing again. A failure is not kept. */
function kept<T>(
  answers: Map<string, Promise<T>>,
  question: string,
  ask: (question: string) => Promise<T>,
): Promise<T> {
  const answer = answers.get(question) ?? ask(question);
  answers.set(question, answer);
  answer.catch(() => answers.delete(question));
  return answer;
}

/** Every post, where one page of the list shows them all; null where it does not. */
function allPosts(list: BlogList | PostSummary[] | undefined): PostSummary[] | null {
  if (list === undefined || Array.isArray(list)) return list ?? null;
  return list.lead === null || list.posts.length + 1 < list.total ? null : [list.lead, ...list.posts];
}

function listAddress({ category, page }: Pick<BlogList, "category" | "page">): string {
  const chosen = category === null ? "" : `&category=${encodeURIComponent(category)}`;
  return `/api/blogs?fields=summary&page=${page}${chosen}`;
}

async function askForList(address: string): ReturnType<SiteApi["listPosts"]> {
  return (await request<BlogList | null>(address)) ?? [];
}

async function findPreview(token: string): ReturnType<SiteApi["findPreview"]> {
  try {
    return await request<PostWithArticle>(`/api/blogs/preview/${encodeURIComponent(token)}`);
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return null;
    throw error;
  }
}

async function findPost(slug: string): ReturnType<SiteApi["findPost"]> {
  const posts = await request<PostWithArticle[]>(
    `/api/blogs?slug=${encodeURIComponent(slug)}&fields=article`,
  );
  const post = posts.find((candidate) => candidate.slug === slug);
  if (post !== undefined) return post;
  const [moved] = posts;
  return moved === undefined ? null : { movedTo: moved.slug };
}
