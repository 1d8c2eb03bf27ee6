import * as v from "valibot";
import { postInputSchema } from "./post-input.ts";

const moment = v.pipe(
  v.string(),
  v.check((text) => /^\d{4}-/.test(text) && !Number.isNaN(Date.parse(text))),
  v.transform((text) => new Date(text).toISOString()),
);

const identity = {
  /** Made from the post's identity at its source, so that a second import finds the post. */
  id: v.pipe(v.string(), v.uuid()),
  /** The slug that it had; "" where it had none. */
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]{0,200}$/)),
  /** Whether a post with the same slug is the same post, as for files that are named by it. */
  knownBySlug: v.boolean(),
};

/** The body of `POST /api/imported-posts/plan`, which answers with an `ImportPlan` for each. */
export const postIdentitiesSchema = v.array(v.strictObject(identity));

export type PostIdentity = v.InferOutput<typeof postIdentitiesSchema>[number];

export interface ImportPlan {
  /** Whether an import leaves the post as it is. */
  isSettled: boolean;
  /** The slug that it has, or would get; null where its title and id will make one. */
  slug: string | null;
}

/** The body of `POST /api/imported-posts`, which only commands on the site's machine can send. */
export const importedPostSchema = v.strictObject({
  ...identity,
  input: postInputSchema,
  /** Whether all its images came, so that its text may take the place of an earlier one. */
  isWhole: v.boolean(),
  createdAt: moment,
  updatedAt: moment,
  /** Paths that led to it on its earlier site. */
  oldPaths: v.pipe(v.array(v.pipe(v.string(), v.maxLength(2_000), v.regex(/^\/[^\s?#]*$/))), v.maxLength(10)),
});

export type ImportedPost = v.InferOutput<typeof importedPostSchema>;
export type ImportedPostBody = v.InferInput<typeof importedPostSchema>;

/** The answer: what became of a post. */
export interface ImportOutcome {
  state: "imported" | "updated" | "present" | "in the trash";
  slug: string;
  /** Paths that lead to the post now. */
  redirected: string[];
  /** Paths that something else has: a page of the site, or another post. */
  refused: string[];
}
