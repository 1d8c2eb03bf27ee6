import path from "node:path";
import { createArticles } from "../../src/server/articles/articles.ts";
import { builtSite } from "../../src/server/pages/built-site.ts";
import { startApp } from "../support/server/app.ts";
import { addPosts } from "./seed.ts";

const times = 60;

/** How long pages take that have to be rendered and compressed first: every request follows a write. */
export async function measureMisses(article: string): Promise<{ name: string; ms: number }[]> {
  const { render, renderArticle, document } = await builtSite(
    path.resolve(import.meta.dirname, "../.."),
    true,
  );
  const app = await startApp({ render, renderArticle, articles: createArticles(), document });
  await app.store.posts.update((state) => addPosts(state, 10));
  const results = [];
  for (const [name, to] of [
    ["/", "/"],
    ["/blogs", "/blogs"],
    ["article", article],
  ] as const) {
    const taken: number[] = [];
    for (let time = 0; time < times; time++) {
      await app.store.posts.update((state) => ({ ...state }));
      const begun = performance.now();
      const answer = await app.ask(to, { headers: { "Accept-Encoding": "br" } });
      await answer.arrayBuffer();
      taken.push(performance.now() - begun);
    }
    taken.sort((a, b) => a - b);
    results.push({ name, ms: taken[times / 2] ?? Number.NaN });
  }
  await app.stop();
  return results;
}
