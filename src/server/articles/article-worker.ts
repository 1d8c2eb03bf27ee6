import { serveTasks } from "../threads/worker-thread.ts";
import { createArticleParser } from "./parse-article.ts";
import { createPreviewAnswers, type PreviewTask } from "./preview-answers.ts";

/** A text whose article is asked for, or one for the preview. */
export type ArticleTask = string | PreviewTask;

const parse = createArticleParser();
const answerPreview = createPreviewAnswers(parse);

// The main thread receives JSON faster than a structured clone.
serveTasks((task: ArticleTask): string | null => {
  try {
    const answer = typeof task === "string" ? parse(task) : answerPreview(task);
    return answer === null ? null : JSON.stringify(answer);
  } catch (error) {
    // The Markdown is nested too deep for the stack.
    if (error instanceof RangeError) return null;
    throw error;
  }
});
