import * as v from "valibot";

export type VisitSource = v.InferOutput<typeof visitSourceSchema>;

const text = v.nullable(v.string());

/** How a visitor came to the site; null is unknown. */
export const visitSourceSchema = v.strictObject({
  /** The first path of the visit. */
  landing: text,
  /** The host of the referring page. */
  referrer: text,
  utm: v.strictObject({ source: text, medium: text, campaign: text, term: text, content: text }),
  /** The click id of an advertisement. */
  clickId: text,
});
