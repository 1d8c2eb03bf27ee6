import { type IntentIndex, makeIntentIndex } from "../../../src/server/chat/intent-index.ts";
import { intentTexts } from "../../../src/server/chat/intents.ts";

/** What a worker of the tests keeps for its files: it takes half a second to make, and never changes. */
const kept = globalThis as { intentIndex?: IntentIndex };

/** The index of the intents of `content/`. */
export function intentIndex(): IntentIndex {
  kept.intentIndex ??= makeIntentIndex(intentTexts);
  return kept.intentIndex;
}
