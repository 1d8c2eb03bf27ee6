import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouter, StaticRouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { noDates } from "../../content/training/no-dates.ts";
import { ArticleBody } from "../../src/components/article/article-body.tsx";
import { load } from "../../src/pages/blog/post/page.tsx";
import { PostHead } from "../../src/pages/blog/post/post-head.tsx";
import { parseArticle } from "../../src/server/articles/parse-article.ts";
import { plainArticle } from "../../src/server/articles/plain-article.ts";
import type { Article } from "../../src/shared/posts/article.ts";
import type { Post, PostDate } from "../../src/shared/posts/post.ts";
import type { OwnImage, PostWithArticle, SiteApi } from "../../src/shared/site-api.ts";
import { samplePosts } from "../support/inputs/sample-posts.ts";

const all = samplePosts(5).map(read);
const [first] = all;
if (first === undefined) throw new Error("no post");
const post = first;

const api: SiteApi = {
  listPosts: () => Promise.reject(new Error("not asked")),
  findPost: async (slug) =>
    slug === "old" ? { movedTo: "new" } : (all.find((p) => p.slug === slug) ?? null),
  findPreview: async () => null,
  courseDates: async () => noDates,
  findOffer: async () => null,
};

function read(shown: Post & PostDate): PostWithArticle {
  const next = samplePosts(4).slice(1);
  const article = parseArticle(shown.content) ?? plainArticle(shown.content);
  return { ...shown, reviewedOn: null, article, next };
}

function asked(slug = "", query = "") {
  return { params: { slug }, request: new Request(`https://www.example.test/blogs/${slug}${query}`) };
}

describe("an article's data", () => {
  test("are the post and what to read next", async () => {
    const { post: found, article, next } = await load(api, asked(post.slug));
    const { content: _, article: __, next: ___, ...withoutText } = post;
    expect(found).toEqual(withoutText);
    expect(article.root.children.length).toBeGreaterThan(0);
    expect(next).toHaveLength(3);
  });

  test("are described by the summary, or the first 160 characters of the content", async () => {
    const described = (shown: Post & PostDate) =>
      load({ ...api, findPost: async () => read(shown) }, asked());
    expect((await described(post)).description).toBe(post.summary);
    const text = "word".repeat(200);
    const long = await described({ ...post, summary: "", content: `# A **heading**\n\n${text}` });
    expect(long.description).toBe(`A heading ${text}`.slice(0, 160));
  });

  test("are the same after their way to the browser as JSON", async () => {
    const text =
      "# A *heading*\n\n[here][a] and a note[^1]\n\n- [x] done\n\n| a | b |\n|--|--|\n| 1 | 2 |\n\n[a]: /contact\n[^1]: Yes";
    const { article } = await load(
      { ...api, findPost: async () => read({ ...post, content: text }) },
      asked(),
    );
    const sent: Article = JSON.parse(JSON.stringify(article));
    const markup = (shown: Article) =>
      renderToStaticMarkup(
        <StaticRouter location="/">
          <ArticleBody article={shown} base={null} />
        </StaticRouter>,
      );
    expect(markup(sent)).toBe(markup(article));
    expect(markup(sent)).toContain('href="/contact"');
  });

  test("of an old slug are a permanent redirect that keeps the query", async () => {
    const moved: Response = await load(api, asked("old", "?utm_source=x")).catch((thrown) => thrown);
    expect([moved.status, moved.headers.get("Location")]).toEqual([301, "/blogs/new?utm_source=x"]);
  });

  test("of an unknown slug are a 404 with the three newest posts", async () => {
    const [lead = null, ...posts] = samplePosts(5);
    const listed = {
      lead,
      posts,
      total: 5,
      count: 5,
      pages: 1,
      page: 1,
      categories: [],
      category: null,
      search: "",
    };
    await expect(load({ ...api, listPosts: async () => listed }, asked("nope"))).rejects.toMatchObject({
      init: { status: 404 },
      data: [lead, ...posts.slice(0, 2)],
    });
  });
});

describe("an article's head", () => {
  test("takes the post's own image where it is https and a JPEG or PNG", async () => {
    const html = await headOf({ ...post, imageUrl: "https://example.com/a/photo.JPG?w=1200" });
    expect(content(html, "og:image")).toBe("https://example.com/a/photo.JPG?w=1200");
    expect(content(html, "og:image:type")).toBe("image/jpeg");
    // Its size is not known, and a wrong one is worse than none.
    expect(html).not.toContain("og:image:width");
  });

  test.each([
    ["https://example.com/photo.webp", undefined],
    ["https://example.com/photo", undefined],
    ["https://example.com/photo?as=.png", undefined],
    ["HTTPS://example.com/photo.png#top", "image/png"],
    ["https://example.com/a.jpeg", "image/jpeg"],
  ])("takes %s by its word where nothing could be found out", async (imageUrl, type) => {
    const html = await headOf({ ...post, imageUrl });
    expect(content(html, "og:image")).toBe(imageUrl);
    expect(content(html, "twitter:image")).toBe(imageUrl);
    expect(content(html, "og:image:type")).toBe(type);
  });

  test.each(["", "http://example.com/photo.jpg"])(
    "takes the drawn card in place of '%s'",
    async (imageUrl) => {
      const html = await headOf({ ...post, imageUrl });
      expect(content(html, "og:image")).toBe(`https://corvanta.example/cards/${post.slug}.png`);
      expect(content(html, "og:image:width")).toBe("1200");
    },
  );

  test("takes the post's own image whatever its name, where it was there when the post was saved", async () => {
    const imageUrl = "https://example.com/photo";
    const html = await headOf({ ...post, imageUrl, imageType: "image/webp" });
    expect(content(html, "og:image")).toBe(imageUrl);
    expect(content(html, "og:image:type")).toBe("image/webp");
  });

  test("takes the drawn card where no image was there", async () => {
    const html = await headOf({ ...post, imageUrl: "https://example.com/gone.jpg", imageType: null });
    expect(content(html, "og:image")).toBe(`https://corvanta.example/cards/${post.slug}.png`);
  });

  test("takes the card of an uploaded cover", async () => {
    const folder = `/images/${"0a".repeat(16)}-4000x3000`;
    const html = await headOf({ ...post, imageUrl: `${folder}/1600.jpg` });
    expect(content(html, "og:image")).toBe(`https://corvanta.example${folder}/card.jpg`);
    expect(content(html, "og:image:type")).toBe("image/jpeg");
    expect([content(html, "og:image:width"), content(html, "og:image:height")]).toEqual(["1200", "630"]);
  });

  test("keeps hostile titles inside of it", async () => {
    const html = await headOf({ ...post, title: '"><script>alert(1)</script></title>$&' });
    expect(html).not.toContain("<script>alert");
    expect(html.match(/<title>/g)).toHaveLength(1);
    const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json).headline).toBe('"><script>alert(1)</script></title>$&');
  });
});

async function headOf(shown: Post & PostDate & OwnImage): Promise<string> {
  const facts = {
    siteUrl: "https://corvanta.example",
    siteName: "Corvanta",
    year: 2026,
    formProviderUrl: null,
  };
  const handler = createStaticHandler([
    {
      id: "root",
      path: "*",
      loader: () => facts,
      element: <PostHead post={shown} description={shown.summary} />,
    },
  ]);
  const context = await handler.query(new Request("https://corvanta.example/"));
  if (context instanceof Response) throw new Error("redirected");
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

function content(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
}
