import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseAddress, parseTarget } from "../../src/server/http/address.ts";
import { pageAddress } from "../../src/server/pages/page-address.ts";
import { canonicalPath } from "../../src/shared/canonical-path.ts";
import { urls } from "../../src/shared/urls.ts";
import cases from "./address.cases.json" with { type: "json" };

const siteUrl = "https://www.example.test";

describe("a request's target", () => {
  test.each(cases.canonical)("%s stands as it is", (target) => {
    const [path, query] = target.split("?");
    expect(parseTarget(target, siteUrl)).toEqual({
      path,
      search: query === undefined ? "" : `?${query}`,
      canonical: true,
    });
  });

  test.each(cases.others)("%j leads to %s", (target, path, search) => {
    expect(parseTarget(target, siteUrl)).toEqual({ path, search, canonical: false });
  });

  test.each([
    ["http://www.example.test/about", "/about", ""],
    ["HTTPS://evil.test:8443/blogs?page=2", "/blogs", "?page=2"],
    ["http://evil.test", "/", ""],
    ["http://evil.test?a=1", "/", "?a=1"],
    ["http://[::1]:3000/about", "/about", ""],
  ])("of the absolute form %s only what stands behind the host counts", (target, path, search) => {
    expect(parseTarget(target, siteUrl)).toEqual({ path, search, canonical: true });
  });

  test("of the absolute form is led to its canonical path without the host", () => {
    expect(parseTarget("http://evil.test//About/?a=1", siteUrl)).toEqual({
      path: "/about",
      search: "?a=1",
      canonical: false,
    });
  });

  test.each(cases.none)("%j is no address", (target) => {
    expect(parseTarget(target, siteUrl)).toBeNull();
  });

  test.each(cases.none)("%j reaches the router as a path", (url) => {
    const request = Object.assign(new IncomingMessage(new Socket()), { url });
    expect(parseAddress(request, siteUrl)).toBeNull();
    expect(request.url).toBe("/");
  });

  test.each([
    ["/%", "/%25"],
    ["/blogs/%E0%A4%A", "/blogs/%25E0%25A4%25A"],
    ["/%ff/a%20b", "/%25ff/a%20b"],
    ["/%6%31dmin", "/%256%2531dmin"],
    ["/%2%65%2%65/admin", "/%252%2565%252%2565/admin"],
  ])("%s holds no text, and is taken by its characters", (target, path) => {
    expect(parseTarget(target, siteUrl)).toEqual({ path, search: "", canonical: true });
  });

  test("becomes an address of this site that can be decoded and is led to itself, whatever it is", () => {
    const part = fc.oneof(
      fc.constantFrom(
        "/",
        "//",
        "\\",
        ".",
        "..",
        "%2e",
        "%2F",
        "%5c",
        "%00",
        "%",
        "%E0",
        "%6",
        "%31",
        "%65",
        "?",
        "#",
        ":",
        "@",
        "\t",
        " ",
      ),
      fc.constantFrom(
        "admin",
        "DASHBOARD",
        "%61dmin",
        "About",
        "blogs",
        "page-data",
        "http://evil.test",
        "evil.test",
      ),
      fc.string({ maxLength: 3 }),
    );
    const target = fc.array(part, { maxLength: 8 }).map((parts) => `/${parts.join("")}`);
    fc.assert(
      fc.property(target, (asked) => {
        const first = parseTarget(asked, siteUrl);
        if (first === null) throw new Error("This is an address");
        const { path, search } = first;
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(new URL(path + search, siteUrl).href).toBe(siteUrl + path + search);
        expect(path === "/" || !path.endsWith("/")).toBe(true);
        const again = parseTarget(path + search, siteUrl);
        expect(again).toMatchObject({ search, canonical: true });
        decodeURIComponent(again?.path ?? "%");
      }),
      { numRuns: 5_000 },
    );
  });
});

test("the pages of the table are canonical", () => {
  for (const { path } of Object.values(urls)) expect(canonicalPath(path)).toBe(path);
});

test.each([
  ["/blogs", "?utm_source=x&page=2&category=AI", "/blogs?category=AI&page=2"],
  ["/blogs", "?page=2&page=3", "/blogs"],
  ["/checkout", "?plan=STUDENTS&sent=anything", "/checkout?plan=students&sent=1"],
  ["/checkout", "?plan=invented", "/checkout"],
  ["/widget/form/AbC", "?sent=2&plan=students", "/widget/form/AbC?sent=1"],
  ["/widget/form/AbC", "?page=/about&utm_source=x", "/widget/form/AbC?page=%2Fabout"],
  ["/widget/form/AbC", "?page=/no-such-page", "/widget/form/AbC"],
  ["/widget/form/AbC", "?page=2", "/widget/form/AbC"],
  ["/blogs/a-post", "?page=2", "/blogs/a-post"],
  [
    "/page-data/training/no-code-agentic-ai/agreement",
    "?x=1&plan=students",
    "/page-data/training/no-code-agentic-ai/agreement?plan=students",
  ],
  ["/page-data", "?utm_source=x", "/page-data"],
])("what decides the page of %s%s is %s", (path, search, address) => {
  expect(pageAddress({ path, search })).toBe(address);
});
