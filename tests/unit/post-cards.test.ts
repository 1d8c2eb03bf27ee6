import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { drawableText } from "../../src/server/cards/drawable-text.ts";
import { createPostCards, type PostCards } from "../../src/server/cards/post-cards.ts";
import { samplePosts } from "../support/inputs/sample-posts.ts";

// Drawing is work for the processor, and the thread has fonts to read first.
// A busy machine takes its time for the first card.
const timeoutMs = 25_000;

let folder = "";
let cards: PostCards;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "cards-"));
  cards = createPostCards(folder, { maxPending: 40, timeoutMs });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const [sample] = samplePosts(1);
if (sample === undefined) throw new Error("no post");
const post = sample;

test.each([
  ["an ordinary title", post.title],
  ["emoji only", "🚀🎉👩‍💻"],
  ["Chinese only", "人工智能的未来"],
  ["200 characters", "Wide words ".repeat(20).slice(0, 200)],
  ["one word of 200 characters", "W".repeat(200)],
  ["markup", '"><script>alert(1)</script> $& $1 </svg>'],
])("a card for %s is a PNG of 1200 x 630 under 300 kB", async (_, title) => {
  const card = await cards.cardOf({ ...post, title });
  if (card === null) throw new Error("not drawn");
  const png = Buffer.from(card.png);
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(300_000);
});

test("a card is cached until its post changes, and then replaced", async () => {
  const first = await cards.cardOf(post);
  const again = await cards.cardOf(post);
  expect(again?.tag).toBe(first?.tag);
  for (const change of [{ title: "Another title" }, { category: "Technology" } as const]) {
    const changed = await cards.cardOf({ ...post, ...change });
    expect(changed?.tag).not.toBe(first?.tag);
    expect(await readdir(folder)).toEqual([`${post.id}.${changed?.tag}.png`]);
  }
});

test("a crawler that asks for too many at once is put off", async () => {
  const few = createPostCards(folder, { maxPending: 2, timeoutMs });
  const asked = samplePosts(4).map((other) => few.cardOf({ ...other, id: `queue-${other.slug}` }));
  const answers = await Promise.all(asked);
  expect(answers.filter((answer) => answer === null)).toHaveLength(2);
});

test.each([
  ["plain words", "plain words"],
  ["Été, čšž – “quotes” & 50%", "Été, čšž – “quotes” & 50%"],
  ["Ship it 🚀 now", "Ship it now"],
  ["⚡Hello⚡there", "Hello there"],
  ["one\ntwo", "one two"],
  ["𝓕𝓪𝓷𝓬𝔂 ﬁelds, ＡＩ", "Fancy fields, AI"],
  ["Plain © ® ™", "Plain © ® ™"],
  ["你好 and data", "and data"],
  ["👩‍💻🇺🇸", ""],
  ["…!?", ""],
  ["人工智能", ""],
])("of %s the fonts draw '%s'", async (text, drawable) => {
  expect(await drawableText(text)).toBe(drawable);
});
