import { foldWord } from "../../shared/fold-text.ts";
import type { FoundPost, MarkedText } from "../../shared/posts/list.ts";
import { memoize } from "../cache/memoize.ts";
import { indexedText, wordPattern } from "./indexed-text.ts";
import type { StoredPost } from "./stored-posts.ts";

/** In characters. */
const excerptLength = 200;
const excerptLead = 60;

/** An article's title and its summary, or the passage with most of the found words, with these words marked. */
export function markedPost(post: StoredPost, terms: ReadonlySet<string>): NonNullable<FoundPost["marked"]> {
  const { title, summary } = post;
  const inSummary = countIn(summary, terms);
  const passage = summary !== "" && inSummary === terms.size ? summary : excerptOf(textOf(post), terms);
  const text = summary !== "" && countIn(passage, terms) <= inSummary ? summary : passage;
  return { title: marked(title, terms), text: marked(text, terms) };
}

const textOf = memoize(indexedText);

interface Match {
  term: string;
  from: number;
  to: number;
}

function matchesIn(text: string, terms: ReadonlySet<string>): Match[] {
  return [...text.matchAll(wordPattern)].flatMap(({ 0: word, index }) => {
    const term = foldWord(word);
    return terms.has(term) ? [{ term, from: index, to: index + word.length }] : [];
  });
}

function countIn(text: string, terms: ReadonlySet<string>): number {
  return new Set(matchesIn(text, terms).map(({ term }) => term)).size;
}

function marked(text: string, terms: ReadonlySet<string>): MarkedText {
  const parts: string[] = [];
  let end = 0;
  for (const { from, to } of matchesIn(text, terms)) {
    parts.push(text.slice(end, from), text.slice(from, to));
    end = to;
  }
  return [...parts, text.slice(end)];
}

/** The first passage of the text that has most of the words. */
function excerptOf(text: string, terms: ReadonlySet<string>): string {
  const matches = matchesIn(text, terms);
  let best = { from: 0, count: 0 };
  matches.forEach(({ from }, at) => {
    const inside = matches
      .slice(at, at + excerptLength)
      .filter(({ to }) => to <= from + excerptLength - excerptLead);
    const { size: count } = new Set(inside.map(({ term }) => term));
    if (count > best.count) best = { from, count };
  });
  const start = Math.max(0, best.from - excerptLead);
  const from = start === 0 ? 0 : text.indexOf(" ", start) + 1;
  const rest = text.slice(from);
  const shown = rest.length <= excerptLength ? rest : rest.slice(0, excerptLength).replace(/\s\S*$/, " …");
  return from > 0 ? `… ${shown}` : shown;
}
