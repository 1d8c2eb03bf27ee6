import * as v from "valibot";
import { pageFieldName, sourceFieldName } from "../../shared/forms/form.ts";
import type { VisitSource } from "../../shared/forms/visit-source.ts";
import type { StoredRequest } from "./stored-requests.ts";

const pathSchema = known(v.pipe(v.string(), v.maxLength(500), v.regex(/^\/(?!\/)[^?#\\\s\p{Cc}]*$/u)));
const hostSchema = known(
  v.pipe(v.string(), v.maxLength(253), v.regex(/^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i)),
);
const textSchema = known(
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200), v.regex(/^\P{Cc}*$/u)),
);

const sourceSchema = v.object({
  landing: pathSchema,
  referrer: hostSchema,
  utm: v.fallback(
    v.object({
      source: textSchema,
      medium: textSchema,
      campaign: textSchema,
      term: textSchema,
      content: textSchema,
    }),
    { source: null, medium: null, campaign: null, term: null, content: null },
  ),
  clickId: textSchema,
});

/**
 * Where a form was sent from, as its hidden fields say it. They are the browser's word: what is not as it should be
 * becomes null, and is no reason to refuse the form.
 */
export function parseVisit(typed: Record<string, string>): Pick<StoredRequest, "page" | "source"> {
  return {
    page: v.parse(pathSchema, typed[pageFieldName]),
    source: parseSource(typed[sourceFieldName]),
  };
}

function parseSource(text = ""): VisitSource | null {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), sourceSchema), text);
  if (!result.success) return null;
  const { utm, ...others } = result.output;
  const isKnown = [...Object.values(others), ...Object.values(utm)].some((value) => value !== null);
  return isKnown ? result.output : null;
}

/** The schema's value, or null for what it refuses. */
function known(schema: v.GenericSchema<unknown, string>) {
  return v.fallback(v.nullable(schema), null);
}
