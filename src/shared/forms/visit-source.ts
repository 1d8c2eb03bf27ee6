import * as v from "valibot";

export type VisitSource = v.InferOutput<typeof visitSourceSchema>;

const text = v.nullable(v.string());

/** How a visitor came to the site; null is unknown. */
export const visitSourceSchema = v.strictObject({
  landing: text,
  referrer: text,
  utm: v.strictObject({ source: text, medium: text, campaign: text, term: text, content: text }),
  clickId: text,
});
