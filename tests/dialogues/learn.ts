/** Learns the ranker's weights from all dialogues that are not held out, and writes `ranker-weights.ts`. */
import { writeFile } from "node:fs/promises";
import { allDialogues, readDialogues } from "./all.ts";
import { learnFrom } from "./learning.ts";

const weights = learnFrom([
  ...allDialogues.filter(({ isHeldOut }) => !isHeldOut),
  ...readDialogues("practice"),
]);

const lines = Object.entries(weights).map(([name, weight]) => `  ${name}: ${Number(weight.toFixed(2))},`);
await writeFile(
  new URL("../../src/server/chat/ranker-weights.ts", import.meta.url),
  `/** How much each feature of a candidate counts. Written by \`tests/dialogues/learn.ts\`. */\nexport const weights = {\n${lines.join("\n")}\n};\n`,
);
