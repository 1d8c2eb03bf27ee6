import { afterEach, describe, expect, test } from "vitest";
import { formFramePath, pageCardPath } from "../../src/shared/urls.ts";
import { type RunningApp, siteUrl, startApp } from "../support/server/app.ts";
import { sendRequest } from "../support/server/http-request.ts";

let app: RunningApp;
afterEach(() => app.stop());

const env = { siteUrl, formProviderUrl: null };

// What the HTTP Observatory gives its points for: 100, +10 for a policy from 'none' without unsafe-*, +10 for CORP,
// +5 for the referrer policy, +5 for framing forbidden by the policy.
const strictPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' https:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

function policyOf(answer: Response): string[] {
  return (answer.headers.get("Content-Security-Policy") ?? "").split(";");
}

describe("behind https", () => {
  test.each([
    ["a page", "/about", {}, 200],
    ["the API", "/api/blogs", {}, 200],
    ["a feed", "/rss.xml", {}, 200],
    ["a missing file", "/assets/none.js", {}, 404],
    ["a missing API path", "/api/none", {}, 404],
    ["a redirect", "/about/", {}, 301],
    ["an address that holds no text", "/%E0%A4%A.js", {}, 404],
    ["a wrong method", "/about", { method: "DELETE" }, 405],
  ])("%s carries every header", async (_name, path, options, status) => {
    app = await startApp({ env });
    const answer = await app.ask(path, options);
    expect(answer.status).toBe(status);
    expect(policyOf(answer)).toEqual([...strictPolicy, "upgrade-insecure-requests"]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "strict-transport-security": "max-age=63072000",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": expect.stringMatching(/^camera=\(\), .*microphone=\(\)/),
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    });
    expect(answer.headers.get("X-Powered-By")).toBeNull();
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBeNull();
  });
});

test("subdomains are named only where the settings say so", async () => {
  app = await startApp({ env: { ...env, hstsSubdomains: true } });
  const answer = await app.ask("/about");
  expect(answer.headers.get("Strict-Transport-Security")).toBe("max-age=63072000; includeSubDomains");
});

test("what is refused as no address carries the policy too", async () => {
  app = await startApp({ env });
  const { status, headers } = await sendRequest(app.url, { path: "*" });
  expect(status).toBe(400);
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
  expect(headers["cache-control"]).toBe("private, no-store");
});

test("over http nothing is sent that only https can keep", async () => {
  app = await startApp({ env: { ...env, siteUrl: "http://localhost:3000" } });
  const answer = await app.ask("/");
  expect(answer.headers.get("Strict-Transport-Security")).toBeNull();
  expect(policyOf(answer)).toEqual(strictPolicy);
});

test("a form provider joins the policy, and only then styles are relaxed", async () => {
  app = await startApp({ env: { ...env, formProviderUrl: "https://forms.example.test" } });
  const policy = policyOf(await app.ask("/"));
  const changed = policy.filter((directive) => !strictPolicy.includes(directive));
  expect(changed).toEqual([
    "script-src 'self' https://forms.example.test",
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self' https://forms.example.test",
    "frame-src 'self' https://forms.example.test",
    "upgrade-insecure-requests",
  ]);
  const frame = await app.ask(formFramePath("partnership"));
  expect(policyOf(frame)).toContain("frame-ancestors 'none'");
});

test("the site's own form frames may be framed by its own pages, and nothing else differs", async () => {
  app = await startApp({ env });
  const frame = await app.ask(formFramePath("partnership"));
  expect(policyOf(frame)).toEqual([
    ...strictPolicy.map((directive) => directive.replace("frame-ancestors 'none'", "frame-ancestors 'self'")),
    "upgrade-insecure-requests",
  ]);
  expect(frame.headers.get("X-Frame-Options")).toBe("SAMEORIGIN");
});

test("pictures of posts and pages may be shown by other sites, and nothing else", async () => {
  app = await startApp({ env, files: (req, res, next) => (req.path.endsWith(".png") ? res.end() : next()) });
  const { slug } = await (await app.ask("/api/blogs", { body: { title: "A post", content: "Text" } })).json();
  const policyFor = async (path: string) => {
    const answer = await app.ask(path);
    expect(answer.status).toBe(200);
    return answer.headers.get("Cross-Origin-Resource-Policy");
  };
  for (const path of [`/covers/${slug}.svg`, `/cards/${slug}.png`, pageCardPath("/"), pageCardPath("/about")])
    expect(await policyFor(path)).toBe("cross-origin");
  for (const path of ["/about", "/logo.png", "/api/images"])
    expect(await policyFor(path)).toBe("same-origin");
});
