import path from "node:path";
import { createArticles } from "../../src/server/articles/articles.ts";
import { builtSite } from "../../src/server/pages/built-site.ts";
import type { Render } from "../../src/server/pages/render.ts";
import type { PostsState } from "../../src/server/posts/stored-posts.ts";
import { startApp } from "../support/server/app.ts";
import { addPosts } from "./seed.ts";
import { median } from "./table.ts";

const times = 60;

/**
 * The median time of pages that have to be rendered and compressed first, in ms: every request follows the save of a post.
 * Throws where a page was not rendered for it.
 */
export async function measureMisses(article: string): Promise<{ name: string; ms: number }[]> {
  const { render, renderArticle, document } = await builtSite(
    path.resolve(import.meta.dirname, "../.."),
    true,
  );
  let rendered = 0;
  const counted: Render = (...request) => {
    rendered++;
    return render(...request);
  };
  const app = await startApp({ render: counted, renderArticle, articles: createArticles(), document });
  await app.store.posts.update((state) => addPosts(state, 10));
  const results = [];
  for (const [name, to] of [
    ["/", "/"],
    ["/blogs", "/blogs"],
    ["article", article],
  ] as const) {
    const taken: number[] = [];
    for (let time = 0; time < times; time++) {
      await app.store.posts.update(withFirstSaved);
      const begun = performance.now();
      const answer = await app.ask(to, { headers: { "Accept-Encoding": "br" } });
      await answer.arrayBuffer();
      taken.push(performance.now() - begun);
    }
    if (rendered !== times) throw new Error(`${to} was rendered ${rendered} times of ${times}`);
    rendered = 0;
    results.push({ name, ms: median(taken) });
  }
  await app.stop();
  return results;
}

/** A post that was saved is another object; the cached pages are those of the posts before. */
function withFirstSaved(state: PostsState): PostsState {
  return { ...state, posts: state.posts.map((post, index) => (index === 0 ? { ...post } : post)) };
}
