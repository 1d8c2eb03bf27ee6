const name = "(?:think(?:ing)?|thought|reasoning)";

/** Reasoning marks of models: tags, brackets, tokens, and Harmony channels. Some servers reduce those to `assistantfinal`. */
const marks = new RegExp(
  String.raw`(?<end><\s*\/\s*(?:[a-z]+:)?${name}\s*>|[[◁]\/think[\]▷]|<\|end_(?:of_)?${name}\|>|<\|channel\|>final|assistantfinal)` +
    String.raw`|(?<begin><\s*(?:[a-z]+:)?${name}(?:\s[^<>/]*)?>|[[◁]think[\]▷]|<\|(?:begin_of|start)_${name}\|>|<\|channel\|>)` +
    String.raw`|<\|start\|>(?:assistant)?|<\|[a-z_]+\|>`,
  "giu",
);

/** Text that the next chunk may complete to a mark. */
const unfinished = /[<[◁][^<>[\]▷]{0,40}(?:[>\]▷]\S*)?$|(?<!\S)\S+$/u;
const maxUnfinished = 2_000;

/** Removes reasoning from streamed answers. Models that mark only its end need the answer buffered until then, or until one had none. */
export function createThoughtFilter() {
  let beginsInThought: boolean | null = null;

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
          // Reasoning may mention a start mark, so everything before the end mark belongs to it.
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
      /** Yields the visible text; null if everything yielded so far was reasoning. */
      *add(part: string): Generator<string | null> {
        waiting += part;
        const complete = waiting.length > maxUnfinished ? waiting : waiting.replace(unfinished, "");
        waiting = waiting.slice(complete.length);
        yield* read(complete);
      },
      *finish(isWhole: boolean): Generator<string | null> {
        yield* read(waiting);
        waiting = "";
        if (!isWhole || held === "") return;
        // Reasoning that never ends says nothing about the next answer.
        beginsInThought = beginsInThought === true ? null : false;
        isHeld = beginsInThought === null;
        yield* read("");
      },
      length: () => shown,
      hasBegun: () => shown > 0 || (beginsInThought !== true && held !== ""),
      isOpen: () => isThought,
    };
  };
}

export function withoutThoughts(text: string): string {
  const answer = createThoughtFilter()();
  const parts = [...answer.add(text), ...answer.finish(true)];
  return parts.slice(parts.lastIndexOf(null) + 1).join("");
}
