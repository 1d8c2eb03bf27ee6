import { mkdir, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { htmlText } from "../../src/tools/import/html-text.ts";
import type { Incoming } from "../../src/tools/import/incoming-post.ts";
import { momentFrom, utcMomentFrom } from "../../src/tools/import/moments.ts";
import { readIncoming } from "../../src/tools/import/read-incoming.ts";
import { ghostExport, wordPressExport } from "../support/inputs/exports.ts";
import { processorMsOf } from "../support/processor-time.ts";
import { temporaryFolder } from "../support/store/temporary-folder.ts";

async function readFileOf(text: string | Uint8Array, name = "export"): Promise<Incoming> {
  const file = path.join(await temporaryFolder(), name);
  await writeFile(file, text);
  return readIncoming(file, null);
}

async function readFolderOf(files: Record<string, string | Uint8Array>): Promise<Incoming> {
  const folder = await temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.join(folder, path.dirname(name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  return readIncoming(folder, null);
}

const ghost = async (posts: object[], part?: object) => readFileOf(ghostExport(posts, part));
const wordPress = async (...args: Parameters<typeof wordPressExport>) => readFileOf(wordPressExport(...args));
const onlyPost = ({ posts, leftOut }: Incoming) => {
  expect([posts.length, leftOut]).toEqual([1, []]);
  return posts[0];
};

describe("of a Ghost export", () => {
  test("a post comes with its dates, its topics in their order, its cover and both of its addresses", async () => {
    const tags = [
      { id: "1", name: "News" },
      { id: "2", name: "AI" },
    ];
    const links = [
      { post_id: "0", tag_id: "1", sort_order: 1 },
      { post_id: "0", tag_id: "2", sort_order: 0 },
    ];
    const made = { created_at: "2020-01-01 00:00:00", updated_at: 1_600_000_000_000 };
    const cover = { feature_image: "__GHOST_URL__/content/images/a.png", custom_excerpt: "Short" };
    const read = await ghost([{ ...made, ...cover }], { tags, posts_tags: links });
    expect(onlyPost(read)).toMatchObject({
      title: "A post",
      slug: "a-post-0",
      summary: "Short",
      topics: ["AI", "News"],
      image: "https://old-site.invalid/content/images/a.png",
      status: "published",
      publishAt: "2020-03-04T05:06:07.000Z",
      createdAt: "2020-01-01T00:00:00.000Z",
      updatedAt: "2020-09-13T12:26:40.000Z",
      oldPaths: ["/a-post-0", "/blog/a-post-0"],
      notes: [],
    });
  });

  test("nothing becomes public that was for members, mailed only, or a draft", async () => {
    const { posts } = await ghost([
      { status: "draft" },
      { status: "scheduled" },
      { visibility: "members" },
      { visibility: "paid", status: "scheduled" },
      { status: "sent" },
    ]);
    expect(posts.map(({ status, notes }) => [status, notes])).toEqual([
      ["draft", []],
      ["scheduled", []],
      ["draft", ["it was for members only: it comes as a draft"]],
      ["draft", ["it was for members only: it comes as a draft"]],
      ["draft", ["its status was sent: it comes as a draft"]],
    ]);
  });

  test("pages, empty drafts and damaged records are left out with the reason", async () => {
    const read = await ghost([
      { type: "page", title: "About" },
      { type: undefined, page: 1, title: "Old page" },
      { html: null, status: "draft", title: "Nothing yet" },
      { html: " ", title: "No HTML" },
      { title: 7 },
    ]);
    expect(read.posts).toEqual([]);
    expect(read.leftOut).toEqual([
      { what: "About", why: "it is a page, and the site's pages are in its code" },
      { what: "Old page", why: "it is a page, and the site's pages are in its code" },
      { what: "Nothing yet", why: "it is an empty draft" },
      { what: "No HTML", why: "it has no HTML" },
      { what: "post 5", why: "its record cannot be read" },
    ]);
  });

  test("the form of Ghost 0, and one without the list around it, are read as well", async () => {
    const post = {
      id: 1,
      title: "Old",
      slug: "old",
      html: "<p>x</p>",
      page: 0,
      status: "published",
      image: "/a.png",
    };
    const read = await readFileOf(
      JSON.stringify({ data: { posts: [{ ...post, published_at: 1_388_805_572_000 }] } }),
    );
    expect(onlyPost(read)).toMatchObject({ image: "/a.png", publishAt: "2014-01-04T03:19:32.000Z" });
  });
});

describe("of a WordPress export", () => {
  test("a post comes with its words, dates, topics, cover and path", async () => {
    const attachment = "<wp:attachment_url>https://old.test/wp-content/a.jpg</wp:attachment_url>";
    const read = await wordPress([
      {
        title: "Bread &amp; <![CDATA[<em>butter</em> &#8217;]]>",
        more: `<excerpt:encoded><![CDATA[A <b>short</b> text]]></excerpt:encoded>
<category domain="category" nicename="ai"><![CDATA[AI]]></category><category domain="post_format">Quote</category>
<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:postmeta>
<wp:post_modified_gmt>2013-01-01 00:00:00</wp:post_modified_gmt>
<wp:comment><wp:comment_content>Spam</wp:comment_content></wp:comment>`,
      },
      { id: 9, type: "attachment", status: "inherit", more: attachment },
    ]);
    expect(read.siteUrl).toBe("https://old.test");
    expect(onlyPost(read)).toMatchObject({
      title: "Bread & butter ’",
      slug: "post-1",
      summary: "A short text",
      topics: ["AI"],
      image: "https://old.test/wp-content/a.jpg",
      status: "published",
      publishAt: "2012-05-06T07:08:09.000Z",
      updatedAt: "2013-01-01T00:00:00.000Z",
      oldPaths: ["/2012/05/post-1/"],
      notes: ["1 comment was left out"],
    });
  });

  test("nothing becomes public that was private, pending or behind a password", async () => {
    const { posts, leftOut } = await wordPress([
      { id: 1, status: "draft", date: "0000-00-00 00:00:00" },
      { id: 2, status: "future" },
      { id: 3, status: "private" },
      { id: 4, status: "pending" },
      { id: 5, more: "<wp:post_password>enter</wp:post_password>" },
      { id: 6, status: "trash" },
      { id: 7, type: "page", title: "About" },
      { id: 8, type: "nav_menu_item" },
      { id: 9, type: "nav_menu_item" },
    ]);
    expect(posts.map(({ status, notes }) => [status, ...notes])).toEqual([
      ["draft"],
      ["scheduled"],
      ["draft", "its status was private: it comes as a draft"],
      ["draft", "its status was pending: it comes as a draft"],
      ["draft", "it had a password: it comes as a draft"],
    ]);
    expect(posts[0]?.publishAt).toBeNull();
    expect(leftOut).toEqual([
      { what: "A post", why: "it was in the trash" },
      { what: "About", why: "it is a page, and the site's pages are in its code" },
      { what: "2 × nav_menu_item", why: "the site has nothing like it" },
    ]);
  });

  test("an address that is a query, or no address at all, is no old path", async () => {
    const links = [
      "https://old.test/?p=1",
      "https://old.test/",
      "",
      "not an address",
      `https://a.test/${"x".repeat(2_000)}`,
    ];
    const { posts } = await wordPress(links.map((link, id) => ({ id, link })));
    expect(posts.map(({ oldPaths }) => oldPaths)).toEqual([[], [], [], [], []]);
  });

  test("entities of its own do not grow, and its files and addresses are not opened", async () => {
    const bomb = `<!DOCTYPE rss [<!ENTITY a "${"x".repeat(1_000)}">
${"bcdefgh"
  .split("")
  .map((name, index) => `<!ENTITY ${name} "${`&${"abcdefg"[index]};`.repeat(10)}">`)
  .join("")}
<!ENTITY file SYSTEM "file:///etc/passwd">]>`;
    const [post] = (await wordPress([{ title: "&h; &file; &amp;" }], bomb)).posts;
    expect(post?.title).toBe("&h; &file; &");
  });

  test("posts of the same guid are two, since guids are written by hand", async () => {
    const { posts } = await wordPress([{ id: 1 }, { id: 2 }].map((item) => ({ ...item, more: "" })));
    expect(new Set(posts.map(({ id }) => id)).size).toBe(2);
    expect((await wordPress([{ id: 1 }])).posts[0]?.id).toBe(posts[0]?.id);
  });
});

describe("of a folder of Markdown", () => {
  test("a file comes with its fields and its text, with Windows line ends and a byte order mark too", async () => {
    const text =
      "\ufeff---\r\ntitle: Bread & butter\r\ndate: 2024-05-03\r\nslug: bread\r\nsummary: Short\r\ncategory: AI\r\nstatus: draft\r\nimage: a.png\r\n---\r\n\r\nOne\r\ntwo\r\n\r\n";
    const read = await readFolderOf({ "posts/x.md": text, "posts/notes.txt": "x", ".git/y.md": text });
    expect(onlyPost(read)).toMatchObject({
      title: "Bread & butter",
      slug: "bread",
      summary: "Short",
      topics: ["AI"],
      image: "a.png",
      status: "draft",
      // Midnight of the company.
      publishAt: "2024-05-03T05:00:00.000Z",
      text: { type: "markdown", markdown: "One\ntwo" },
      notes: [],
    });
  });

  test("names of files give what the front matter leaves out", async () => {
    const { posts } = await readFolderOf({
      "2024-05-03-from-jekyll.md": "---\ntitle: 2024\ndraft: true\n---\nx",
      "from-hugo/index.md": "---\ntitle: Yes\npublished: false\n---\nx",
      "Spaces here.markdown": "---\ntitle: 'x: y'\nlayout: post\n---\nx",
    });
    expect(
      posts.map(({ title, slug, status, publishAt, notes }) => [title, slug, status, publishAt, ...notes]),
    ).toEqual([
      ["2024", "from-jekyll", "draft", "2024-05-03T05:00:00.000Z"],
      ["x: y", "spaces-here", "published", null, "the site has no layout"],
      ["Yes", "from-hugo", "draft", null],
    ]);
  });

  test("what cannot be read is left out with the reason, and the others come", async () => {
    const { posts, leftOut } = await readFolderOf({
      "README.md": "# No front matter",
      "alias.md": "---\na: &a [x]\ntitle: *a\n---\nx",
      "broken.md": "---\ntitle: [\n---\nx",
      "good.md": "---\ntitle: Good\n---\nx",
      "good2.md": "---\ntitle: Same slug\nslug: good\n---\nx",
      "latin.md": Buffer.from("---\ntitle: Grün\n---\nx", "latin1"),
      "list.md": "---\n- x\n---\nx",
    });
    expect(posts.map(({ title }) => title)).toEqual(["Good"]);
    expect(leftOut.map(({ what, why }) => `${what}: ${why}`)).toEqual([
      "README.md: it has no front matter between two lines of ---",
      expect.stringMatching(/^alias\.md: its front matter cannot be read: .*alias/i),
      expect.stringMatching(/^broken\.md: its front matter cannot be read: /),
      "good2.md: it has the slug of good.md",
      "latin.md: it is not UTF-8: save it as UTF-8",
      "list.md: its front matter has no fields",
    ]);
  });

  test("what a field cannot be is said, and nothing becomes public by it", async () => {
    const { posts } = await readFolderOf({
      "a.md": "---\ntitle: A\nstatus: live\ndate: soon\nslug: Ä b\n---\nx",
      "c.md": "---\ntitle: B\nstatus: scheduled\ncategory: [AI]\n---\n<div>x</div>",
    });
    expect(posts.map(({ status, notes }) => [status, ...notes])).toEqual([
      [
        "draft",
        "its slug Ä b has other signs than a to z, digits and hyphens: it is b",
        "its date soon is no time such as 2027-01-31T09:30:00Z",
        "its status live is none of draft, scheduled, published: it comes as a draft",
      ],
      [
        "scheduled",
        "the text has HTML, which the site shows as text",
        "its category is no text: it was left out",
      ],
    ]);
  });

  test("a folder that leads back to itself is read once", async () => {
    const folder = await temporaryFolder();
    await writeFile(path.join(folder, "a.md"), "---\ntitle: A\n---\nx");
    await symlink(folder, path.join(folder, "again"));
    expect((await readIncoming(folder, null)).posts).toHaveLength(1);
  });

  test("a folder without Markdown is refused, since the file of an export in it was meant", async () => {
    const folder = await temporaryFolder();
    await writeFile(path.join(folder, "ghost.json"), "{}");
    await expect(readIncoming(folder, null)).rejects.toThrow(
      `${folder} has no Markdown file. Name the file of a Ghost or WordPress export itself, not its folder.`,
    );
  });
});

test.each([
  ["nothing that is known", "Hello", /neither a Ghost export/],
  ["an archive", "PK\x03\x04", /Unpack it/],
  ["other JSON", '{"a": 1}', /no Ghost export/],
  ["broken JSON", '{"db": [', /is damaged/],
  ["other XML", "<rss><channel><title>x</title></channel></rss>", /no WordPress export/],
])("%s is refused in words", async (_name, text, message) => {
  await expect(readFileOf(text)).rejects.toThrow(message);
});

test("UTF-16 and an encoding that the XML names are read, and signs that are none are kept as such", async () => {
  const xml = wordPressExport([{ title: "Grün" }]);
  const utf16 = Buffer.from(`\ufeff${xml}`, "utf16le");
  const latin = Buffer.from(xml.replace("UTF-8", "iso-8859-1"), "latin1");
  const wrong = Buffer.from(xml, "latin1");
  const titles = await Promise.all(
    [utf16, latin, wrong].map(async (bytes) => (await readFileOf(bytes)).posts[0]?.title),
  );
  expect(titles).toEqual(["Grün", "Grün", "Gr\ufffdn"]);
});

test.each([
  ["2024-05-03T10:00:00Z", "2024-05-03T10:00:00.000Z"],
  ["2024-05-03 10:00:00 +0200", "2024-05-03T08:00:00.000Z"],
  ["2024-05-03T10:00-05:00", "2024-05-03T15:00:00.000Z"],
  ["2024-12-03", "2024-12-03T06:00:00.000Z"],
  ["2024-05-03 10:00", "2024-05-03T15:00:00.000Z"],
  ["2024-02-30", null],
  ["0000-00-00 00:00:00", null],
  ["May 3", null],
  ["", null],
  [Number.MAX_SAFE_INTEGER, null],
  [{}, null],
  [null, null],
])("the time %j is %j", (written, moment) => {
  expect(momentFrom(written)).toBe(moment);
});

test("a database's time without a zone is in UTC", () => {
  expect(utcMomentFrom("2024-05-03 10:00:00")).toBe("2024-05-03T10:00:00.000Z");
});

describe("HTML becomes Markdown:", () => {
  const read = (html: string, isClassic = false, galleries = {}) =>
    htmlText({ html, isClassic, galleries, base: "https://old.test/blog/" });

  test.each<[string, string, string, string[]?]>([
    [
      "a caption",
      '<figure><img src="/a.png" alt="A"><figcaption>It <b>is</b></figcaption></figure>',
      '![A](https://old.test/a.png "It is")',
    ],
    [
      "a gallery",
      '<figure class="kg-gallery-card"><div><img src="http://b.test/1.png"><a href="/x"><img src="2.png"></a></div><figcaption>Two</figcaption></figure>',
      "![](http://b.test/1.png)\n\n[![](https://old.test/blog/2.png)](https://old.test/x)\n\nTwo",
    ],
    [
      "a bookmark",
      '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://a.test"><div class="kg-bookmark-title">A page</div><img src="icon.png"></a></figure>',
      "[A page](https://a.test/)",
    ],
    [
      "a link around blocks",
      '<a href="/f.zip"><div>The file</div><div>3 MB</div></a>',
      "[The file 3 MB](https://old.test/f.zip)",
    ],
    [
      "a form of Ghost with all that is around it",
      '<p>x</p><div class="kg-card kg-signup-card"><h2>Sign up</h2><form><div class="kg-signup-card-success">Email sent!</div></form><p>No spam.</p></div>',
      "x",
      ["a form was left out"],
    ],
    ["a link within the page", '<p><a href="#top">Up</a></p>', "Up"],
    ["a link that runs a script", '<p><a href="javascript:alert(1)">Up</a></p>', "Up"],
    ["code", '<pre><code class="language-js">a &lt; b\n\nc</code></pre>', "```js\na < b\n\nc\n```"],
    ["a heading of nothing", "<h2>&nbsp;</h2><p>x</p>", "x"],
    [
      "a video's name, without its player",
      '<figure class="kg-card kg-video-card"><div class="kg-video-container"><div class="kg-video-overlay"><button>Play</button></div><div class="kg-video-player-container"><span>0:00</span><div>/<span>0:13</span></div></div></div><figcaption>A film</figcaption></figure>',
      "A film",
    ],
    [
      "a sound's name, without its player",
      '<div class="kg-card kg-audio-card"><img src="" alt="audio-thumbnail" class="kg-audio-thumbnail kg-audio-hide"><div class="kg-audio-title">Episode 1</div><div class="kg-audio-player"><span>0:00</span><div>/<span>56.23</span></div></div></div>',
      "Episode 1",
    ],
    [
      "a file once, where a button does the same",
      '<div class="wp-block-file"><a href="/f.pdf">A file</a><a href="/f.pdf" class="wp-block-file__button" download>Download</a></div>',
      "[A file](https://old.test/f.pdf)",
    ],
    [
      "an address that WordPress embeds",
      '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://www.youtube.com/watch?v=a_b\n</div><figcaption>A talk</figcaption></figure><p>See<br>https://a.test/b<br>and https://a.test/c</p><pre>https://a.test/d</pre>',
      "<https://www.youtube.com/watch?v=a_b>\n\nA talk\n\nSee\\\n<https://a.test/b>\\\nand https\\://a.test/c\n\n```\nhttps://a.test/d\n```",
    ],
    [
      "images that a script would show later",
      '<p><img src="data:image/gif;base64,R0lGOD" data-lazy-src="/a.jpg" alt="A"><noscript><img src="/a.jpg" alt="A"></noscript></p><p><img src="/wait.gif" data-src="/b.jpg" alt="B"></p><p><img data-srcset="/c-1.jpg 300w, /c-2.jpg 1200w, /c-3.jpg 600w" alt="C"></p>',
      "![A](https://old.test/a.jpg)\n\n![B](https://old.test/b.jpg)\n\n![C](https://old.test/c-2.jpg)",
    ],
    [
      "an emoji that is a picture",
      '<p>Hi <img src="https://s.w.org/images/core/emoji/1f600.png" alt="😀" class="wp-smiley"> there</p>',
      "Hi 😀 there",
    ],
    [
      "notes below the text",
      '<p>One<sup class="footnote-ref"><a href="#fn1" id="fnref1">[1]</a></sup>, again<sup><a href="#fn1" id="fnref1:1">[1:1]</a></sup>.</p><hr class="footnotes-sep"><section class="footnotes"><ol><li id="fn1"><p>A <em>note</em>. <a href="#fnref1">↩︎</a> <a href="#fnref1:1">↩︎</a></p></li></ol></section>',
      "One[^1], again[^1].\n\n[^1]: A *note*.",
    ],
  ])("%s", (_name, html, markdown, notes: string[] = []) => {
    expect(read(html)).toEqual({ markdown, notes });
  });

  test("what acts is left out or becomes a link, and is said", () => {
    const html = `<p>x</p><script>alert(1)</script><iframe src="https://www.youtube.com/embed/1"></iframe>
<form><input name="a"></form><svg onload="alert(1)"></svg><video><source src="v.mp4"></video><object></object>
<img src="data:image/png;base64,AA==" alt="Dot" onerror="alert(1)">`;
    expect(read(html)).toEqual({
      markdown: "x\n\n<https://www.youtube.com/embed/1>\n\n<https://old.test/blog/v.mp4>\n\nDot",
      notes: [
        "a script was left out",
        "what was embedded from www.youtube.com became a link",
        "a form was left out",
        "a drawing (SVG) was left out",
        "what was embedded from old.test became a link",
        "something embedded (object) was left out",
        "an image that is in the text itself was left out",
      ],
    });
  });

  test("classic WordPress texts get their paragraphs, and code keeps its empty lines", () => {
    const html =
      "One\ntwo\n\nthree <em>four</em>\n<h2>Five</h2>\nsix<br />\nseven\n\n<pre>a\n\nb</pre><ul>\n<li>x</li>\n<li>y</li>\n</ul>";
    expect(read(html, true).markdown).toBe(
      "One\\\ntwo\n\nthree *four*\n\n## Five\n\nsix\\\nseven\n\n```\na\n\nb\n```\n\n- x\n- y",
    );
  });

  test("WordPress's shortcodes become what they show; those of plugins stay, and are said", () => {
    const html = `[caption id="a" align="left"]<a href="/a.png"><img src="/a.png" /></a> A <i>caption</i>[/caption]

[gallery ids="1,2"]

[embed]https://a.test/v[/embed]

[audio https://a.test/s.mp3]

[sourcecode language="php"]a < b[/sourcecode]

[contact-form to="me"] and [sic]`;
    const galleries = { ' ids="1,2"': [{ url: "https://old.test/1.png", alt: "One" }] };
    expect(read(html, true, galleries)).toEqual({
      markdown: `[![](https://old.test/a.png "A caption")](https://old.test/a.png)

![One](https://old.test/1.png)

<https://a.test/v>

<https://a.test/s.mp3>

\`\`\`php
a < b
\`\`\`

\\[contact-form to="me"] and \\[sic]`,
      notes: ["the text has [contact-form], which only WordPress knows"],
    });
  });

  test.each([
    ["shortcodes without an end", "[caption]".repeat(30_000)],
    ["brackets", "[".repeat(200_000)],
    ["galleries", "[gallery ids=".repeat(20_000)],
  ])("%s take no time", async (_name, html) => {
    expect(await processorMsOf(() => read(html, true))).toBeLessThan(10_000);
  });
});
