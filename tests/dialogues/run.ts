// Prints the score of the built-in assistant, and its faults outside the held-out third. With messages after its name it
// prints the answer to each instead.
import { allDialogues } from "./all.ts";
import { createAssistant } from "./ask.ts";
import { scoreDialogues } from "./score.ts";

const messages = process.argv.slice(2);
const ask = await createAssistant();

if (messages.length > 0) {
  for (const message of messages) {
    const { text, offered } = ask(message, message);
    console.log(`${message}\n  > ${inOneLine(text)}`);
    for (const answer of offered) console.log(`  button > ${inOneLine(answer)}`);
  }
} else await printScore();

async function printScore(): Promise<void> {
  const score = await scoreDialogues(ask, allDialogues);
  for (const { id, say, answer, faults } of score.faulty) {
    console.log(`${id}: ${say}\n  ${faults.join("; ")}\n  > ${inOneLine(answer)}\n`);
  }
  console.log(`All: ${score.right} of ${score.turns} turns, ${percent(score.share)}`);
  console.log(`Kept: ${score.kept.right} of ${score.kept.turns} turns, ${percent(score.kept.share)}`);
  console.log(`Wrong Yes or No: ${score.wrongWords}. Said what must not be: ${score.invented}.`);
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
