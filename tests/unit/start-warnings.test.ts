import { expect, test } from "vitest";
import { startWarnings } from "../../src/server/settings/start-warnings.ts";

const noChat = { chatWebhook: null, chatModel: null };
const local = { host: "127.0.0.1", port: 3000, ...noChat };

test.each([
  ["http://localhost:3000", 0],
  ["http://192.168.1.5:3000", 0],
  ["https://www.example.com", 1],
])("%s with %i proxies is fine", (siteUrl, trustProxy) => {
  expect(startWarnings({ siteUrl, trustProxy, ...local })).toEqual([]);
});

test.each([
  ["https://www.example.com", 0, /^SITE_URL is https, but TRUST_PROXY is 0: .* nobody can sign in/],
  ["http://localhost:3000", 1, /^TRUST_PROXY is 1, but SITE_URL is http:\/\/localhost:3000: /],
  ["http://www.example.com", 0, /^SITE_URL is http: passwords /],
])("%s with %i proxies is warned of, once", (siteUrl, trustProxy, message) => {
  expect(startWarnings({ siteUrl, trustProxy, ...local })).toEqual([expect.stringMatching(message)]);
});

const proxied = { siteUrl: "https://www.example.com", trustProxy: 1, port: 3000, ...noChat };

test.each(["0.0.0.0", "::", "203.0.113.5", "2001:db8::5", "::203.0.113.5", "web.example.com"])(
  "a port that is open to others past the proxy, at %s, is warned of",
  (host) => {
    expect(startWarnings({ ...proxied, host })).toEqual([
      expect.stringMatching(
        /^HOST is \S+ and TRUST_PROXY is 1: everybody who reaches port 3000 past the proxy /,
      ),
    ]);
  },
);

test.each(["127.0.0.1", "::1", "localhost", "10.0.0.5", "fd00::5"])("one at %s is not", (host) => {
  expect(startWarnings({ ...proxied, host })).toEqual([]);
});

test("without a proxy any address will do", () => {
  expect(
    startWarnings({ siteUrl: "http://localhost:3000", trustProxy: 0, ...local, host: "0.0.0.0" }),
  ).toEqual([]);
});

test("a model that an automation leaves nothing to answer is warned of", () => {
  const chatWebhook = { url: "https://n8n.example.com/chat", key: null, keyHeader: "X-API-Key" };
  const chatModel = { url: "http://127.0.0.1/v1", name: "small", key: null, daily: 1 };
  const both = { siteUrl: "http://localhost:3000", trustProxy: 0, ...local, chatWebhook, chatModel };
  expect(startWarnings(both)).toEqual([
    expect.stringMatching(/^CHAT_WEBHOOK_URL and CHAT_MODEL_URL are both/),
  ]);
  expect(startWarnings({ ...both, chatWebhook: null })).toEqual([]);
  expect(startWarnings({ ...both, chatModel: null })).toEqual([]);
});
