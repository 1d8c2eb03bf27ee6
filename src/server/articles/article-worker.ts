import { serveTasks } from "../threads/worker-thread.ts";
import { parseArticle } from "./parse-article.ts";

// The main thread receives JSON faster than a structured clone.
serveTasks((markdown: string): string | null => {
  try {
    const article = parseArticle(markdown);
    return article === null ? null : JSON.stringify(article);
  } catch (error) {
    // The Markdown is nested too deep for the stack.
    if (error instanceof RangeError) return null;
    throw error;
  }
});
