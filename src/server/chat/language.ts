import { foreignWords } from "../../../content/chat/languages.ts";
import { foldText } from "../../shared/fold-text.ts";

/**
 * Whether a message is in another language than English: in another script, or with words that English has not. One such
 * word is enough where nothing else of the message is known.
 */
export function isForeign(message: string, isEnglish: (word: string) => boolean): boolean {
  const letters = message.match(/\p{L}/gu) ?? [];
  const latin = message.match(/\p{Script=Latin}/gu) ?? [];
  if (letters.length > 2 && latin.length < letters.length / 2) return true;
  const words = foldText(message).match(/\p{L}+/gu) ?? [];
  const foreign = words.filter((word) => foreigners.has(word) && !isEnglish(word)).length;
  const english = words.filter(isEnglish).length;
  return foreign > english || (foreign > 1 && foreign === english);
}

const foreigners = new Set(foreignWords.flatMap((line) => line.split(" ")));
