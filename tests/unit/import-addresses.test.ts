import { mkdir, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { replaceAddresses } from "../../src/tools/import/addresses.ts";
import { createFindFile } from "../../src/tools/import/find-file.ts";
import { parseMarkdownFile, writeMarkdownFile } from "../../src/tools/import/front-matter.ts";
import { reportLines } from "../../src/tools/import/report.ts";
import { processorMsOf } from "../support/processor-time.ts";
import { temporaryFolder } from "../support/store/temporary-folder.ts";

describe("addresses in Markdown", () => {
  const found = (markdown: string) => {
    const all: string[] = [];
    replaceAddresses(markdown, ({ url, isImage }) => {
      all.push(`${isImage ? "!" : ""}${url}`);
      return null;
    });
    return all;
  };

  test.each([
    ["![a](b.png)", ["!b.png"]],
    ['![a]( <my photo.png> "A (title)") and [c](d)', ["!my photo.png", "d"]],
    ["[![a](b.png)](c.png)", ["b.png", "c.png"].map((url, index) => (index === 0 ? `!${url}` : url))],
    ["![a](https://a.test/b_(1).png)", ["!https://a.test/b_(1).png"]],
    ["![a](b\\_c.png?x=1&amp;y=2)", ["!b_c.png?x=1&y=2"]],
    ["![a][b]\n\n[b]: c.png", ["c.png"]],
    ["`![a](b.png)` ![c](d.png)", ["!d.png"]],
    ["```\n![a](b.png)\n```\n![c](d.png)", ["!d.png"]],
    ["~~~~\n![a](b.png)\n~~~\n![c](d.png)", []],
    ["![a\\](b](c.png)", ["!c.png"]],
    ["no (link) [here]", []],
  ])("%j has %j", (markdown, addresses) => {
    expect(found(markdown)).toEqual(addresses);
    expect(replaceAddresses(markdown, () => null)).toBe(markdown);
  });

  test("are replaced alone, and written so that they can be read", () => {
    const markdown = '[![a](b.png)](b.png) ![c](<b.png> "t")\n[d]: b.png "x"';
    const next = replaceAddresses(markdown, ({ url }) => (url === "b.png" ? "new name.png" : null));
    expect(next).toBe(
      '[![a](<new name.png>)](<new name.png>) ![c](<new name.png> "t")\n[d]: <new name.png> "x"',
    );
    expect(found(next)).toEqual(["!new name.png", "new name.png", "!new name.png", "new name.png"]);
  });

  test.each(["![a](", "[".repeat(50), "](", "![](x", "`", "\\"])(
    "%j without end takes no time",
    async (part) => {
      const text = part.repeat(100_000 / part.length);
      expect(await processorMsOf(() => found(text))).toBeLessThan(2_000);
    },
  );
});

describe("a file beside an export", () => {
  async function folderWith(...names: string[]) {
    const outer = await temporaryFolder();
    const folder = path.join(outer, "export");
    for (const name of ["secret.png", ...names.map((each) => `export/${each}`)]) {
      await mkdir(path.join(outer, path.dirname(name)), { recursive: true });
      await writeFile(path.join(outer, name), name);
    }
    return { folder, find: createFindFile(folder) };
  }

  test("is found by the end of its address, and by its place beside its own file", async () => {
    const { folder, find } = await folderWith(
      "uploads/2020/a b.png",
      "posts/c.png",
      "d.png",
      "content/images/e.png",
    );
    const at = async (address: string, from?: string) => {
      const file = await find(address, from === undefined ? undefined : path.join(folder, from));
      return file && path.relative(folder, file);
    };
    expect(await at("https://old.test/wp-content/uploads/2020/a%20b.png?w=3")).toBe("uploads/2020/a b.png");
    expect(await at("https://old.test/x/content/images/e.png")).toBe("content/images/e.png");
    expect(await at("c.png", "posts")).toBe("posts/c.png");
    expect(await at("../d.png", "posts")).toBe("d.png");
    expect(await at("/d.png", "posts")).toBe("d.png");
    // Some hosts of WordPress leave the folder out of their addresses.
    expect(await at("https://old.files.test/2020/a%20b.png")).toBe("uploads/2020/a b.png");
    expect(await at("https://old.test/files/2020/a%20b.png")).toBe("uploads/2020/a b.png");
    expect(await at("https://old.test/a%20b.png")).toBeNull();
    // Only a name is too little: other pictures have it as well.
    expect(await at("https://old.test/2019/d.png")).toBeNull();
    expect(await at("https://old.test/posts/")).toBeNull();
  });

  test("is never one outside of its folder", async () => {
    const { folder, find } = await folderWith("posts/a.png");
    await symlink(path.join(folder, "../secret.png"), path.join(folder, "posts/link.png"));
    const posts = path.join(folder, "posts");
    for (const address of [
      "../../secret.png",
      "%2e%2e/%2e%2e/secret.png",
      "posts/../../secret.png",
      "/../secret.png",
      "https://old.test/a/..%2f..%2fsecret.png",
      "https://old.test/posts/link.png",
      "link.png",
      "a.png\0",
      "file:///etc/passwd",
      "%",
      "",
    ])
      expect([address, await find(address, posts)]).toEqual([address, null]);
  });
});

describe("front matter", () => {
  test.each([
    { title: "Plain" },
    { title: "a: b # c", summary: "\"quoted\" and 'so'" },
    { title: "2024-05-03", summary: "yes" },
    { title: "Line\nbreak ---\n---\n", summary: "- x" },
    { title: "Ünï ✓ 😀 \u0007", status: "draft", slug: "007" },
    { title: "x".repeat(200), image: "https://a.test/?a=b&c=#d" },
  ])("%j is read as it was written", (fields) => {
    const content = "    code\n\n---\n\ntext  ";
    const text = writeMarkdownFile(fields, content);
    const read = parseMarkdownFile(text);
    expect(read).toEqual({ fields, content: content.trimEnd() });
    expect(writeMarkdownFile(fields, content.trimEnd())).toBe(text);
  });

  test("with keys of an object's own does nothing to other objects", () => {
    const read = parseMarkdownFile("---\n__proto__: {polluted: true}\nconstructor: x\n---\n");
    expect(read).toHaveProperty("fields");
    expect({}).not.toHaveProperty("polluted");
  });
});

test("a report writes over nothing of the terminal", () => {
  const lines = reportLines({
    kind: "Ghost export",
    imported: new Map([["draft", 1]]),
    updated: 1,
    present: 2,
    leftOut: [{ what: "A\u001b[2J\nB\r", why: "D" }],
    images: 1,
    redirects: 2,
    topics: new Map([["News", 1]]),
    notes: [{ what: "A", notes: ["E\u202e"] }],
  });
  expect(lines).toEqual([
    "Ghost export: 1 post came (1 draft), with 1 image and 2 old addresses.",
    "2 posts had come before, and stay as they are.",
    "1 post of an earlier import was brought up to date.",
    "Left out: 1",
    "  A [2J B: D",
    "The site has no such categories: News (1 post)",
    "Look at these posts:",
    "  A",
    "    E",
  ]);
});

test("a title of any length takes a line of a report", () => {
  const leftOut = [{ what: "x".repeat(1_000_000), why: "It is too long" }];
  const lines = reportLines({
    kind: "Ghost export",
    imported: new Map(),
    updated: 0,
    present: 0,
    leftOut,
    images: 0,
    redirects: 0,
    topics: new Map(),
    notes: [],
  });
  expect(lines.at(-1)).toBe(`  ${"x".repeat(200)}…: It is too long`);
});
