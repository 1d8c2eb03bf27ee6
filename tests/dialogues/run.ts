/** Prints how well the built-in assistant answers, and what it gets wrong outside of the kept third. */
import { createAnswerer } from "../../src/server/chat/answerer.ts";
import { createSessions } from "../../src/server/chat/sessions.ts";
import { readFirstPosts } from "../../src/server/posts/first-posts.ts";
import { viewOf } from "../../src/server/posts/posts-view.ts";
import { firstState } from "../../src/server/posts/stored-posts.ts";
import { firstCourseDates } from "../support/inputs/site-dates.ts";
import { projectDir } from "../support/server/process.ts";
import { allDialogues } from "./all.ts";
import { scoreDialogues } from "./score.ts";

// Later than the newest of them, so that all are public.
const posts = viewOf(firstState(await readFirstPosts(projectDir)), new Date("2026-12-01")).newestFirst;
const dates = firstCourseDates();
const { answer } = createAnswerer(
  () => posts,
  () => dates,
);

const sessions = createSessions();

const score = await scoreDialogues((session, message) => {
  const { text } = answer(message, sessions.turnsOf(session));
  sessions.add(session, { question: message, answer: text });
  return text;
}, allDialogues);

for (const { id, say, answer, faults } of score.faulty) {
  console.log(`${id}: ${say}\n  ${faults.join("; ")}\n  > ${answer.replace(/\s+/g, " ")}\n`);
}
console.log(`All: ${score.right} of ${score.turns} turns, ${percent(score.share)}`);
console.log(`Kept: ${score.kept.right} of ${score.kept.turns} turns, ${percent(score.kept.share)}`);
console.log(`Wrong Yes or No: ${score.wrongWords}. Said what must not be: ${score.invented}.`);

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
