import type { DirectAnswer } from "../../../content/chat/answer.ts";
import { englishOnly } from "../../../content/chat/replies.ts";
import type { Subject } from "../../../content/chat/subjects.ts";
import type { FindCandidates } from "./candidates.ts";
import { type Candidate, type Context, contextAfter, noContext } from "./context.ts";
import type { IntentSet } from "./intent-candidates.ts";
import { lettersOf } from "./intent-index.ts";
import { isForeign } from "./language.ts";
import { type Message, parseMessage, withoutGreeting } from "./message.ts";
import { type Ranked, rank } from "./ranker.ts";
import type { Spelling } from "./spelling.ts";
import { withBothNamed } from "./subjects.ts";

export interface Interpretation {
  ranked: readonly Ranked<Candidate>[];
  message: Message;
  nextContext: Context;
  /** The likeliest candidates of other readings: without the context, or of single sentences. */
  alternatives: readonly Ranked<Candidate>[];
}

/** A reading without context wins if its answer is more likely by this factor. */
const contextFreeAdvantage = 1.5;

export const maxAlternatives = 4;

const foreignLanguageAnswer: DirectAnswer = {
  intent: "other language",
  questions: [],
  text: englishOnly,
  href: null,
};

export function createInterpreter(
  spelling: Spelling,
  intents: () => readonly IntentSet[],
  candidatesFor: FindCandidates,
): (original: string, context: Context) => Interpretation {
  function exactMatches(message: string): DirectAnswer[] {
    const letters = lettersOf(message);
    return intents().flatMap(({ index, answers, findSameQuestion }) => [
      ...(index.entriesByLetters.get(letters) ?? []).flatMap((entry) => answers[entry] ?? []),
      ...[findSameQuestion?.(message) ?? []].flat(),
    ]);
  }

  /** Prefers the answer about the current subject, then one about no subject. */
  function exactAnswer(message: string, subject: Subject | null): DirectAnswer | null {
    const answers = exactMatches(message);
    const same = answers.find(({ about }) => about !== undefined && about === subject);
    const general = answers.find(({ about }) => about === undefined);
    return same ?? general ?? (subject === null ? (answers[0] ?? null) : null);
  }

  return (original, given) => {
    let context = given;
    // Some examples contain a greeting, such as "hello, is somebody here".
    const exactWithGreeting = exactAnswer(original, context.subject);
    const text = exactWithGreeting === null ? withoutGreeting(original) : original;
    const written = spelling.correct(text);
    const corrected = withBothNamed(written, context.subject);
    if (corrected !== written) context = noContext;
    const message = parseMessage(corrected, context.subject);
    const exact =
      exactWithGreeting ?? exactAnswer(text, context.subject) ?? exactAnswer(corrected, context.subject);
    const certain = (answer: DirectAnswer): Interpretation => {
      const one: Ranked<Candidate> = { kind: "answer", answer, features: {}, likelihood: 1 };
      return { ranked: [one], message, nextContext: contextAfter(message, context, one), alternatives: [] };
    };
    if (exact === null && isForeign(text, spelling.isEnglish)) {
      return { ...certain(foreignLanguageAnswer), nextContext: context };
    }
    if (exact !== null && !mayBeElliptic(message, context, exact)) return certain(exact);
    const found = likelierInterpretation(message, context);
    const [best] = found.ranked;
    const isOfBefore = best?.kind === "answer" && best.answer.about === context.subject;
    return exact === null || isOfBefore ? found : certain(exact);
  };

  function likelierInterpretation(message: Message, context: Context): Interpretation {
    const inContext = interpretIn(message, context);
    if (context === noContext) return inContext;
    const alone = interpretIn(message, noContext);
    const [better, other] =
      answerLikelihood(alone) > contextFreeAdvantage * answerLikelihood(inContext)
        ? [alone, inContext]
        : [inContext, alone];
    return { ...better, alternatives: other.ranked.slice(0, maxAlternatives) };
  }

  function interpretIn(message: Message, context: Context): Interpretation {
    const ranked = withPageLikelihood(rank(candidatesFor(message, context)));
    return { ranked, message, nextContext: contextAfter(message, context, ranked[0]), alternatives: [] };
  }
}

/** Passages of one page split its likelihood among them, so the first one gets their sum. */
function withPageLikelihood(ranked: readonly Ranked<Candidate>[]): readonly Ranked<Candidate>[] {
  const [best, ...others] = ranked;
  if (best?.kind !== "passage") return ranked;
  const { path } = best.passage;
  const ofPage = ranked.filter((one) => one.kind === "passage" && one.passage.path === path);
  const likelihood = ofPage.reduce((sum, one) => sum + one.likelihood, 0);
  return [{ ...best, likelihood }, ...others];
}

export function answerLikelihood({ ranked: [best] }: Interpretation): number {
  return best === undefined || best.kind === "fallback" ? 0 : best.likelihood;
}

/** "Price?" is an example of a general answer, but may ask for the current subject's price. */
function mayBeElliptic(
  { keywordsWithoutSubjects }: Message,
  { subject }: Context,
  exact: DirectAnswer,
): boolean {
  return keywordsWithoutSubjects.length === 1 && subject !== null && exact.about !== subject;
}
