import { writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { htmlText } from "../../src/tools/import/html-text.ts";
import { readIncoming } from "../../src/tools/import/read-incoming.ts";
import { wordPressExport } from "../support/inputs/exports.ts";
import { temporaryFolder } from "../support/store/temporary-folder.ts";

/** The first post of an export: its Markdown, and what its author is told. */
async function firstPostOf(...args: Parameters<typeof wordPressExport>) {
  const file = path.join(await temporaryFolder(), "export.xml");
  await writeFile(file, wordPressExport(...args));
  const { posts, leftOut } = await readIncoming(file, null);
  const [post] = posts;
  if (post?.text.type !== "html") throw new Error("The export has a post");
  const { html, isClassic, galleries } = post.text;
  const { markdown } = htmlText({ html, isClassic, galleries, base: "https://old.test/" });
  const { notes, topics, publishAt } = post;
  return { markdown, notes, topics, publishAt, leftOut };
}

const paragraph = (words: string) => `<!-- wp:paragraph --><p>${words}</p><!-- /wp:paragraph -->`;
const shared = (id: number, content: string) => ({ id, content, type: "wp_block", title: `Block ${id}` });

const footnotes = (json: string) =>
  `<wp:postmeta><wp:meta_key><![CDATA[footnotes]]></wp:meta_key><wp:meta_value><![CDATA[${json}]]></wp:meta_value></wp:postmeta>`;
const reference = (id: string, number: number) =>
  `<sup data-fn="${id}" class="fn"><a href="#${id}" id="${id}-link">${number}</a></sup>`;

test("a shared block stands where the text shows it, with those that it shows itself", async () => {
  const content = `${paragraph("One")}\n\n<!-- wp:block {"ref":7} /-->\n\n${paragraph("Four")}`;
  const read = await firstPostOf([
    { content },
    shared(7, `${paragraph("Two")}<!-- wp:block {"ref":8} /-->`),
    shared(8, paragraph("Three")),
  ]);
  expect(read).toMatchObject({ markdown: "One\n\nTwo\n\nThree\n\nFour", notes: [], leftOut: [] });
});

test.each([
  ["is not in the export", []],
  ["shows itself", [shared(7, 'x <!-- wp:block {"ref":7} /-->')]],
  [
    "grows without end",
    [shared(7, 'x<!-- wp:block {"ref":8} /-->'.repeat(10)), shared(8, "y".repeat(400_000))],
  ],
])("a shared block that %s is said", async (_name, others) => {
  const read = await firstPostOf([{ content: `${paragraph("One")}<!-- wp:block {"ref":7} /-->` }, ...others]);
  expect(read.notes).toEqual(["it shows a shared block that the export does not have"]);
  expect(read.markdown.startsWith("One")).toBe(true);
});

test("blocks that only WordPress fills are said by their names, and empty ones are not", async () => {
  const content = `${paragraph("One")}<!-- wp:latest-posts {"postsToShow":3} /--><!-- wp:acf/hero {"data":{"title":"Big"}} /-->
<!-- wp:latest-posts /--><!-- wp:paragraph /--><!-- wp:footnotes /-->`;
  expect(await firstPostOf([{ content }])).toMatchObject({
    markdown: "One",
    notes: ["the text has blocks that only WordPress shows: latest-posts, acf/hero"],
  });
});

test("footnotes come from beside the text, in the order of the list, and only those that it has", async () => {
  const content = `<!-- wp:paragraph --><p>One${reference("6a-1", 1)} and two${reference("6a-2", 2)}.</p><!-- /wp:paragraph --><!-- wp:footnotes /-->`;
  const notes = [
    { id: "6a-1", content: 'See <a href="https://a.test/">it</a>' },
    { id: "6a-2", content: "In <em>May</em>." },
    { id: "6a-3", content: "Gone" },
  ];
  expect(await firstPostOf([{ content, more: footnotes(JSON.stringify(notes)) }])).toMatchObject({
    markdown: "One[^1] and two[^2].\n\n[^1]: See [it](https://a.test/)\n\n[^2]: In *May*.",
    notes: [],
  });
});

test.each(["", "{", '[{"id":"a\\"b","content":"x"}]', "{}"])(
  "footnotes %j cannot be read, and that is said",
  async (json) => {
    const content = paragraph(`One${reference("6a", 1)}.`);
    expect(await firstPostOf([{ content, more: footnotes(json) }])).toMatchObject({
      markdown: "One1.",
      notes: ["its footnotes cannot be read"],
    });
  },
);

test("the names of topics have no entities", async () => {
  const more = '<category domain="category" nicename="rd"><![CDATA[R&amp;D &#8211; AI]]></category>';
  expect((await firstPostOf([{ more }])).topics).toEqual(["R&D – AI"]);
});

test.each([
  ["Mon, 01 Jan 2024 10:00:00 +0200", "2024-01-01T08:00:00.000Z"],
  ["1 Jan 2024 10:00 GMT", "2024-01-01T10:00:00.000Z"],
  ["Wed, 30 Nov -0001 00:00:00 +0000", null],
  ["", null],
])("a post that has only the date of a feed, %j, has that", async (pubDate, publishAt) => {
  const more = `<pubDate>${pubDate}</pubDate>`;
  expect((await firstPostOf([{ date: "", more }])).publishAt).toBe(publishAt);
});
