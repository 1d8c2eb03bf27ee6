import * as v from "valibot";
import { maxContentLength, shortened } from "./post-input.ts";

const offset = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A whole text, or what a part of the text of this version is replaced by. Half of a surrogate pair may be a part. */
export const previewSchema = v.strictObject({
  content: v.pipe(v.string(), shortened("the content", maxContentLength)),
  replaces: v.optional(v.strictObject({ version: v.string(), from: offset, to: offset })),
});

export type PreviewInput = v.InferOutput<typeof previewSchema>;
