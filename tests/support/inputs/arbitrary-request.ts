import fc from "fast-check";
import { aliases, formFramePath, urls } from "../../../src/shared/urls.ts";
import type { PlainRequest } from "../server/http-request.ts";
import { arbitraryText } from "./arbitrary-text.ts";

/** What the requests may know of the site that they are sent to. */
interface Known {
  /** The admin's, sent with some of them. */
  cookie: string;
  postIds: string[];
  slugs: string[];
  files: string[];
}

/** The host in targets of the absolute form, and nowhere else. */
export const absoluteHost = "absolute-form.test";

const anyMethod = fc.constantFrom(
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "DELETE",
  "PATCH",
  "OPTIONS",
  "TRACE",
  "PROPFIND",
  "QUERY",
);

/** A method that the address takes. */
function methodOf(path: string): fc.Arbitrary<string> {
  if (/^\/api\/(?:chat|auth\/(?!status)|blogs\/.+\/restore)/.test(path)) return fc.constant("POST");
  if (/^\/api\/blogs\//.test(path)) return fc.constantFrom("PUT", "DELETE");
  if (/^\/api\/leads\//.test(path)) return fc.constantFrom("PATCH", "DELETE");
  if (/^\/(?:api\/blogs|widget|checkout)/.test(path)) return fc.constantFrom("GET", "POST");
  return fc.constantFrom("GET", "GET", "HEAD");
}

const field = fc.oneof(
  arbitraryText,
  fc.jsonValue(),
  fc.constantFrom("AI", "https://example.com/a.png", "", true),
);
const post = fc.record({ title: arbitraryText, content: arbitraryText, category: fc.constantFrom("", "AI") });
const message = fc.record({ message: arbitraryText, sessionId: fc.constantFrom("a", "b", "") });
const otherValue = fc.oneof(
  fc.record(
    { title: field, content: field, summary: field, category: field, imageUrl: field },
    { requiredKeys: [] },
  ),
  fc.record({ message: field, sessionId: field }, { requiredKeys: [] }),
  fc.record({ username: field, password: field }, { requiredKeys: [] }),
  fc.record({ currentPassword: field, newPassword: field }, { requiredKeys: [] }),
  fc.record({ handled: field }, { requiredKeys: [] }),
  fc.jsonValue(),
);
const json = fc
  .oneof<fc.Arbitrary<unknown>[]>(post, message, otherValue)
  .map((value) => ["application/json", JSON.stringify(value)] as const);
const form = fc
  .record(
    {
      firstName: arbitraryText,
      lastName: arbitraryText,
      email: fc.oneof(arbitraryText, fc.constant("a@example.com")),
      message: arbitraryText,
      name: arbitraryText,
      plan: arbitraryText,
      agreement: arbitraryText,
    },
    { requiredKeys: [] },
  )
  .map((fields) => ["application/x-www-form-urlencoded", String(new URLSearchParams(fields))] as const);
const nonsense = fc.tuple(
  fc.constantFrom(
    "application/json",
    "application/x-www-form-urlencoded",
    "text/plain",
    "multipart/form-data; boundary",
  ),
  fc.oneof(
    arbitraryText,
    fc.constantFrom(
      '{"__proto__":{"status":200}}',
      '{"title":"a","content":"b","toString":1}',
      "{",
      "\u0000",
      '"\\ud800"',
      "[".repeat(5_000),
      "a=%E0%A4%A&a=%00&__proto__=1",
    ),
  ),
);

const header = fc.constantFrom<[string, string][]>(
  ["Content-Type", "text/plain"],
  ["Content-Type", "application/json; charset=utf-16"],
  ["Content-Encoding", "gzip"],
  ["Content-Encoding", "br"],
  ["If-Match", '"x", *, W/"'],
  ["If-None-Match", '"'],
  ["If-None-Match", "*"],
  ["If-Modified-Since", "never"],
  ["Range", "bytes=5-2"],
  ["Accept-Encoding", "br;q=0, *;q=2"],
  ["Accept-Encoding", "gzip, br"],
  ["Host", "evil.test:99999"],
  ["X-Forwarded-Host", "evil.test"],
  ["X-Forwarded-Proto", "https, javascript"],
  ["Origin", "null"],
  ["Sec-Fetch-Site", "cross-site"],
  ["Expect", "100-continue"],
  ["Upgrade", "websocket"],
  ["Cookie", "session=e30=; session.sig=x; a=%E0%A4%A"],
  ["X-HTTP-Method-Override", "DELETE"],
);

/** Requests of every kind: to each address of the site with what it takes, and with anything else. */
export function arbitraryRequest({ cookie, postIds, slugs, files }: Known): fc.Arbitrary<PlainRequest> {
  const id = fc.oneof(fc.constantFrom(...postIds), arbitraryText.map(encode));
  const slug = fc.oneof(fc.constantFrom(...slugs), arbitraryText.map(encode));
  const path = fc.oneof(
    fc.constantFrom(
      ...Object.values(urls).map((page) => page.path),
      ...Object.values(aliases),
      ...files,
      "/admin",
      "/admin/dashboard",
      "/rss.xml",
      "/feed.json",
      "/sitemap.xml",
      "/robots.txt",
      "/llms.txt",
      "/api/auth/login",
      "/api/auth/status",
      "/api/auth/logout",
      "/api/auth/change-password",
      "/api/leads.csv",
      "/api/chat",
    ),
    {
      weight: 4,
      arbitrary: fc.constantFrom(
        "/api/blogs",
        "/api/leads",
        formFramePath("general-contact"),
        "/checkout?plan=students",
      ),
    },
    id.map((text) => `/api/blogs/${text}`),
    id.map((text) => `/api/blogs/${text}/restore`),
    arbitraryText.chain((text) =>
      fc.constantFrom(
        `/api/leads/${encode(text)}`,
        `/api/leads/${encode(text)}/restore`,
        `/api/leads.csv?query=${encode(text)}`,
        `/api/people/${encode(text)}`,
      ),
    ),
    slug.chain((text) =>
      fc.constantFrom(
        `/blogs/${text}`,
        `/covers/${text}.svg`,
        `/cards/${text}.png`,
        `/images/${text}/480.jpg`,
        `/api/blogs?slug=${text}`,
      ),
    ),
    arbitraryText.chain((text) =>
      fc.constantFrom(
        `/${encode(text)}`,
        `/widget/form/${encode(text)}`,
        `/blogs?category=${encode(text)}&page=${encode(text)}`,
        `/checkout?plan=${encode(text)}&plan=x`,
        `/api/blogs?fields=${encode(text)}`,
        `/api/blogs?fields=summary&page=1&category=${encode(text)}`,
        `/api/blogs?fields=summary&page=${encode(text)}`,
        `/assets/${encode(text)}.js`,
      ),
    ),
    fc
      .tuple(fc.constantFrom("/api/blogs/", "/api/blogs?", "/api", "/", "//"), fc.string())
      .map(([a, b]) => a + b),
    fc.constantFrom(
      "/api/blogs/%E0%A4%A",
      "/%",
      "/api/blogs/%00/restore",
      "//api//blogs",
      "/api/blogs/../x",
      "/API/BLOGS",
      "*",
      "/?__proto__[x]=1&constructor=1",
      `/${"a".repeat(8_000)}`,
      "/widget/form/__proto__",
      "/blogs/constructor",
    ),
  );
  return path.chain((address) => {
    const target = address.replace(/[^\x21-\x7e]/g, "x");
    const signsIn = target.startsWith("/api/auth/");
    const fitting = target.startsWith("/api") ? json : form;
    return fc
      .record({
        method: often(methodOf(target), anyMethod),
        spelled: often(fc.constant(target), fc.constantFrom(...spellingsOf(target))),
        content: often(fitting, fc.oneof(json, form, nonsense)),
        more: fc.array(header, { maxLength: 3 }),
        asAdmin: fc.boolean(),
        from: fc.ipV4(),
      })
      .map(({ method, spelled, content: [type, body], more, asAdmin, from }) => ({
        method,
        path: spelled,
        headers: {
          "Content-Type": type,
          // Each password that is tried from a new address would cost a third of a second.
          "X-Forwarded-For": signsIn ? "198.51.100.1" : from,
          // Signing out would end the session for the requests to come.
          ...(asAdmin && !target.includes("logout") && { Cookie: cookie }),
          ...Object.fromEntries(more),
        },
        ...(method !== "GET" && method !== "HEAD" && { body: body.toWellFormed() }),
      }));
  });
}

/** Other ways to write a target: RFC 9112's absolute form, dot segments, letter case, slashes, encoded letters. */
function spellingsOf(target: string): string[] {
  const [, path = "", query = ""] = /^([^?]*)(.*)$/.exec(target) ?? [];
  const letter = /(?<!%[0-9a-f]?)[a-z]/i;
  return [
    `http://${absoluteHost}${target}`,
    `HTTPS://${absoluteHost}:8443/x/../${target}`,
    `http://user@${absoluteHost}${target}`,
    `/x/..${target}`,
    `/blogs/%2e%2E${target}`,
    `/./${target}`,
    `/..${path}/.${query}`,
    path.replaceAll("/", "\\").replace(/^\\?/, "/\\") + query,
    path.replaceAll("/", "//") + query,
    `${path}/${query}`,
    path.toUpperCase() + query,
    path.replace(letter, (found) => found.toUpperCase()) + query,
    path.replace(letter, (found) => `%${found.charCodeAt(0).toString(16)}`) + query,
    path.replace(/(?<=.)\//g, "%2f") + query,
    `${target}#part`,
  ];
}

function often<T>(usual: fc.Arbitrary<T>, other: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: 3, arbitrary: usual }, { weight: 1, arbitrary: other });
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
