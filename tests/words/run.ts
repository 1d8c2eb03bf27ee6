/** Prints how long each page of the built site is, how hard it is to read, and which sentences stand twice. */
import { urls } from "../../src/shared/urls.ts";
import { head, row } from "../bench/table.ts";
import { startSite } from "../support/server/site.ts";
import { gradeOf, repeatedIn } from "./measure.ts";
import { readPage } from "./read-page.ts";

const site = await startSite();
try {
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  const paths = new Set([...listed, ...Object.values(urls).map(({ path }) => path)]);
  const pages = [];
  for (const path of paths) pages.push(readPage(path, await (await fetch(site.url + path)).text()));

  head("page", "words", "sentences", "grade");
  for (const { path, words, sentences, prose } of pages) {
    row(path, String(words), String(sentences.length), gradeOf(prose).toFixed(1));
  }
  console.info("\nSentences that stand twice:\n");
  for (const { sentence, paths } of repeatedIn(pages)) console.info(`- ${sentence} (${paths.join(", ")})`);
} finally {
  await site.stop();
}
