import { expect, test } from "vitest";
import { startWarnings } from "../../src/server/start-warnings.ts";

test.each([
  ["http://localhost:3000", 0],
  ["http://192.168.1.5:3000", 0],
  ["https://www.example.com", 1],
])("%s with %i proxies is fine", (siteUrl, trustProxy) => {
  expect(startWarnings({ siteUrl, trustProxy })).toEqual([]);
});

test.each([
  ["https://www.example.com", 0, /^SITE_URL is https, but TRUST_PROXY is 0: .* nobody can sign in/],
  ["http://localhost:3000", 1, /^TRUST_PROXY is 1, but SITE_URL is http:\/\/localhost:3000: /],
  ["http://www.example.com", 0, /^SITE_URL is http: passwords /],
])("%s with %i proxies is warned of, once", (siteUrl, trustProxy, message) => {
  expect(startWarnings({ siteUrl, trustProxy })).toEqual([expect.stringMatching(message)]);
});
