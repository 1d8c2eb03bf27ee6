import { serveTasks } from "../threads/worker-thread.ts";
import { parseArticle } from "./parse-article.ts";

// JSON costs the main thread less to receive than an object.
serveTasks((markdown: string): string | null => {
  try {
    const article = parseArticle(markdown);
    return article === null ? null : JSON.stringify(article);
  } catch (error) {
    // Nested too deep for the stack.
    if (error instanceof RangeError) return null;
    throw error;
  }
});
