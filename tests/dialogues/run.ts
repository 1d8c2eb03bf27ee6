/** Prints the score of the built-in assistant, and its faults outside the held-out third. */
import { allDialogues } from "./all.ts";
import { createAssistant } from "./ask.ts";
import { scoreDialogues } from "./score.ts";

const score = await scoreDialogues(await createAssistant(), allDialogues);

for (const { id, say, answer, faults } of score.faulty) {
  console.log(`${id}: ${say}\n  ${faults.join("; ")}\n  > ${answer.replace(/\s+/g, " ")}\n`);
}
console.log(`All: ${score.right} of ${score.turns} turns, ${percent(score.share)}`);
console.log(`Kept: ${score.kept.right} of ${score.kept.turns} turns, ${percent(score.kept.share)}`);
console.log(`Wrong Yes or No: ${score.wrongWords}. Said what must not be: ${score.invented}.`);

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
