import { type ListQuery, parsePageNumber } from "../../shared/posts/list.ts";
import { HttpError } from "../http/http-error.ts";

/** What of a post is asked for; `article` is all that its page shows. */
export type Fields = "all" | "summary" | "article";

/** What a `GET /api/blogs` asks for: all posts, one, or a page of the list as the site shows it. */
export type Question =
  | { kind: "all"; fields: "all" | "summary" }
  | { kind: "one"; slug: string; fields: Fields }
  | { kind: "page"; query: ListQuery };

/** What the admin asks for by a status: also what is not public, or is deleted. */
export type DeskQuestion =
  | { status: "all"; fields: "all" | "summary"; slug: string | null }
  | { status: "deleted" };

export function parseDeskQuestion(query: Readonly<Record<string, unknown>>): DeskQuestion {
  const { status } = query;
  if (status !== "all" && status !== "deleted") throw new HttpError(400, "The status can be all or deleted.");
  if (query.page !== undefined || query.category !== undefined)
    throw new HttpError(400, "Posts of a status come all at once: leave out page and category.");
  const fields = fieldsIn(query.fields);
  const slug = textIn(query.slug, "Please ask for one slug.");
  if (status === "all") {
    if (fields === "article")
      throw new HttpError(400, "The fields can be summary, or all without this query.");
    return { status, fields, slug };
  }
  if (fields !== "summary" && query.fields !== undefined)
    throw new HttpError(400, "The trash has summaries.");
  if (slug !== null) throw new HttpError(400, "The trash comes all at once: leave out slug.");
  return { status };
}

export function parseQuestion(query: Readonly<Record<string, unknown>>): Question {
  const fields = fieldsIn(query.fields);
  const slug = textIn(query.slug, "Please ask for one slug.");
  const page = textIn(query.page, "Please ask for one page.");
  const category = textIn(query.category, "Please ask for one category.");
  const isPage = page !== null || category !== null;
  if (slug !== null) {
    if (isPage) throw new HttpError(400, "Please ask for one slug or for a page of the list, not for both.");
    return { kind: "one", slug, fields };
  }
  if (fields === "article") throw new HttpError(400, "Please ask for the article of one slug.");
  if (!isPage) return { kind: "all", fields };
  if (fields !== "summary") throw new HttpError(400, "A page of the list has summaries: fields=summary.");
  if (category === "") throw new HttpError(400, "Please name the category, or leave it out.");
  const number = parsePageNumber(page ?? "1");
  if (number === null) throw new HttpError(400, "Please number the page, from 1 to 999999.");
  return { kind: "page", query: { category, page: number } };
}

function fieldsIn(fields: unknown): Fields {
  if (fields === undefined) return "all";
  if (fields === "summary" || fields === "article") return fields;
  throw new HttpError(400, "The fields can be summary or article, or all of them without this query.");
}

function textIn(value: unknown, refusal: string): string | null {
  if (value === undefined) return null;
  if (typeof value === "string") return value;
  throw new HttpError(400, refusal);
}
