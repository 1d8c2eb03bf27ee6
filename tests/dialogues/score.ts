import type { AssistantReply } from "./ask.ts";
import { type Dialogue, faultsOf, inventedIn, type Turn, wrongWordIn } from "./dialogue.ts";

/** How well an assistant answers. Faults of the kept dialogues are counted and never listed: nobody tunes on them. */
export interface Score {
  turns: number;
  right: number;
  /** Of all turns that are answered right, from 0 to 1. */
  share: number;
  kept: { turns: number; right: number; share: number };
  /** Answers that begin with a Yes or a No that does not answer. */
  wrongWords: number;
  /** Answers that say what they must not. */
  invented: number;
  faulty: FaultyTurn[];
}

interface FaultyTurn {
  id: string;
  say: string;
  answer: string;
  faults: string[];
}

/** Puts every dialogue to an assistant, each as one session, turn by turn. */
export async function scoreDialogues(
  ask: (sessionId: string, message: string) => AssistantReply | Promise<AssistantReply>,
  dialogues: readonly Dialogue[],
): Promise<Score> {
  const answered: { dialogue: Dialogue; turn: Turn; answer: string; faults: string[] }[] = [];
  for (const dialogue of dialogues) {
    for (const turn of dialogue.turns) {
      const { text: answer, offered } = await ask(dialogue.id, turn.say);
      // What stands among the buttons is a press away; a Yes or No, or a claim, counts where it is said.
      const isOffered = offered.some((one) => faultsOf(turn, one).length === 0);
      const wrong = [...inventedIn(turn, answer), ...wrongWordIn(turn, answer)];
      const faults = isOffered ? wrong : faultsOf(turn, answer);
      answered.push({ dialogue, turn, answer, faults });
    }
  }
  return {
    ...shareOf(answered),
    kept: shareOf(answered.filter(({ dialogue }) => dialogue.isHeldOut)),
    wrongWords: answered.filter(({ turn, answer }) => wrongWordIn(turn, answer).length > 0).length,
    invented: answered.filter(({ turn, answer }) => inventedIn(turn, answer).length > 0).length,
    faulty: answered
      .filter(({ dialogue, faults }) => !dialogue.isHeldOut && faults.length > 0)
      .map(({ dialogue: { id }, turn: { say }, answer, faults }) => ({ id, say, answer, faults })),
  };
}

function shareOf(answered: readonly { faults: string[] }[]): { turns: number; right: number; share: number } {
  const turns = answered.length;
  const right = answered.filter(({ faults }) => faults.length === 0).length;
  return { turns, right, share: turns === 0 ? 0 : right / turns };
}
