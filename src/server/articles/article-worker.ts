import { serveTasks } from "../threads/worker-thread.ts";
import { createArticleParser } from "./parse-article.ts";

const parse = createArticleParser();

// The main thread receives JSON faster than a structured clone.
serveTasks((markdown: string): string | null => {
  try {
    const article = parse(markdown);
    return article === null ? null : JSON.stringify(article);
  } catch (error) {
    // The Markdown is nested too deep for the stack.
    if (error instanceof RangeError) return null;
    throw error;
  }
});
