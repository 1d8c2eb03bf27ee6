import { foldWord } from "../../shared/fold-text.ts";
import { plainText } from "../../shared/posts/article-text.ts";
import type { FoundPost, MarkedText } from "../../shared/posts/list.ts";
import { memoize } from "../cache/memoize.ts";
import { wordsIn } from "./indexed-text.ts";
import type { FoundWords } from "./post-index.ts";
import type { StoredPost } from "./stored-posts.ts";

/** In characters. */
const excerptLength = 200;
const excerptLead = 60;
/** A shorter one is not cut at its sentence's end, but at a word of the next sentence. */
const enough = 100;
/** A word of a long article that is only found beyond has no excerpt; more would slow each page of results down. */
const maxReadLength = 20_000;

/**
 * An article's title and its summary, or the first passage with most of the found words, with these words marked. A page of
 * results that was asked for lately takes no time.
 */
export const markedPost = memoize(({ post, terms, words }: FoundWords): NonNullable<FoundPost["marked"]> => {
  const { title, summary } = post;
  const found: Found = new Map(
    terms.map((term) => [term, words.find((word) => term.startsWith(word)) ?? term]),
  );
  const all = Math.min(words.length, new Set(found.values()).size);
  const inSummary = countOf([...matchesIn(summary, found)]);
  const passage = summary !== "" && inSummary >= all ? null : excerptOf(textOf(post), found, all);
  const text = passage === null || (summary !== "" && passage.count <= inSummary) ? summary : passage.text;
  return { title: marked(title, found), text: marked(text, found) };
});

/** The searched word by each word of the article that it found. */
type Found = ReadonlyMap<string, string>;

const textOf = memoize(({ content }: StoredPost) => plainText(content.slice(0, maxReadLength)));

interface Match {
  word: string;
  from: number;
  to: number;
}

function* matchesIn(text: string, found: Found): Generator<Match> {
  for (const { word: part, index } of wordsIn(text)) {
    const word = found.get(foldWord(part));
    if (word !== undefined) yield { word, from: index, to: index + part.length };
  }
}

function countOf(matches: readonly Match[]): number {
  return new Set(matches.map(({ word }) => word)).size;
}

function marked(text: string, found: Found): MarkedText {
  const parts: string[] = [];
  let end = 0;
  for (const { from, to } of matchesIn(text, found)) {
    parts.push(text.slice(end, from), text.slice(from, to));
    end = to;
  }
  return [...parts, text.slice(end)];
}

/** Some scripts have no spaces between sentences. */
const sentenceEnd = /[.!?]["”’)]?(?=\s)|[。！？]/gu;

/** The first passage that has all of the words, or else most of them. */
function excerptOf(text: string, found: Found, all: number): { text: string; count: number } {
  const inside: Match[] = [];
  let best = { from: 0, to: 0, count: 0 };
  for (const match of matchesIn(text, found)) {
    inside.push(match);
    while (inside.length > 1 && match.to - (inside[0]?.from ?? 0) > excerptLength - excerptLead)
      inside.shift();
    const count = countOf(inside);
    if (count > best.count) best = { from: inside[0]?.from ?? 0, to: match.to, count };
    if (count >= all) break;
  }
  const from = startOf(text, best.from);
  const shown = cut(text.slice(from), best.to - from);
  return { text: from > 0 ? `… ${shown}` : shown, count: best.count };
}

/** Where the excerpt around this place begins: at a sentence, else at a word. */
function startOf(text: string, place: number): number {
  const start = Math.max(0, place - excerptLead);
  if (start === 0) return 0;
  const [end] = text.slice(start, place).matchAll(sentenceEnd);
  const from = end === undefined ? text.indexOf(" ", start) : start + end.index + end[0].length;
  // Some scripts have no spaces to begin at.
  if (from === -1 || from > place) return start;
  return text[from] === " " ? from + 1 : from;
}

/** What an excerpt shows of a text: all, or what ends after the found words with a sentence, else with a word. */
function cut(text: string, found: number): string {
  // Half of a surrogate pair would show as a broken character.
  const rest = text.slice(0, excerptLength).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "");
  if (text.length <= excerptLength) return rest;
  const end = [...rest.matchAll(sentenceEnd)].at(-1);
  const length = end === undefined ? 0 : end.index + end[0].length;
  return length >= Math.max(found, enough) ? `${rest.slice(0, length)} …` : rest.replace(/(?:\s\S*)?$/, " …");
}
