/** Prints the cross-validated score: only it tells whether a change helps with unseen conversations. Held-out dialogues are not used. */
import { weights } from "../../src/server/chat/ranker-weights.ts";
import { allDialogues, readDialogues } from "./all.ts";
import { createAssistant } from "./ask.ts";
import { learnFrom, rightLikelihoodsOf } from "./learning.ts";
import { scoreDialogues } from "./score.ts";

const parts = 6;
const dialogues = [...allDialogues.filter(({ isHeldOut }) => !isHeldOut), ...readDialogues("practice")];

let right = 0;
let turns = 0;
let invented = 0;
const likelihoods: number[] = [];
const ofPlainArticles: number[] = [];
for (let part = 0; part < parts; part++) {
  const isLeftOut = (_: unknown, at: number) => at % parts === part;
  Object.assign(weights, learnFrom(dialogues.filter((one, at) => !isLeftOut(one, at))));
  const score = await scoreDialogues(await createAssistant(), dialogues.filter(isLeftOut));
  for (const dialogue of dialogues.filter(isLeftOut)) {
    const { asIs, plain } = rightLikelihoodsOf(dialogue, { ...weights });
    likelihoods.push(...asIs);
    ofPlainArticles.push(...plain);
  }
  right += score.right;
  turns += score.turns;
  invented += score.invented;
  if (process.argv.includes("--faults")) {
    for (const { id, say, answer, faults } of score.faulty)
      console.log(`${id}: ${say}\n  ${faults.join("; ")}\n  > ${answer.replace(/\s+/g, " ")}\n`);
  }
}
console.log(
  `Left out: ${right} of ${turns} turns, ${((100 * right) / turns).toFixed(1)} %. Said what must not be: ${invented}.`,
);
console.log(`What is right was taken for likely by ${percent(likelihoods)}.`);
console.log(`Of articles without example questions: by ${percent(ofPlainArticles)}.`);

function percent(shares: readonly number[]): string {
  return `${((100 * shares.reduce((sum, one) => sum + one, 0)) / shares.length).toFixed(1)} %`;
}
