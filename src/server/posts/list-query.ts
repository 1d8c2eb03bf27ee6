import { HttpError } from "../http/http-error.ts";

export interface ListQuery {
  fields: "all" | "summary";
  slug: string | null;
}

export type AdminListQuery = ({ status: "all" } & ListQuery) | { status: "deleted" };

export function parseAdminListQuery(query: Readonly<Record<string, unknown>>): AdminListQuery {
  const { status } = query;
  if (status !== "all" && status !== "deleted") throw new HttpError(400, "The status can be all or deleted.");
  const listQuery = parseListQuery(query);
  if (status === "all") return { status, ...listQuery };
  if (listQuery.slug !== null) throw new HttpError(400, "The trash comes all at once: leave out slug.");
  return { status };
}

export function parseListQuery({
  fields,
  slug,
  page,
  category,
}: Readonly<Record<string, unknown>>): ListQuery {
  // A client that pages through results would take each answer for another page.
  if (page !== undefined || category !== undefined)
    throw new HttpError(400, "Posts come all at once: leave out page and category.");
  if (fields !== undefined && fields !== "summary")
    throw new HttpError(400, "The fields can be summary, or all of them without this query.");
  if (slug !== undefined && typeof slug !== "string") throw new HttpError(400, "Please ask for one slug.");
  return { fields: fields ?? "all", slug: slug ?? null };
}
