import { serveTasks } from "../../server/threads/worker-thread.ts";
import { type HtmlTask, type HtmlText, htmlText } from "./html-text.ts";

serveTasks((task: HtmlTask): HtmlText | null => {
  try {
    return htmlText(task);
  } catch (error) {
    // The HTML is nested too deep for the stack.
    if (error instanceof RangeError) return null;
    throw error;
  }
});
