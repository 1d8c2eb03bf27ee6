import { describe, expect, test } from "vitest";
import { createThoughtFilter, withoutThoughts } from "../../src/server/chat/thoughts.ts";
import { processorMsOf } from "../support/processor-time.ts";

const secret = "The visitor wants the price. I should look it up.";
const answer = "It costs $999, see /contact.";

/** What a model says, and what of it is for the reader. */
const marked: [name: string, said: string, shown: string][] = [
  ["think", `<think>${secret}</think>${answer}`, answer],
  ["think in capitals", `<THINK>\n${secret}\n</THINK>\n\n${answer}`, answer],
  ["thinking", `<thinking>${secret}</thinking>${answer}`, answer],
  ["thought", `<Thought>${secret}</Thought>${answer}`, answer],
  ["reasoning", `<reasoning>${secret}</reasoning>\n${answer}`, answer],
  ["a space in the tag", `< think >${secret}< / think >${answer}`, answer],
  ["an attribute", `<think time="3">${secret}</think>${answer}`, answer],
  ["a prefix", `<seed:think>${secret}</seed:think>${answer}`, answer],
  ["an empty thought", `<think>\n\n</think>\n\n${answer}`, answer],
  ["no opening tag", `${secret}\n</think>\n\n${answer}`, answer],
  ["no opening tag, a thought that names it", `${secret} A <think> tag.</think>${answer}`, answer],
  ["brackets", `[THINK]${secret}[/THINK]${answer}`, answer],
  ["triangles", `◁think▷${secret}◁/think▷${answer}`, answer],
  ["tokens", `<|begin_of_thought|>${secret}<|end_of_thought|>${answer}`, answer],
  ["other tokens", `<|START_THINKING|>${secret}<|END_THINKING|>${answer}<|im_end|>`, answer],
  [
    "channels",
    `<|channel|>analysis<|message|>${secret}<|end|><|start|>assistant<|channel|>final<|message|>${answer}<|return|>`,
    answer,
  ],
  [
    "several channels",
    `<|channel|>analysis<|message|>${secret}<|end|><|start|>assistant<|channel|>commentary<|message|>${secret}<|end|><|start|>assistant<|channel|>final<|message|>${answer}`,
    answer,
  ],
  ["one channel only", `<|channel|>final<|message|>${answer}`, answer],
  ["channels of which the marks are gone", `analysis${secret}assistantfinal${answer}`, answer],
  ["twice", `<think>${secret}</think>It costs <think>${secret}</think>$999.`, "It costs $999."],
  ["one that names the tag of a beginning", `<think>${secret} A <think> tag.</think>${answer}`, answer],
  ["unclosed at the end", `It costs $999. <think>${secret}`, "It costs $999."],
  ["unclosed from the beginning", `<think>${secret}`, ""],
  ["only a thought", `<think>${secret}</think>`, ""],
];

const ordinary = [
  answer,
  "Sure, it costs $999.",
  "Okay. The user interface costs $999, cost < benefit and 5 > 3.",
  "I think [it](/contact) is <b>good</b>; a < b.",
  "First, thinking costs nothing. </b> Reason enough.",
  "thinking | channel | final",
];

type Filter = ReturnType<typeof createThoughtFilter>;

/** Says a text in parts of some length; gives what is shown, and all that was shown at any time. */
function say(begin: Filter, text: string, length: number, isWhole = true) {
  const filter = begin();
  const parts: (string | null)[] = [];
  for (let at = 0; at < text.length; at += length) parts.push(...filter.add(text.slice(at, at + length)));
  parts.push(...filter.finish(isWhole));
  const shown = parts.slice(parts.lastIndexOf(null) + 1).join("");
  return { shown: shown.trim(), ever: parts.filter((part) => part !== null).join(""), parts, filter };
}

