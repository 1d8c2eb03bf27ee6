import { describe, expect, test } from "vitest";
import { markedPost } from "../../src/server/posts/marked-post.ts";
import { createPostSearch } from "../../src/server/posts/post-search.ts";
import { viewOf } from "../../src/server/posts/posts-view.ts";
import type { StoredPost } from "../../src/server/posts/stored-posts.ts";
import { samplePosts } from "../support/inputs/sample-posts.ts";

function stored(texts: Partial<StoredPost>[]): StoredPost[] {
  return samplePosts(texts.length).map(({ readingTime: _, createdOn: __, ...post }, at) => ({
    ...post,
    oldSlugs: [],
    knownSlugs: [],
    earlierImages: {},
    status: "published",
    publishAt: post.createdAt,
    version: 1,
    summary: "",
    category: "",
    ...texts[at],
  }));
}

function searchIn(texts: Partial<StoredPost>[]) {
  let view = viewNow(stored(texts));
  const { find } = createPostSearch(() => view);
  return {
    async titles(query: string) {
      return (await find(query)).map(({ post }) => post.title);
    },
    async show(query: string) {
      const [first] = await find(query);
      if (first === undefined) throw new Error(`Nothing was found for ${query}`);
      return markedPost(first.post, first.terms);
    },
    publish(next: StoredPost[]) {
      view = viewNow(next);
    },
  };
}

function viewNow(posts: StoredPost[]) {
  return viewOf({ changedAt: new Date().toISOString(), posts, deleted: [], previews: [] }, new Date());
}

const blog = [
  { title: "Restoring a backup", content: "How long a **restore** takes, told in hours and minutes." },
  {
    title: "Data contracts",
    content: "What two teams agree before a column changes. A backup is no contract.",
  },
  { title: "Café und Zürich", content: "Naïve models, and the straße where Jørgen lives." },
  {
    title: "Which process first",
    category: "Automation",
    content: "A score for each process.\n\n`npm run score`",
  },
];

describe("readers find articles", () => {
  const { titles } = searchIn(blog);
  test.each([
    ["backup", ["Restoring a backup", "Data contracts"]],
    ["BACKUP", ["Restoring a backup", "Data contracts"]],
    ["backups", ["Restoring a backup", "Data contracts"]],
    ["bakcup", ["Restoring a backup", "Data contracts"]],
    ["contr", ["Data contracts"]],
    ["cafe zurich", ["Café und Zürich"]],
    ["Jorgen strasse", ["Café und Zürich"]],
    ["  automation  ", ["Which process first"]],
    ["npm run", ["Which process first"]],
    ["backup column", ["Data contracts"]],
    ['"column" (changes)!', ["Data contracts"]],
  ])("by %j", async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  test("with some of the words where none has all", async () => {
    expect(await titles("zebra column")).toEqual(["Data contracts"]);
  });

  test.each(["zyzzyva", "!!!", "\u0000", "💾", "a".repeat(100), "xy", "*", "OR"])(
    "and nothing by %j",
    async (query) => {
      expect(await titles(query)).toEqual([]);
    },
  );
});

test("a change is found at once, and what it took away no more", async () => {
  const { titles, publish } = searchIn(blog);
  expect(await titles("minutes")).toHaveLength(1);
  const [first, ...others] = stored(blog);
  if (first === undefined) throw new Error("There is a first post");
  publish([{ ...first, content: "Told in seconds." }, ...others]);
  expect(await titles("minutes")).toEqual([]);
  expect(await titles("seconds")).toEqual(["Restoring a backup"]);
  publish(others);
  expect(await titles("seconds")).toEqual([]);
  publish(stored(blog));
  expect(await titles("minutes")).toHaveLength(1);
});

test("a post without spaces, or of one long word, has an excerpt", async () => {
  const word = "unbroken".repeat(60);
  const { show } = searchIn([{ title: "Long", content: `${word} needle ${word}` }]);
  expect((await show("needle")).text.filter((_, at) => at % 2 === 1)).toEqual(["needle"]);
});

test("searches at the same time wait for one index", async () => {
  const { titles } = searchIn(blog);
  const all = await Promise.all(Array.from({ length: 20 }, () => titles("backup")));
  expect(all.every((found) => found.length === 2)).toBe(true);
});

describe("the found words are marked", () => {
  test("in the title and in the passage that has most of them", async () => {
    const before = "Nothing is said here for a while. ".repeat(20);
    const after = "And it goes on. ".repeat(20);
    const content = `${before}Then a schema of the column changes. ${after}`;
    const { show } = searchIn([{ title: "A column", content }]);
    const { title, text } = await show("schema column");
    expect(title).toEqual(["A ", "column", ""]);
    expect(text.filter((_, at) => at % 2 === 1)).toEqual(["schema", "column"]);
    expect(text.join("")).toMatch(/^… .*Then a schema of the column changes\..* …$/);
    expect(text.join("").length).toBeLessThan(220);
  });

  test("in the summary, if that has them all", async () => {
    const summary = "Straße und Café, kurz gesagt.";
    const { show } = searchIn([{ title: "Eins", summary, content: "Ein Café an einer Straße." }]);
    expect((await show("cafe strasse")).text).toEqual(["", "Straße", " und ", "Café", ", kurz gesagt."]);
  });

  test("and Markdown's marks and HTML are text", async () => {
    const { show } = searchIn([
      { title: "<b>Bold</b> claims", content: "A **bold** <script>alert(1)</script> claim." },
    ]);
    const { title, text } = await show("bold");
    expect(title.join("")).toBe("<b>Bold</b> claims");
    expect(text.join("")).toContain("A bold");
  });
});
