import * as v from "valibot";
import { sourceFieldName } from "../../shared/forms/form.ts";
import type { VisitSource } from "../../shared/forms/visit-source.ts";
import type { StoredRequest } from "./stored-requests.ts";

const pathSchema = known(v.pipe(v.string(), v.maxLength(500), v.regex(/^\/(?!\/)[^?#\\\s\p{Cc}]*$/u)));
const hostSchema = known(
  v.pipe(v.string(), v.maxLength(253), v.regex(/^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i)),
);
const nameSchema = known(
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.regex(/^\P{Cc}*$/u),
    v.transform((text) => text.slice(0, 300).toWellFormed()),
  ),
);
const clickIdSchema = known(
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500), v.regex(/^\P{Cc}*$/u)),
);

const sourceSchema = v.object({
  landing: pathSchema,
  referrer: hostSchema,
  utm: v.object({
    source: nameSchema,
    medium: nameSchema,
    campaign: nameSchema,
    term: nameSchema,
    content: nameSchema,
  }),
  clickId: clickIdSchema,
});

/** The browser sends page and source. Invalid parts become null, since they are no reason to refuse the form. */
export function parseVisit(
  typed: Record<string, string>,
  page: string | null,
): Pick<StoredRequest, "page" | "source"> {
  return { page: v.parse(pathSchema, page), source: parseSource(typed[sourceFieldName]) };
}

/** `sent` is a query such as forms send, or the parts by their names; whatever else it is, the source is unknown. */
export function parseSource(sent: unknown): VisitSource | null {
  const parts = v.safeParse(sourceSchema, typeof sent === "string" ? partsOf(sent) : sent);
  if (!parts.success) return null;
  const { utm, ...others } = parts.output;
  const isKnown = [...Object.values(others), ...Object.values(utm)].some((value) => value !== null);
  return isKnown ? parts.output : null;
}

function partsOf(query: string) {
  const said = new URLSearchParams(query);
  return {
    landing: said.get("landing"),
    referrer: said.get("referrer"),
    utm: Object.fromEntries(
      Object.keys(sourceSchema.entries.utm.entries).map((name) => [name, said.get(`utm_${name}`)]),
    ),
    clickId: said.get("gclid") ?? said.get("msclkid") ?? said.get("fbclid"),
  };
}

function known(schema: v.GenericSchema<unknown, string>) {
  return v.fallback(v.nullable(schema), null);
}
