const names = "(?:[a-z]+:)?(?:think(?:ing)?|thoughts?|reason(?:ing)?|reflection|scratchpad|analysis)";

/**
 * How models mark what they think: tags, Mistral's and Kimi's brackets, tokens such as `<|begin_of_thought|>`, and the
 * channels of Harmony and Gemma, of which `final` is for the reader. Some servers leave of that `assistantfinal`.
 */
const marks = new RegExp(
  [
    String.raw`(?<final><\|channel\|>final\b|assistantfinal)`,
    String.raw`(?<end><\s*\/\s*${names}\s*>|[[◁]\/think[\]▷]|<\|(?:end_(?:of_)?|\/)${names}\|>|<channel\|>)`,
    String.raw`(?<begin><\s*${names}(?:\s[^<>/]*)?>|[[◁]think[\]▷]|<\|(?:begin_of_|start_)?${names}\|>|<\|channel\|?>)`,
    String.raw`<${names}\s*\/>|<\|start\|>(?:assistant)?|<\|[a-z_]+\|>`,
  ].join("|"),
  "giu",
);

/** What may become a mark with what comes next: what follows a bracket that is still open, or the last word. */
const unfinished = /[<[◁][^<>[\]▷]{0,40}(?:[>\]▷]\S*)?$|(?<!\S)\S+$/u;
const maxUnfinished = 2_000;

/** How thoughts begin where no mark does. An answer that begins so comes later, and loses nothing. */
const readsLikeThought =
  /^\W*(?:analysis)?(?:(?:ok|okay|al(?:l )?right|h+m+|well|wait|so|now|first|right|got it|sure|user|visitor|question|users?|to answer|looking at|thinking|thought|reasoning|step|let['’]?s|let (?:me|us))\b|(?:we|i)(?:['’](?:m|re|ll|ve))? (?:need|have|are|am|should|must|can|know|will|think|going)\b|(?:the|this|a|my) (?:user|visitor|customer|client|person|question|query|message|passage|prompt|instruction|task)|here['’]s (?:a|my) (?:thinking|thought)|analy[sz]|\d+\.\s|[^\p{Script=Latin}\P{L}])/iu;

/** A shorter text does not tell how it begins. */
const tellingLength = 20;
/** So long a model that is not known yet may take from its first word to the end of a thought. */
const quickThoughtMs = 1_000;

/**
 * Takes the thoughts out of a model's answers, which come in parts. Some models think from their first word on, since the
 * template of their prompts has the mark; the last answer tells whether this one does. Before there is one, what reads like a
 * thought is held until a mark, or the end, tells what it is.
 */
export function createThoughtFilter() {
  let beginsInThought: boolean | null = null;

  /** Begins an answer. */
  return function beginAnswer() {
    let waiting = "";
    let held: string[] = [];
    let heldLength = 0;
    let heldSince: number | null = null;
    let opening = "";
    let isHeld = beginsInThought !== false;
    let depth = 0;
    let shown = 0;
    let hasBegunInThought = false;

    const mayBeThought = () => beginsInThought ?? readsLikeThought.test(opening);
    const isAnswer = () =>
      heldSince !== null &&
      performance.now() - heldSince > quickThoughtMs &&
      opening.length >= tellingLength &&
      !mayBeThought();

    function* take(text: string): Generator<string> {
      if (depth > 0 || text === "") return;
      if (isHeld) {
        held.push(text);
        heldLength += text.length;
        heldSince ??= performance.now();
        if (opening.length < tellingLength) opening = (opening + text).trimStart();
        if (isAnswer()) yield* release();
        return;
      }
      shown += text.length;
      yield text;
    }

    function* release(): Generator<string> {
      isHeld = false;
      heldLength = 0;
      for (const text of held.splice(0)) yield* take(text);
    }

    /** A thought ends. Where none began, all that came before was one. */
    function* end(depthAfter: number): Generator<null> {
      if (depth === 0) {
        held = [];
        heldLength = 0;
        isHeld = false;
        hasBegunInThought = true;
        if (shown > 0) yield null;
        shown = 0;
      }
      depth = Math.max(0, depthAfter);
    }

    function* read(text: string): Generator<string | null> {
      let at = 0;
      for (const { index, 0: mark, groups = {} } of text.matchAll(marks)) {
        yield* take(text.slice(at, index));
        at = index + mark.length;
        if (groups.final !== undefined) yield* end(0);
        else if (groups.end !== undefined) yield* end(depth - 1);
        else if (groups.begin !== undefined) {
          if (isHeld && mayBeThought()) continue;
          yield* release();
          depth++;
        }
      }
      yield* take(text.slice(at));
    }

    return {
      /** What can be shown after one more part; null where all that was shown turns out to be a thought. */
      *add(part: string): Generator<string | null> {
        waiting += part;
        const found = waiting.length > maxUnfinished ? -1 : waiting.search(unfinished);
        const whole = found === -1 ? waiting : waiting.slice(0, found);
        waiting = waiting.slice(whole.length);
        yield* read(whole);
      },
      /** The rest; nothing that may be a thought where the answer was cut off. */
      *finish(isWhole: boolean): Generator<string | null> {
        yield* read(waiting);
        waiting = "";
        if (isHeld && beginsInThought !== true && (isWhole || !mayBeThought())) yield* release();
        if (hasBegunInThought) beginsInThought = true;
        // A thought that never ends says as little of the next answer as one that was cut off.
        else if (isWhole) beginsInThought = beginsInThought === true ? null : false;
      },
      /** How long that is which was shown, or is only held until the model is known. */
      length: () => shown + (mayBeThought() ? 0 : heldLength),
      /** Whether a thought began and did not end. */
      isOpen: () => depth > 0,
    };
  };
}

/** A text without thoughts; as it is where nothing in it marks one. */
export function withoutThoughts(text: string): string {
  if (text.search(marks) === -1) return text;
  const answer = createThoughtFilter()();
  let shown = "";
  for (const part of [...answer.add(text), ...answer.finish(true)]) shown = part === null ? "" : shown + part;
  return shown;
}
