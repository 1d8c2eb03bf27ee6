import { createAnswerer } from "../../src/server/chat/answerer.ts";
import { createSessions } from "../../src/server/chat/sessions.ts";
import { readFirstPosts } from "../../src/server/posts/first-posts.ts";
import { viewOf } from "../../src/server/posts/posts-view.ts";
import { firstState } from "../../src/server/posts/stored-posts.ts";
import { firstCourseDates } from "../support/inputs/site-dates.ts";
import { projectDir } from "../support/server/process.ts";

/** The built-in assistant of a fresh installation, which remembers what each session asked. */
export async function createAssistant(): Promise<(session: string, message: string) => string> {
  // Later than the newest of them, so that all are public.
  const posts = viewOf(firstState(await readFirstPosts(projectDir)), new Date("2026-12-01")).newestFirst;
  const dates = firstCourseDates();
  const { answer } = createAnswerer(
    () => posts,
    () => dates,
  );
  const sessions = createSessions();
  return (session, message) => {
    const { text } = answer(message, sessions.turnsOf(session));
    sessions.add(session, { question: message, answer: text });
    return text;
  };
}
