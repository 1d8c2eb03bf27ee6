const name = "(?:think(?:ing)?|thought|reasoning)";

/**
 * How models mark what they think: tags, brackets, tokens such as `<|begin_of_thought|>`, and the channels of Harmony, of
 * which `final` is for the reader. Servers that drop its tokens leave `assistantfinal` of that.
 */
const marks = new RegExp(
  String.raw`(?<end><\s*\/\s*(?:[a-z]+:)?${name}\s*>|[[◁]\/think[\]▷]|<\|end_(?:of_)?${name}\|>|<\|channel\|>final|assistantfinal)` +
    String.raw`|(?<begin><\s*(?:[a-z]+:)?${name}(?:\s[^<>/]*)?>|[[◁]think[\]▷]|<\|(?:begin_of|start)_${name}\|>|<\|channel\|>)` +
    String.raw`|<\|start\|>(?:assistant)?|<\|[a-z_]+\|>`,
  "giu",
);

/** What may become a mark with what comes next: what follows a bracket that is still open, or the last word. */
const unfinished = /[<[◁][^<>[\]▷]{0,40}(?:[>\]▷]\S*)?$|(?<!\S)\S+$/u;
const maxUnfinished = 2_000;

/**
 * Takes the thoughts out of a model's answers, which come in parts. Some models think from their first word on and mark only
 * the end of it, so that an answer is held until there, or to its end, unless the last one has told that this model does not.
 */
export function createThoughtFilter() {
  let beginsInThought: boolean | null = null;

  /** Begins an answer. */
  return function beginAnswer() {
    let waiting = "";
    let held = "";
    let isHeld = beginsInThought !== false;
    let isThought = false;
    let shown = 0;

    function* read(text: string): Generator<string | null> {
      let at = 0;
      for (const { index, 0: mark, groups = {} } of text.matchAll(marks)) {
        if (!isThought) held += text.slice(at, index);
        at = index + mark.length;
        if (groups.begin !== undefined) {
          if (isHeld && held.trim() === "") beginsInThought = isHeld = false;
          isThought = true;
        } else if (groups.end !== undefined) {
          // A thought that is held may name the mark of a beginning, so all that came before its end belongs to it.
          if (isHeld || !isThought) {
            if (shown > 0) yield null;
            shown = 0;
            held = "";
            isHeld = false;
            beginsInThought = true;
          }
          isThought = false;
        }
      }
      if (!isThought) held += text.slice(at);
      if (isHeld) return;
      shown += held.length;
      yield held;
      held = "";
    }

    return {
      /** What can be shown after one more part; null where all that was shown turns out to be a thought. */
      *add(part: string): Generator<string | null> {
        waiting += part;
        const whole = waiting.length > maxUnfinished ? waiting : waiting.replace(unfinished, "");
        waiting = waiting.slice(whole.length);
        yield* read(whole);
      },
      /** The rest; nothing that may be a thought. */
      *finish(isWhole: boolean): Generator<string | null> {
        yield* read(waiting);
        waiting = "";
        if (!isWhole || held === "") return;
        // A thought that never ends tells nothing of the next answer.
        beginsInThought = beginsInThought === true ? null : false;
        isHeld = beginsInThought === null;
        yield* read("");
      },
      /** How long that is which was shown. */
      length: () => shown,
      /** Whether words came that were shown, or will be unless they turn out to be a thought. */
      hasBegun: () => shown > 0 || (beginsInThought !== true && held !== ""),
      /** Whether a thought began and did not end. */
      isOpen: () => isThought,
    };
  };
}

/** A text without thoughts. */
export function withoutThoughts(text: string): string {
  const answer = createThoughtFilter()();
  const parts = [...answer.add(text), ...answer.finish(true)];
  return parts.slice(parts.lastIndexOf(null) + 1).join("");
}
