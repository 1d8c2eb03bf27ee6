import * as v from "valibot";

export type VisitSource = v.InferOutput<typeof visitSourceSchema>;

const text = v.nullable(v.string());

/** How a visitor came to the site; null is what nothing is known of. */
export const visitSourceSchema = v.strictObject({
  /** The first path of the visit. */
  landing: text,
  /** The host of the page that led here. */
  referrer: text,
  utm: v.strictObject({ source: text, medium: text, campaign: text, term: text, content: text }),
  /** Of an advertisement, as its network names it. */
  clickId: text,
});
