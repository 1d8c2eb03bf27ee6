import { hash } from "node:crypto";
import { aliases, urls } from "../../src/shared/urls.ts";
import { expect, test } from "../support/browser/test.ts";
import { sendRequest } from "../support/server/http-request.ts";

/** What a crawler reads of a page: the raw HTML, no script run. */
function readHead(html: string) {
  const head = html.slice(0, html.indexOf("</head>"));
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => value ?? "");
  return {
    titles: all(/<title>([^<]*)<\/title>/g),
    descriptions: all(/<meta name="description" content="([^"]*)"/g),
    canonicals: all(/<link rel="canonical" href="([^"]*)"/g),
    headings: all(/<h1[^>]*>([\s\S]*?)<\/h1>/g),
    property: (name: string) => all(new RegExp(`<meta property="${name}" content="([^"]*)"`, "g")),
    isInHead: (text: string) => head.includes(text),
  };
}

for (const { path, indexed } of Object.values(urls)) {
  test(`${path} is a whole document for crawlers`, async ({ request, site }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toBe("text/html; charset=utf-8");
    expect(response.headers()["set-cookie"]).toBeUndefined();
    expect(response.headers()["x-robots-tag"]).toBe(indexed ? undefined : "noindex");

    const html = await response.text();
    const head = readHead(html);
    expect(head.titles).toHaveLength(1);
    expect(head.descriptions).toHaveLength(1);
    expect(head.descriptions[0]?.length).toBeGreaterThan(50);
    expect(head.canonicals).toEqual([site.url + path]);
    expect(head.property("og:url")).toEqual([site.url + path]);
    expect(head.property("og:title")).toEqual(head.titles);
    expect(head.property("og:description")).toEqual(head.descriptions);
    expect(head.isInHead(`<title>${head.titles[0]}</title>`)).toBe(true);
    expect(head.headings).toHaveLength(1);
    expect(html).toContain('<html lang="en">');
    // The sign-in is a door for one, without the site around it.
    const landmarks =
      path === urls.adminLogin.path ? ["<header", "<main"] : ["<header", "<nav", "<main", "<footer"];
    for (const landmark of landmarks) expect(html).toContain(landmark);
    // By these links the app knows what is there; none runs in the sign-in.
    if (path !== urls.adminLogin.path)
      expect(html, "the page's own styles are linked from its HTML").toMatch(
        /<link rel="stylesheet" href="\/assets\/(page|document|blog|checkout)-/,
      );
    expect(html, "a class that no style sheet has").not.toMatch(/ class="[^"]*\bundefined\b/);
    const openers = html.match(/<[^>]+ popovertarget=[^>]*>/g) ?? [];
    expect(
      openers.filter((tag) => tag.includes(" aria-expanded")),
      "HTML has the one or the other",
    ).toEqual([]);
    expect(html, "only a path has a length everywhere").not.toMatch(/<(?!path)\w+ [^>]*pathLength/);
    expect(html, "the content policy allows no style attributes").not.toMatch(/<[^>]+ style=/);
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = ""]) => text);
    expect(styles).toHaveLength(1);
    expect(response.headers()["content-security-policy"]).toContain(
      `style-src 'self' 'sha256-${hash("sha256", styles.join(), "base64")}';`,
    );
  });
}

test("titles and descriptions differ from page to page", async ({ request }) => {
  const heads = await Promise.all(
    Object.values(urls).map(async ({ path }) => readHead(await (await request.get(path)).text())),
  );
  for (const part of ["titles", "descriptions"] as const) {
    const values = heads.map((head) => head[part][0]);
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
  }
});

test("the titles that search engines know stand", async ({ request }) => {
  const titles: Record<string, string> = {
    [urls.home.path]: "Transform Your Business with AI Solutions",
    [urls.about.path]: "About Us - Insights to Action",
    [urls.blogs.path]: "AI Industry Insights &amp; Technology Blog",
    [urls.conversationalAi.path]: "Custom Chatbot &amp; Voice AI Development",
    [urls.aiAutomations.path]: "AI Business Process Automation Services",
    [urls.mlAiGenAiSolutions.path]: "GenAI, ML &amp; AI Solutions Development",
    [urls.dataCloudSolutions.path]: "Data &amp; Cloud Solutions",
    [urls.corporateTraining.path]: "Corporate AI Training &amp; Upskilling Programs",
  };
  for (const [path, title] of Object.entries(titles)) {
    expect(readHead(await (await request.get(path)).text()).titles).toEqual([title]);
  }
});

test("/blog shows the blog list and names /blogs as its address", async ({ request, site }) => {
  const response = await request.get(aliases.blog);
  expect(response.status()).toBe(200);
  const head = readHead(await response.text());
  expect(head.canonicals).toEqual([`${site.url}/blogs`]);
  expect(head.headings).toEqual(["Insight Hub"]);
});

test("the former course address moved for good", async ({ request }) => {
  const response = await request.get(aliases.studentsAndProfessionals, { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe("/training/ai-ml-genai-course");
});

for (const path of ["/nothing-here", "/services", "/services/none", "/%F0%9F%98%80", "/about/team"]) {
  test(`${path} is not found, and says so`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(response.headers()["x-robots-tag"]).toBe("noindex");
    const html = await response.text();
    const head = readHead(html);
    expect(head.titles).toEqual(["404 Page Not Found"]);
    expect(head.headings).toEqual(["404 Page Not Found"]);
    expect(head.canonicals).toEqual([]);
    expect(html).toContain("Did you forget to add the page to the router?");
  });
}

for (const [path, target] of [
  ["/about/", "/about"],
  ["//example.com/", "/example.com"],
  ["//example.com//about", "/example.com/about"],
] as const) {
  test(`${path} leads to ${target} and never to another host`, async ({ request, site }) => {
    const response = await request.fetch(site.url + path, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(target);
  });
}

test("queries that a page does not know change nothing on it", async ({ request }) => {
  const plain = await (await request.get("/about")).text();
  const tagged = await (await request.get("/about?utm_source=x&plan=students")).text();
  expect(tagged).toBe(plain);
});

test("a foreign Host never reaches a page, a feed or a redirect", async ({ site }) => {
  const pages = Object.values(urls).map(({ path }) => path);
  const others = ["/nothing-here", "/about/", aliases.studentsAndProfessionals, "/admin/dashboard"];
  const feeds = ["/rss.xml", "/feed.json", "/sitemap.xml", "/robots.txt", "/llms.txt"];
  for (const path of [...pages, ...others, ...feeds]) {
    const headers = { Host: "evil.test", "X-Forwarded-Host": "evil.test", "X-Forwarded-Proto": "evil" };
    const { text, headers: answered } = await sendRequest(site.url, { path, headers });
    expect(text + JSON.stringify(answered), path).not.toContain("evil");
  }
});

test("the icons and the manifest that pages name are there", async ({ page }) => {
  await page.goto(urls.about.path);
  const named = page.locator("link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]");
  const addresses = await named.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(addresses).toHaveLength(4);
  const { icons } = await (await page.request.get("/site.webmanifest")).json();
  for (const icon of icons as { src: string }[]) addresses.push(icon.src);
  for (const address of addresses) {
    const answer = await page.request.get(address);
    expect([address, answer.status()]).toEqual([address, 200]);
    expect(answer.headers()["content-type"], address).toMatch(/^(image\/|application\/manifest\+json)/);
  }
});
