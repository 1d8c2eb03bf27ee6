import type { AssistantReply } from "./ask.ts";
import { type Dialogue, faultsOf, inventedIn, type Turn, wrongWordIn } from "./dialogue.ts";

/** Faults of held-out dialogues are counted but not listed, so that nobody tunes on them. */
export interface Score {
  turns: number;
  right: number;
  share: number;
  kept: { turns: number; right: number; share: number };
  wrongWords: number;
  invented: number;
  faulty: FaultyTurn[];
}

interface FaultyTurn {
  id: string;
  say: string;
  answer: string;
  faults: string[];
}

export async function scoreDialogues(
  ask: (sessionId: string, message: string) => AssistantReply | Promise<AssistantReply>,
  dialogues: readonly Dialogue[],
): Promise<Score> {
  const answered: { dialogue: Dialogue; turn: Turn; answer: string; faults: string[] }[] = [];
  for (const dialogue of dialogues) {
    for (const turn of dialogue.turns) {
      const { text: answer, offered } = await ask(dialogue.id, turn.say);
      // An offered answer counts as right, unless the reply itself claims something wrong.
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
