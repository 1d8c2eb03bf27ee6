import * as v from "valibot";
import type { DeskPost } from "../../shared/posts/desk.ts";
import { type PostInput, postInputSchema } from "../../shared/posts/post-input.ts";
import { adminApi, toApiError } from "../api.ts";
import { inputOf, isSame } from "./draft.ts";

/** A new post, by the key that makes one at most; or one that is saved only where it still is of this version. */
export type Target = { creation: string } | { id: string; version: string };

/**
 * Saves a text. Of `tried`, texts that were sent before, the server may have saved one whose answer was lost on its way:
 * then what is stored is the author's own, and no conflict.
 */
export async function sendPost(
  input: PostInput,
  target: Target,
  tried: readonly PostInput[],
): Promise<DeskPost> {
  try {
    if ("creation" in target) return await adminApi.createPost(input, target.creation);
    return await adminApi.updatePost(target.id, input, target.version);
  } catch (error) {
    const { status, post: stored } = toApiError(error);
    if (status !== 409 || stored === null) throw error;
    if (isMadeOf(stored, input)) return stored;
    if (!tried.some((text) => isMadeOf(stored, text))) throw error;
    return adminApi.updatePost(stored.id, input, stored.updatedAt);
  }
}

/** Whether a post is what an input makes of it. */
export function isMadeOf(post: DeskPost, input: PostInput): boolean {
  const { output, success } = v.safeParse(postInputSchema, input);
  return success && isSame(output, inputOf(post));
}
