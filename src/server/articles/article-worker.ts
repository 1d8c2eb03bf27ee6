import { parentPort } from "node:worker_threads";
import { parseArticle } from "./parse-article.ts";

// Reads the texts that the main thread sends, and answers with JSON, which costs it less than an object. Null stands for a
// text that cannot be shown. The first message says that the thread is ready.
parentPort?.on("message", (markdown: string) => {
  parentPort?.postMessage(read(markdown));
});
parentPort?.postMessage("ready");

function read(markdown: string): string | null {
  try {
    const article = parseArticle(markdown);
    return article === null ? null : JSON.stringify(article);
  } catch (error) {
    // Nested too deep for the stack.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