describe("of what a model thinks, nothing is shown", () => {
  describe.each([1, 3, 7, 1_000])("in parts of %i", (length) => {
    test.each(marked)("%s", (_name, said, shown) => {
      // The first answer of a model, the second, and the one after an answer without thoughts.
      const begin = createThoughtFilter();
      for (const before of [null, null, answer]) {
        if (before !== null) say(begin, before, length);
        const all = say(begin, said, length);
        expect(all.shown).toBe(shown);
        if (before === null || /^\s*[<[◁]/.test(said)) expect(all.ever.trim()).toBe(shown);
      }
      expect(withoutThoughts(said).trim()).toBe(shown);
    });

    test.each(ordinary)("what is no thought stays as it is: %s", (text) => {
      const begin = createThoughtFilter();
      for (const _ of [1, 2]) expect(say(begin, text, length).shown).toBe(text);
      expect(withoutThoughts(text)).toBe(text);
    });
  });

  test.each([
    ["a thought that nothing marks yet", secret],
    ["another", "Okay, so the question is about prices."],
    ["one in another language", "用户想知道价格。"],
    ["one that is marked", `<think>${secret}`],
    ["what reads like an answer", answer],
  ])("where the first answer is cut off in %s", (_name, said) => {
    expect(say(createThoughtFilter(), said, 3, false).ever.trim()).toBe("");
  });

  test("in the middle of an answer; in the first one, what comes before it may be a thought too", () => {
    const said = `It costs <think>${secret}</think>$999.`;
    const begin = createThoughtFilter();
    expect(say(begin, said, 3).ever).toBe("$999.");
    const known = createThoughtFilter();
    say(known, answer, 3);
    for (const _ of [1, 2]) expect(say(known, said, 3).ever).toBe("It costs $999.");
  });

  test("by a model that is not known yet, in answers that come at the same time", () => {
    const begin = createThoughtFilter();
    const [one, two] = [begin(), begin()];
    const parts = [...one.add(`${secret} `), ...two.add(`${secret} `)];
    parts.push(...one.add(`</think>${answer} `), ...one.finish(true), ...two.finish(true));
    expect(parts.join("").trim()).toBe(answer);
  });

  test("after an answer without a word, which tells nothing", () => {
    const begin = createThoughtFilter();
    say(begin, "", 3);
    expect(say(begin, `${secret}</think>${answer}`, 3).ever).toBe(answer);
  });

  test("where one is nested, at the end at the latest", () => {
    expect(say(createThoughtFilter(), `<think>a<think>b</think>c</think>${answer}`, 3).shown).toBe(answer);
  });

  test("where a later answer of a model is cut off that begins in a thought", () => {
    const begin = createThoughtFilter();
    say(begin, `Anything.</think>${answer}`, 3);
    expect(say(begin, "It costs $999", 3, false).ever).toBe("");
    expect(say(begin, "It costs $999", 3, true).ever).toBe("");
    // What ended without a thought makes it unknown again.
    expect(say(begin, answer, 3).shown).toBe(answer);
  });

  test("what was shown before it was known for a thought is taken back", () => {
    const begin = createThoughtFilter();
    say(begin, answer, 3);
    expect(say(begin, `It may cost much.</think>${answer}`, 3).parts).toContain(null);
    expect(say(begin, `It may cost much.</think>${answer}`, 3).ever.trim()).toBe(answer);
  });
});

describe("an ordinary answer is shown as it comes", () => {
  /** After how many words the first is shown; -1 where it is at the end. */
  function wordsBefore(begin: Filter, text: string): number {
    const filter = begin();
    const words = text.split(/(?<= )/);
    const at = words.findIndex((word) => [...filter.add(word)].some((part) => part?.trim()));
    for (const word of words.slice(at + 1)) [...filter.add(word)];
    [...filter.finish(true)];
    return at;
  }

  const long = `${"It costs $999 for professionals. ".repeat(10)}`;

  test("at its first word, by a model that is known", () => {
    const begin = createThoughtFilter();
    expect(wordsBefore(begin, long)).toBe(-1);
    expect(wordsBefore(begin, long)).toBe(0);
    expect(wordsBefore(begin, `Okay, the user is right. ${long}`)).toBe(0);
  });

  test("after its thoughts, by one that thinks", () => {
    const begin = createThoughtFilter();
    const thought = "<think> so be it </think> ";
    for (const _ of [1, 2]) expect(wordsBefore(begin, thought + long)).toBe(5);
    const open = createThoughtFilter();
    for (const _ of [1, 2]) expect(wordsBefore(open, `Okay, so be it </think> ${long}`)).toBe(5);
  });
});

test("100 kB of hostile text takes no time", async () => {
  for (const text of [
    "<",
    "<think",
    "<|channel|>",
    "[/",
    "< ",
    "< / ",
    "a",
    "</think>",
    "<think>",
    "<think a",
  ]) {
    const hostile = text.repeat(100_000 / text.length);
    expect(await processorMsOf(() => withoutThoughts(hostile)), text).toBeLessThan(500);
  }
});
