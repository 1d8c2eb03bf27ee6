import { withDates } from "../../../content/dated.ts";
import { sitePages } from "../../../content/site-pages.ts";
import type { CourseDates } from "../../shared/cohorts/course-dates.ts";
import { postPath } from "../../shared/paths.ts";
import { inOneLine, withoutInlineMarks } from "../../shared/posts/article-text.ts";
import { withFiguresInWords } from "../../shared/posts/figure.ts";
import type { Post } from "../../shared/posts/post.ts";

/** What of an article is searched. */
export type SearchedPost = Pick<Post, "id" | "slug" | "title" | "summary" | "content" | "updatedAt">;

/** A part of the site's own text that can answer a question. */
export interface Passage {
  id: string;
  path: string;
  page: string;
  heading: string;
  text: string;
  /** What goes on from there, for an answer that has room for it. */
  following: string;
  /** Of the article that it stands in; empty for a page, and for the summary itself. */
  summary: string;
}

/** The field that is the heading of what stands beside it. */
const headingFields = ["title", "question", "term"];

// What names, links or labels something, and says nothing by itself.
const skippedFields = new Set(
  (
    "meta icon key id href kind email contentsTitle effectiveDate version number year billions labels diagram " +
    "action secondaryAction link backLink acceptance partner formName swipeHint range priceDisplay errors postError"
  ).split(" "),
);

// So that an article of one endless paragraph, or of endless paragraphs, costs little.
const maxTextLength = 5_000;
const maxPassages = 500;
const maxMoreLength = 600;

/** The passages of all pages: whatever stands under a heading in `content/`, with the dates that are next. */
export function contentPassages(dates: CourseDates): Passage[] {
  return withDates(sitePages, dates).flatMap(({ page: { path }, name, content }) => {
    const passages: Passage[] = [];
    collect(content, [], (heading, text) => {
      // What stands under no heading are the labels of controls.
      if (heading.length === 0) return;
      passages.push({
        id: `${path} ${passages.length}`,
        path,
        page: name,
        heading: heading.join(": "),
        text,
        following: "",
        summary: "",
      });
    });
    return passages;
  });
}

/** The passages of an article: its summary, and its paragraphs, each with its heading and with what follows under it. */
export function postPassages(post: SearchedPost): Passage[] {
  const path = postPath(post.slug);
  const passage = (heading: string, text: string) => ({ path, page: post.title, heading, text });
  const found = [passage(post.title, post.summary)];
  for (const paragraph of withoutCode(withFiguresInWords(post.content)).split(/\n\s*\n/)) {
    if (found.length >= maxPassages) break;
    const block = paragraph.slice(0, 2 * maxTextLength);
    const heading = /^#{1,3} +(.+)/.exec(block)?.[1];
    if (heading !== undefined) found.push(passage(heading, ""));
    const text = plainText(block.replace(/^#{1,3} .*\n?/, "")).slice(0, maxTextLength);
    const last = found.at(-1);
    if (text === "" || last === undefined) continue;
    if (last.text === "") last.text = text;
    else found.push(passage(last.heading, text));
  }
  return found
    .filter(({ text }) => text !== "")
    .map((part, index, all) => {
      const next = all[index + 1];
      const following = next?.heading === part.heading ? next.text.slice(0, maxMoreLength) : "";
      return { ...part, following, summary: index === 0 ? "" : post.summary, id: `${post.id} ${index}` };
    });
}

function collect(node: object, trail: string[], add: (heading: string[], text: string) => void): void {
  const own = headingOf(node);
  const heading = own === null ? trail : [...trail, own].slice(-2);
  const inside = fieldsOf(node).filter(([, value]) => value !== own);
  const text = inside.flatMap(([, value]) => directText(value)).join(" ");
  if (text !== "") add(heading, text);
  for (const [, value] of inside) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (isNode(part) && isPassage(part)) collect(part, heading, add);
    }
  }
}

/** The text that belongs to the passage around it: strings, and parts that have no heading or nothing but one. */
function directText(value: unknown): string[] {
  if (typeof value === "string") return [/[.!?:;,]$/.test(value) ? value : `${value}.`];
  if (Array.isArray(value)) return value.flatMap(directText);
  if (!isNode(value) || isPassage(value)) return [];
  const words = fieldsOf(value).map(([, part]) => part);
  if (words.every((word) => typeof word === "string" && word.length < 80)) return directText(words.join(" "));
  return words.flatMap(directText);
}

/** Whether a part is to be read by itself: it has a heading, and something under it. */
function isPassage(node: object): boolean {
  return headingOf(node) !== null
    ? fieldsOf(node).length > 1
    : fieldsOf(node).some(([, value]) => isNode(value) && !Array.isArray(value) && isPassage(value));
}

function headingOf(node: object): string | null {
  const found = Object.entries(node).find(([name]) => headingFields.includes(name))?.[1];
  return typeof found === "string" ? found : null;
}

function fieldsOf(node: object): [string, unknown][] {
  return Object.entries(node).filter(([name]) => !skippedFields.has(name));
}

function isNode(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** A row of a table, such as "Day 1: the owner is named; the team." Nothing of the line under its head. */
function rowInWords(row: string): string {
  if (/^[ |:-]+$/.test(row)) return "";
  const [first = "", ...rest] = row.split("|").flatMap((cell) => cell.trim() || []);
  return `${[first, rest.join("; ")].filter(Boolean).join(": ")}.`;
}

/** Blocks of code answer nobody. One that is not closed goes on to the end. */
function withoutCode(markdown: string): string {
  return markdown.replace(/^ {0,3}(`{3,}|~{3,})[^\n]*(?:\n(?! {0,3}\1)[^\n]*)*(?:\n {0,3}\1[^\n]*)?/gm, "");
}

/** Markdown without its marks. */
function plainText(markdown: string): string {
  return inOneLine(
    withoutInlineMarks(
      markdown
        .replace(/^ *\|.*\| *$/gm, rowInWords)
        .replace(/^[ \t]*(?:[-*+]|\d+\.|>|\[\^[^\]\s]{1,100}\]:)[ \t]+/gm, ""),
    ),
  );
}
