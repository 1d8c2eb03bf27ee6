import { createAnswerer } from "../../src/server/chat/answerer.ts";
import { createCandidates } from "../../src/server/chat/candidates.ts";
import { type Context, noContext } from "../../src/server/chat/context.ts";
import { allAnswers } from "../../src/server/chat/intents.ts";
import { createPassageIndex } from "../../src/server/chat/passage-index.ts";
import { createReplyText } from "../../src/server/chat/reply-text.ts";
import { createSpelling } from "../../src/server/chat/spelling.ts";
import { readFirstPosts } from "../../src/server/posts/first-posts.ts";
import { viewOf } from "../../src/server/posts/posts-view.ts";
import { firstState } from "../../src/server/posts/stored-posts.ts";
import { intentIndex } from "../support/inputs/intent-index.ts";
import { firstCourseDates } from "../support/inputs/site-dates.ts";
import { projectDir } from "../support/server/process.ts";

/** Later than the newest of the first posts, so that all are public. */
const now = new Date("2026-12-01");

export const posts = viewOf(firstState(await readFirstPosts(projectDir)), now).newestFirst;
const dates = firstCourseDates();

export interface AssistantReply {
  text: string;
  offered: readonly string[];
}

/** A message in another language makes the language detector load. */
const foreignMessage = "quanto costa il corso";

export async function createAssistant(): Promise<(session: string, message: string) => AssistantReply> {
  const { answer, loadLanguagesFor } = createAnswerer(
    intentIndex(),
    () => posts,
    () => dates,
  );
  await loadLanguagesFor(foreignMessage);
  const contexts = new Map<string, Context>();
  return (session, message) => {
    const { text, offers, nextContext } = answer(message, contexts.get(session) ?? noContext);
    contexts.set(session, nextContext);
    return { text, offered: offers.map((question) => answer(question, nextContext).text) };
  };
}

export function createChatParts() {
  const spelling = createSpelling(intentIndex().vocabulary);
  const index = createPassageIndex(
    () => posts,
    () => dates,
    spelling,
  );
  index.update();
  const intents = [{ index: intentIndex(), answers: allAnswers }];
  return {
    spelling,
    candidatesFor: createCandidates(spelling, () => intents, index),
    textFor: createReplyText(index, () => dates).fullText,
  };
}
