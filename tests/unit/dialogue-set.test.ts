import { describe, expect, test } from "vitest";
import { directAnswers, faqAnswers } from "../../content/chat/answers.ts";
import { firstPosts } from "../../content/posts/index.ts";
import { foldText } from "../../src/shared/fold-text.ts";
import { postPath } from "../../src/shared/paths.ts";
import { urls } from "../../src/shared/urls.ts";
import { allDialogues, readDialogues } from "../dialogues/all.ts";
import { type Dialogue, faultsOf, type Turn } from "../dialogues/dialogue.ts";
import { scoreDialogues } from "../dialogues/score.ts";

const turns = allDialogues.flatMap((dialogue) => dialogue.turns);

describe("the set", () => {
  test("is large enough to decide, and each dialogue has a name of its own", () => {
    expect(allDialogues.length).toBeGreaterThanOrEqual(150);
    expect(turns.length).toBeGreaterThanOrEqual(300);
    const ids = [...allDialogues, ...readDialogues("practice")].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("keeps a third apart", () => {
    const kept = allDialogues.filter((dialogue) => dialogue.isHeldOut);
    expect(kept.length / allDialogues.length).toBeCloseTo(1 / 3, 1);
  });

  test("has none of the example questions that the answers are found by", () => {
    const examples = new Set(
      [...directAnswers, ...faqAnswers].flatMap(({ questions }) => questions.map(bare)),
    );
    expect(turns.map(({ say }) => say).filter((say) => bare(say) !== "" && examples.has(bare(say)))).toEqual(
      [],
    );
  });

  test("leads to pages and articles that exist", () => {
    const pages = new Set<string>([
      ...Object.values(urls).map(({ path }) => path),
      ...firstPosts.map(({ slug }) => postPath(slug)),
    ]);
    const links = turns.flatMap(({ link = [] }) => [link].flat());
    expect(links.filter((link) => !pages.has(link))).toEqual([]);
  });

  test("asks of every turn for something that an answer can give", () => {
    expect(turns.filter((turn) => faultsOf(turn, rightAnswer(turn)).length > 0)).toEqual([]);
    expect(turns.filter((turn) => faultsOf(turn, "").length === 0)).toEqual([]);
  });
});

describe("an answer", () => {
  const turn: Turn = {
    say: "how much for students?",
    says: ["$799", ["Oct 6th", "in October"]],
    not: ["$999"],
    link: "/training/no-code-agentic-ai",
  };

  test.each<[string, Partial<Turn>, string[]]>([
    ["Students pay $799 from OCT 6TH on: /training/no-code-agentic-ai.", {}, []],
    ["$799, in October ([the course](/training/no-code-agentic-ai))", {}, []],
    [
      "$799, Oct 6th: /training/no-code-agentic-ai/agreement",
      {},
      ["does not lead to /training/no-code-agentic-ai"],
    ],
    ["$7990, Oct 6th or $999: /training/no-code-agentic-ai", {}, ["does not say “$799”", "says “$999”"]],
    ["Yes: $799, Oct 6th, /training/no-code-agentic-ai", {}, ["begins with Yes"]],
    ["Yes: $799, Oct 6th, /training/no-code-agentic-ai", { begins: "Yes" }, []],
    ["No, $799, Oct 6th, /training/no-code-agentic-ai", { begins: "Yes" }, ["begins with No"]],
    ["No Code: $799, Oct 6th, /training/no-code-agentic-ai", {}, []],
    ["No coding: $799, Oct 6th, /training/no-code-agentic-ai", {}, []],
    [
      "$799, Oct 6th; see /training/no-code-agentic-ai",
      { link: ["/blogs", "/training/no-code-agentic-ai"] },
      [],
    ],
  ])("%s", (answer, changed, faults) => {
    expect(faultsOf({ ...turn, ...changed }, answer)).toEqual(faults);
  });

  const missed: Turn = { say: "who is the boss", says: [], miss: true };

  test.each<[string, string[]]>([
    ["I could not find that on our website. Write to us at /contact.", []],
    ["Our website doesn’t name one; ask info@corvanta.example.", []],
    ["I could not find that on our website.", ["offers no way to reach the team"]],
    ["It is Jane Doe. Write to us at /contact.", ["does not say that the website has no answer"]],
    ["We list November dates at /contact.", ["does not say that the website has no answer"]],
  ])("that should be a miss: %s", (answer, faults) => {
    expect(faultsOf(missed, answer)).toEqual(faults);
  });

  test("is found whatever its dashes, accents and spaces, and only from the beginning of a word", () => {
    const asked = (fact: string): Turn => ({ say: "?", says: [fact] });
    expect(faultsOf(asked("15-30 business days"), "about 15–30\u00a0business days")).toEqual([]);
    expect(faultsOf(asked("it's"), "it’s")).toEqual([]);
    expect(faultsOf(asked("price"), "an enterprise")).toEqual(["does not say “price”"]);
    expect(faultsOf(asked("install"), "in installments")).toEqual([]);
  });
});

test("the score counts all, and lists no fault of a kept dialogue", async () => {
  const dialogue = (id: string, isHeldOut: boolean): Dialogue => ({
    id,
    isHeldOut,
    turns: [
      { say: "one", says: ["1"] },
      { say: "two", says: ["2"], not: ["3"] },
    ],
  });
  const asked: string[] = [];
  const score = await scoreDialogues(
    (sessionId, message) => {
      asked.push(`${sessionId} ${message}`);
      return { text: message === "one" ? "1" : "Yes, 3", offered: [] };
    },
    [dialogue("open", false), dialogue("kept", true)],
  );
  expect(asked).toEqual(["open one", "open two", "kept one", "kept two"]);
  expect(score).toEqual({
    turns: 4,
    right: 2,
    share: 0.5,
    kept: { turns: 2, right: 1, share: 0.5 },
    wrongWords: 2,
    invented: 2,
    faulty: [
      {
        id: "open",
        say: "two",
        answer: "Yes, 3",
        faults: ["does not say “2”", "says “3”", "begins with Yes"],
      },
    ],
  });
});

/** A message without letter case, accents and punctuation. */
function bare(message: string): string {
  return foldText(message)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** An answer made of what a turn asks for. */
function rightAnswer({ says, link, miss }: Turn): string {
  return [
    "Well,",
    ...says.map((fact) => [fact].flat()[0]),
    ...(link === undefined ? [] : [[link].flat()[0]]),
    ...(miss ? ["I could not find that on our website: /contact"] : []),
  ].join(" ");
}
