import { withDates } from "../../../content/dated.ts";
import { sitePages } from "../../../content/site-pages.ts";
import type { CourseDates } from "../../shared/cohorts/course-dates.ts";
import { postPath } from "../../shared/paths.ts";
import { inOneLine, withoutCode, withoutInlineMarks } from "../../shared/posts/article-text.ts";
import { withFiguresInWords } from "../../shared/posts/figure.ts";
import type { Post } from "../../shared/posts/post.ts";

export type SearchedPost = Pick<Post, "id" | "slug" | "title" | "summary" | "content" | "updatedAt">;

export interface Passage {
  id: string;
  path: string;
  page: string;
  heading: string;
  text: string;
  /** The next paragraph under the same heading. */
  following: string;
  /** The article's summary; empty for pages and for the summary itself. */
  summary: string;
}

const headingFields = ["title", "question", "term"];

// Fields with names, links or labels only, and what stands beside an agreement and is no part of it.
const skippedFields = new Set(
  (
    "meta icon key id href kind email contentsTitle effectiveDate version number year billions labels diagram " +
    "action secondaryAction link backLink acceptance partner formName range priceDisplay errors postError " +
    "inShort marginNote drawings"
  ).split(" "),
);

// Bounds the cost of very long articles.
const maxTextLength = 5_000;
const maxPassages = 500;
const maxMoreLength = 600;

export function contentPassages(dates: CourseDates): Passage[] {
  return withDates(sitePages, dates).flatMap(({ page: { path }, name, content }) => {
    const passages: Passage[] = [];
    collect(content, [], (heading, text) => {
      // Text without a heading is a control's label.
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
  const ownHeading = headingOf(node);
  const heading = ownHeading === null ? trail : [...trail, ownHeading].slice(-2);
  const inside = fieldsOf(node).filter(([, value]) => value !== ownHeading);
  const text = inside.flatMap(([, value]) => directText(value)).join(" ");
  if (text !== "") add(heading, text);
  for (const [, value] of inside) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (isNode(part) && isPassage(part)) collect(part, heading, add);
    }
  }
}

/** Strings, and children without a passage of their ownHeading. */
function directText(value: unknown): string[] {
  if (typeof value === "string") return [/[.!?:;,]$/.test(value) ? value : `${value}.`];
  if (Array.isArray(value)) return value.flatMap(directText);
  if (!isNode(value) || isPassage(value)) return [];
  const words = fieldsOf(value).map(([, part]) => part);
  if (words.every((word) => typeof word === "string" && word.length < 80)) return directText(words.join(" "));
  return words.flatMap(directText);
}

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

/** Turns a table row into text such as "Day 1: the owner is named; the team." */
function rowInWords(row: string): string {
  if (/^[ |:-]+$/.test(row)) return "";
  const [first = "", ...rest] = row.split("|").flatMap((cell) => cell.trim() || []);
  return `${[first, rest.join("; ")].filter(Boolean).join(": ")}.`;
}

function plainText(markdown: string): string {
  return inOneLine(
    withoutInlineMarks(
      markdown
        .replace(/^ *\|.*\| *$/gm, rowInWords)
        .replace(/^[ \t]*(?:[-*+]|\d+\.|>|\[\^[^\]\s]{1,100}\]:)[ \t]+/gm, ""),
    ),
  );
}
