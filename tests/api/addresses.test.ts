import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { render } from "../../src/entry-server.tsx";
import { readFirstPosts } from "../../src/server/posts/first-posts.ts";
import { type RunningApp, startApp } from "../support/server/app.ts";
import { sendRequest } from "../support/server/http-request.ts";
import { projectDir } from "../support/server/process.ts";
import cases from "./addresses.cases.json" with { type: "json" };

let app: RunningApp;

beforeAll(async () => {
  app = await startApp({ render }, { firstPosts: await readFirstPosts(projectDir) });
});
afterAll(() => app.stop());

/** What a reader who follows redirects as browsers do gets in the end, and where. */
async function visit(path: string, method = "GET", body = "") {
  const headers = { Accept: "text/html", "Content-Type": "application/x-www-form-urlencoded" };
  let request = { method, path, body, headers };
  for (let steps = 0; steps < 5; steps++) {
    const answer = await sendRequest(app.url, request);
    const { location } = answer.headers;
    if (location === undefined) return { ...answer, path: request.path };
    const again = answer.status === 308;
    request = { ...request, path: location, ...(!again && { method: "GET", body: "" }) };
  }
  throw new Error("The redirects do not end");
}

const chosen = 'aria-pressed="true" name="category">Automation';

describe("whatever way an address is written, its page is what it asks for", () => {
  test.each([
    ["/Checkout?plan=students", "/checkout?plan=students", "Send enrollment request"],
    ["/checkout/?plan=students", "/checkout?plan=students", "Send enrollment request"],
    ["/Blogs?category=Automation", "/blogs?category=Automation", chosen],
    ["/blogs/?category=Automation", "/blogs?category=Automation", chosen],
    ["//blogs?category=Automation", "/blogs?category=Automation", chosen],
    ["/About#team", "/about", "<title>About Us"],
    ["http://www.example.test/About/?a=b", "/about?a=b", "<title>About Us"],
    ["http://any.test/", "http://any.test/", "<title>Transform Your Business"],
    [
      "/training/students-and-professionals?utm_source=x&b=2",
      "/training/ai-ml-genai-course?utm_source=x&b=2",
      "<title>",
    ],
    ["/admin?tab=leads", "/admin/dashboard?tab=leads", "<title>Admin Dashboard"],
  ])("%s shows %s", async (path, shown, part) => {
    const answer = await visit(path);
    expect([answer.status, answer.path]).toEqual([200, shown]);
    // Not the whole page in the message.
    expect(answer.text.includes(part), part).toBe(true);
  });

  test("an old address of a post keeps the query, as its pictures do", async () => {
    const { id, slug } = await (
      await app.ask("/api/blogs", { body: { title: "First name", content: "Text" } })
    ).json();
    await app.ask(`/api/blogs/${id}`, { method: "PUT", body: { title: "Second name", content: "Text" } });
    for (const [from, to] of [
      [`/blogs/${slug}`, "/blogs/second-name"],
      [`/Blogs/First-Name/`, "/blogs/second-name"],
      [`/covers/${slug}.svg`, "/covers/second-name.svg"],
    ]) {
      expect(await visit(`${from}?utm_source=x`)).toMatchObject({ status: 200, path: `${to}?utm_source=x` });
    }
  });

  test("no browser keeps a way from one address to another: a post that gets its first name back would lead in a circle", async () => {
    const write = async (title: string, to = "/api/blogs", method = "POST") =>
      (await app.ask(to, { method, body: { title, content: "Text" } })).json();
    const { id } = await write("There and back");
    await write("And back", `/api/blogs/${id}`, "PUT");
    for (const path of [
      "/blogs/there-and-back",
      "/covers/there-and-back.svg",
      "/cards/there-and-back.png",
      "/training/students-and-professionals",
      "/about/",
    ]) {
      const { status, headers } = await sendRequest(app.url, { path });
      expect([path, status, headers["cache-control"]]).toEqual([path, 301, "no-cache"]);
    }
  });

  test.each([
    ["GET", "/About/", 301, "/about"],
    ["POST", "/Checkout/", 308, "/checkout"],
    ["POST", "//widget/form/general-contact", 308, "/widget/form/general-contact"],
    ["GET", "/training/students-and-professionals", 301, "/training/ai-ml-genai-course"],
    ["GET", "/admin", 302, "/admin/dashboard"],
  ])("%s %s keeps the query of a campaign, as it is written", async (method, path, status, to) => {
    const query = "?utm_source=a+b&utm_campaign=%26%20c&gclid=x&page=/about";
    const answer = await sendRequest(app.url, { method, path: path + query });
    expect([answer.status, answer.headers.location]).toEqual([status, to + query]);
  });

  test("a form that was sent with a slash too many arrives", async () => {
    const sent = await visit("/Checkout/?plan=students", "POST", "email=nobody");
    expect([sent.status, sent.path]).toEqual([422, "/checkout?plan=students"]);
    expect(sent.text).toContain("nobody");
  });
});

test.each(cases.missing)("%s shows the screen of what is not there", async (path) => {
  const answer = await visit(path);
  expect(answer.status).toBe(404);
  expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(answer.headers["x-robots-tag"]).toBe("noindex");
  expect(answer.text).toContain("404 Page Not Found");
});

test("a post whose address holds no text is not there, and the page says so", async () => {
  const answer = await visit("/blogs/%E0%A4%A");
  expect([answer.status, answer.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
});
