import { expect, test } from "vitest";
import { parseVisit } from "../../src/server/requests/parse-visit.ts";

const nothing = {
  landing: null,
  referrer: null,
  utm: { source: null, medium: null, campaign: null, term: null, content: null },
  clickId: null,
};

function sourceOf(said: string | Record<string, string>) {
  return parseVisit({ visit_source: `${new URLSearchParams(said)}` }, null).source;
}

test("takes a whole source and a page as they are", () => {
  const visit_source =
    "landing=%2Ftraining%2Fno-code-agentic-ai&referrer=www.google.com&utm_source=newsletter&utm_medium=email" +
    "&utm_campaign=Fr%C3%BCh+%26%20j%C3%A4hr&utm_term=ai+agents&utm_content=b%202&gclid=Cj0KCQ-_x";
  expect(parseVisit({ visit_source }, "/about")).toEqual({
    page: "/about",
    source: {
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
    },
  });
});

test.each(["gclid", "msclkid", "fbclid"])("takes the value of %s for the click", (name) => {
  expect(sourceOf({ [name]: "Ab-1" })).toEqual({ ...nothing, clickId: "Ab-1" });
});

test("knows nothing where nothing is said", () => {
  expect(parseVisit({}, null)).toEqual({ page: null, source: null });
});

test.each([
  "",
  "&&=",
  "%",
  "%E0%A4%A=x",
  "[]",
  '{"landing":"/about"}',
  "__proto__=x&constructor=y",
  "landing",
])("takes %s for no source", (visit_source) => expect(parseVisit({ visit_source }, null).source).toBeNull());

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
])("takes %j for no path", (landing) => {
  expect(sourceOf({ landing, fbclid: "known" })).toEqual({ ...nothing, clickId: "known" });
  expect(parseVisit({}, landing).page).toBeNull();
});

test.each(["/", "/about", "/blogs/%E8%AA%9E", "/blogs/語", "/a&b", `/${"x".repeat(499)}`])(
  "takes %s for a path",
  (landing) => {
    expect(sourceOf({ landing })).toEqual({ ...nothing, landing });
    expect(parseVisit({}, landing).page).toBe(landing);
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
  "x".repeat(254),
  "",
])("takes %j for no host", (referrer) => {
  expect(sourceOf({ referrer, landing: "/" })).toEqual({ ...nothing, landing: "/" });
});

test("cuts the name of a campaign that is too long, and takes no part of a click id", () => {
  const long = "x".repeat(500);
  expect(sourceOf({ utm_campaign: long, gclid: long })).toMatchObject({
    utm: { campaign: long.slice(0, 300) },
    clickId: long,
  });
  expect(sourceOf({ utm_term: "t", gclid: `${long}x` })).toMatchObject({ clickId: null });
  expect(sourceOf({ utm_term: `${"x".repeat(299)}😀` })?.utm.term).toBe(`${"x".repeat(299)}\uFFFD`);
});

test.each(["", "  ", "a\r\nBcc: b", "\u0000"])("takes %j for no parameter", (value) => {
  const utm = { ...nothing.utm, medium: "email" };
  expect(sourceOf({ landing: "/", gclid: value, utm_source: value, utm_medium: "email" })).toEqual({
    ...nothing,
    landing: "/",
    utm,
  });
});

test("takes no names but its own, and the first of several", () => {
  expect(sourceOf("landing=/&name=Ada&utm_id=7&utm_source=x&utm_source=y")).toEqual({
    ...nothing,
    landing: "/",
    utm: { ...nothing.utm, source: "x" },
  });
});
