import { createAnswerer } from "../../src/server/chat/answerer.ts";
import { createCandidates } from "../../src/server/chat/candidates.ts";
import { theDirectAnswers } from "../../src/server/chat/direct-answers.ts";
import { createPassageIndex } from "../../src/server/chat/passage-index.ts";
import { createReplyText } from "../../src/server/chat/reply-text.ts";
import { createSessions } from "../../src/server/chat/sessions.ts";
import { createSpelling } from "../../src/server/chat/spelling.ts";
import { readFirstPosts } from "../../src/server/posts/first-posts.ts";
import { viewOf } from "../../src/server/posts/posts-view.ts";
import { firstState } from "../../src/server/posts/stored-posts.ts";
import { firstCourseDates } from "../support/inputs/site-dates.ts";
import { projectDir } from "../support/server/process.ts";

/** Later than the newest of the first posts, so that all are public. */
const now = new Date("2026-12-01");

/** The articles that a fresh installation has. */
export const posts = viewOf(firstState(await readFirstPosts(projectDir)), now).newestFirst;
const dates = firstCourseDates();

/** The built-in assistant of a fresh installation, which remembers what each session asked. */
export async function createAssistant(): Promise<(session: string, message: string) => string> {
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

/** What the same assistant finds its answers with. */
export function createChatParts() {
  const direct = theDirectAnswers();
  const spelling = createSpelling(direct.asked);
  const index = createPassageIndex(
    () => posts,
    () => dates,
    spelling,
  );
  index.update();
  return {
    spelling,
    candidatesFor: createCandidates(spelling, direct, index, () => dates),
    textFor: createReplyText(index, () => dates).whole,
  };
}
