import { foldWord } from "../../shared/fold-text.ts";
import { paragraphsIn } from "../../shared/posts/article-text.ts";
import type { FoundPost, MarkedText } from "../../shared/posts/list.ts";
import { memoize } from "../cache/memoize.ts";
import { wordsIn } from "./indexed-text.ts";
import type { FoundWords } from "./post-index.ts";
import type { StoredPost } from "./stored-posts.ts";

/** In characters. */
const excerptLength = 220;
const excerptLead = 60;
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
  const passage = summary !== "" && inSummary >= all ? null : excerptOf(paragraphsOf(post), found, all);
  const text = passage === null || (summary !== "" && passage.count <= inSummary) ? summary : passage.text;
  return { title: marked(title, found), text: marked(text, found) };
});

/** The searched word by each word of the article that it found. */
type Found = ReadonlyMap<string, string>;

const paragraphsOf = memoize(({ content }: StoredPost) => paragraphsIn(content.slice(0, maxReadLength)));

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

/** The first passage of one paragraph that has all of the words, or else most of them. */
function excerptOf(
  paragraphs: readonly string[],
  found: Found,
  all: number,
): { text: string; count: number } {
  let best = { text: paragraphs[0] ?? "", from: 0, to: 0, count: 0 };
  for (const text of paragraphs) {
    const inside: Match[] = [];
    for (const match of matchesIn(text, found)) {
      inside.push(match);
      while (inside.length > 1 && match.to - (inside[0]?.from ?? 0) > excerptLength - excerptLead)
        inside.shift();
      const count = countOf(inside);
      if (count > best.count) best = { text, from: inside[0]?.from ?? 0, to: match.to, count };
      if (count >= all) break;
    }
    if (best.count >= all) break;
  }
  const { text, from, to, count } = best;
  return { text: sentencesAround(text, from, to), count };
}

/** Whole sentences with the found words. Dots stand where one is too long to be shown whole. */
function sentencesAround(text: string, from: number, to: number): string {
  const ends = [...text.matchAll(sentenceEnd)].map((end) => end.index + end[0].length);
  const starts = [0, ...ends].filter((start) => start <= from && to - start <= excerptLength);
  const start = starts.find((near) => near >= from - excerptLead) ?? starts.at(-1);
  const begin = start ?? wordNear(text, from - excerptLead, from);
  const shown = text.slice(begin, begin + excerptLength);
  const isRest = begin + shown.length === text.length;
  const end = isRest ? text.length : ends.findLast((last) => last >= to && last <= begin + shown.length);
  const words = end === undefined ? `${withWholeEnd(shown)} …` : text.slice(begin, end);
  return start === undefined ? `… ${words.replace(/^[\udc00-\udfff]/, "")}` : words.trim();
}

/** Where the first word after a place begins, or the place in a script without spaces. */
function wordNear(text: string, place: number, before: number): number {
  const space = text.indexOf(" ", place);
  return space === -1 || space > before ? place : space + 1;
}

// Half of a surrogate pair would show as a broken character.
function withWholeEnd(text: string): string {
  return text.replace(/[\ud800-\udbff]$/, "").replace(/\s\S*$/, "");
}
