import { plainText } from "../../shared/posts/article-text.ts";
import type { StoredPost } from "./stored-posts.ts";

/** A word begins with a letter or digit; accents may follow their letters. */
export const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** In characters; the rest of a longer article is not found. */
const maxIndexedLength = 100_000;

export function indexedText({ content }: StoredPost): string {
  return plainText(content.slice(0, maxIndexedLength));
}
