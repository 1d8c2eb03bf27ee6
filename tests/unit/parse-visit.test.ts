import { expect, test } from "vitest";
import { parseVisit } from "../../src/server/requests/parse-visit.ts";

const nothing = {
  landing: null,
  referrer: null,
  utm: { source: null, medium: null, campaign: null, term: null, content: null },
  clickId: null,
};

function sourceOf(source: unknown) {
  return parseVisit({ visit_source: typeof source === "string" ? source : JSON.stringify(source) }).source;
}

test("takes a whole source and a page as they are", () => {
  const source = {
    landing: "/training/no-code-agentic-ai",
    referrer: "www.google.com",
    utm: {
      source: "newsletter",
      medium: "email",
      campaign: "Früh & jähr",
      term: "ai agents",
      content: "b 2",
    },
    clickId: "Cj0KCQ-_x",
  };
  const visit = parseVisit({ visit_page: "/about", visit_source: JSON.stringify(source) });
  expect(visit).toEqual({ page: "/about", source });
});

test("knows nothing where nothing is said", () => {
  expect(parseVisit({})).toEqual({ page: null, source: null });
  expect(sourceOf(nothing)).toBeNull();
});

test.each([
  "",
  "{",
  "null",
  "[]",
  "7",
  '"/about"',
  "{}",
  '{"__proto__":{"landing":"/about"}}',
  '{"constructor":"x"}',
])("takes %s for no source", (text) => {
  expect(sourceOf(text)).toBeNull();
});

test.each([
  "about",
  "//evil.example",
  "/\\evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  "/about?utm_source=x",
  "/about#team",
  "/a b",
  "/a\nb",
  "/a\u0000b",
  `/${"x".repeat(500)}`,
  "",
  7,
  null,
  ["/about"],
  { path: "/about" },
])("takes %j for no path", (path) => {
  expect(sourceOf({ ...nothing, landing: path, clickId: "known" })).toEqual({ ...nothing, clickId: "known" });
  if (typeof path === "string") expect(parseVisit({ visit_page: path }).page).toBeNull();
});

test.each(["/", "/about", "/blogs/%E8%AA%9E", "/blogs/語", `/${"x".repeat(499)}`])(
  "takes %s for a path",
  (path) => {
    expect(sourceOf({ landing: path })).toEqual({ ...nothing, landing: path });
  },
);

test.each([
  "www.example.com",
  "localhost:3000",
  "[::1]:8080",
  "xn--bcher-kva.example",
  "com.google.android.gm",
])("takes %s for a host", (referrer) => {
  expect(sourceOf({ referrer })).toEqual({ ...nothing, referrer });
});

test.each([
  "https://www.example.com",
  "www.example.com/search?q=ada",
  "user@www.example.com",
  "a b",
  "a\r\nb",
  `${"x".repeat(254)}`,
  "",
  7,
])("takes %j for no host", (referrer) => {
  expect(sourceOf({ referrer, landing: "/" })).toEqual({ ...nothing, landing: "/" });
});

test.each(["", "  ", "x".repeat(201), "a\r\nBcc: b", "\u0000", 7, true, null, ["x"], {}])(
  "takes %j for no parameter",
  (value) => {
    const source = { landing: "/", clickId: value, utm: { source: value, medium: "email" } };
    const utm = { ...nothing.utm, medium: "email" };
    expect(sourceOf(source)).toEqual({ ...nothing, landing: "/", utm });
  },
);

test("takes no keys but its own", () => {
  const said = { landing: "/", name: "Ada", utm: { source: "x", id: "7" } };
  expect(sourceOf(said)).toEqual({ ...nothing, landing: "/", utm: { ...nothing.utm, source: "x" } });
  expect(sourceOf({ landing: "/", utm: "x" })).toEqual({ ...nothing, landing: "/" });
});
