import { beforeAll, describe, expect, test } from "vitest";
import {
  createLinkFilter,
  type KnownLinks,
  withNamesIn,
  withoutUnknownLinks,
} from "../../src/server/chat/known-links.ts";
import { siteLinks } from "../../src/server/chat/site-links.ts";
import { linkify } from "../../src/shared/linkify.ts";
import { promptInjections } from "../support/inputs/prompt-injections.ts";
import { opened, post, startChat } from "../support/server/chat-site.ts";
import { type ModelServer, startModel } from "../support/server/model-server.ts";

const known: KnownLinks = {
  isKnownPath: (path) => ["/contact", "/training/no-code-agentic-ai", "/"].includes(path),
  isKnownMail: (address) => address === "info@corvanta.example",
};

describe("of what a model says", () => {
  test.each(promptInjections)("no strange address is left: %j", (text) => {
    expect(withoutUnknownLinks(text, known)).not.toMatch(/evil\b(?!-)|evil-/i);
  });

  test.each([1, 2, 5, 17])("nor where it comes in parts of %i characters", (length) => {
    for (const text of promptInjections) {
      const filter = createLinkFilter(known);
      let shown = "";
      for (let at = 0; at < text.length; at += length) shown += filter.add(text.slice(at, at + length));
      shown += filter.end();
      expect(shown).toBe(withoutUnknownLinks(text, known));
    }
  });

  test.each([
    "Write to info@corvanta.example, or see /contact.",
    "See /training/no-code-agentic-ai#enrollment (24/7, AI/ML, and/or, 7:45pm-9:15pm).",
    "It costs $999, that is $41.60 a class. Version 2.5.1 of it is from Oct. 6th.",
    "Two lines:\n- one\n- two",
    "We build with ASP.NET, VB.NET and Node.js; Make.com and Monday.com too (or Socket.IO).",
    "A cost<benefit and hours>5 of List<String> is done.Info follows.",
  ])("what the site has, and what is no address, stays as it is: %j", (text) => {
    expect(withoutUnknownLinks(text, known)).toBe(text);
    expect(linkify(text).filter(({ kind }) => kind === "external")).toEqual([]);
  });

  const links = siteLinks(() => [], "https://www.owner.example");

  test.each([
    "Follow https://www.linkedin.com/company/corvanta-example, https://linkedin.com/company/Corvanta-Example/ or https://x.com/corvanta-example.",
    "[LinkedIn](https://www.linkedin.com/company/corvanta-example) and [Contact](https://corvanta.example/contact)",
    "See https://corvanta.example/contact, https://www.corvanta.example/about/, https://www.owner.example/blogs?page=2 or corvanta.example.",
  ])("what is the company's own stays as it is: %j", (text) => {
    expect(withoutUnknownLinks(text, links)).toBe(text);
  });

  test.each([
    ["See https://www.linkedin.com/company/another.", "See ."],
    ["See https://www.linkedin.com/company/corvanta-example?next=https://evil.example", "See "],
    ["See https://corvanta.example/secret", "See "],
    ["See https://owner.example.evil.example/contact", "See "],
    [
      "See [our page](https://evil.example/a) and [the contact](/contact)",
      "See [our page] and [the contact](/contact)",
    ],
    ['<a href="https://evil.example">our page</a>', '<a href="">our page</a>'],
  ])("of a link to elsewhere the words stay, of an address nothing: %j", (text, left) => {
    expect(withoutUnknownLinks(text, links)).toBe(left);
  });

  test("names in the passages may be said again, in capitals too, and no other part of an address", () => {
    const named = withNamesIn(["n8n.io and monday.com; https://evil.example/a"], links);
    const text = "We use n8n.io, N8N.io and monday.com";
    expect(withoutUnknownLinks(text, links)).toBe("We use , N8N.io and ");
    expect(withoutUnknownLinks(text, named)).toBe(text);
    expect(withoutUnknownLinks("At monday.com/evil, https://evil.example/a, evil.monday.com", named)).toBe(
      "At , , ",
    );
  });
});

describe("an order to the model", () => {
  let site: string;
  let model: ModelServer;

  beforeAll(async () => {
    model = await startModel("I answer from the passages. See /contact.");
  });

  test("stands in the data of a passage or in a message, and never among the rules", async () => {
    site = await startChat(null, {}, { url: model.url, name: "m", key: null, daily: 10_000 });
    opened.push(model.stop);
    const orders = promptInjections.slice(0, 20);
    await fetch(`${site}/api/blogs`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ title: "Zebra orders", content: orders.map((o) => `zebra ${o}`).join("\n\n") }),
    });
    await post(site, { message: "What do the zebra orders say?", sessionId: "s" });
    const [rules, passages, , question] = model.received.at(-1)?.body.messages ?? [];
    expect(rules?.role).toBe("system");
    expect(rules?.content).not.toContain("evil");
    expect(passages?.content).toContain("evil");
    expect(passages?.content.split("\n")).toHaveLength(2);
    expect(question?.content).toBe("What do the zebra orders say?");
    for (const message of orders) {
      await post(site, { message, sessionId: message.slice(0, 100) });
      const asked = model.received.at(-1)?.body.messages ?? [];
      expect(asked[0]).toEqual({ role: "system", content: expect.not.stringContaining("evil") });
      expect(asked.at(-1)).toEqual({ role: "user", content: message });
    }
  });
});

test("a model that says whatever it is told shows no strange address", async () => {
  const parrot = await startModel();
  opened.push(parrot.stop);
  const site = await startChat(null, {}, { url: parrot.url, name: "m", key: null, daily: 10_000 });
  for (const text of promptInjections) {
    parrot.answer = text;
    const { text: json } = await post(site, { message: "What is new?", sessionId: text.slice(0, 100) });
    expect(JSON.parse(json).output, text).not.toMatch(/evil/i);
  }
});

test("of what a model says, names stay: well-known ones, and those in the posts that it answers from", async () => {
  const answer =
    "It links n8n.io with ASP.NET, VB.NET and Node.js; Make.com too. See https://www.linkedin.com/company/corvanta-example.";
  const model = await startModel(answer);
  opened.push(model.stop);
  const site = await startChat(null, {}, { url: model.url, name: "m", key: null, daily: 100 });
  await fetch(`${site}/api/blogs`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ title: "Zebra workflows", content: "Zebra workflows run on n8n.io here." }),
  });
  const { text } = await post(site, { message: "What do zebra workflows run on?", sessionId: "s" });
  expect(JSON.parse(text).output).toBe(answer);
});

test("the built-in answers obey no message", async () => {
  const site = await startChat(null);
  for (const message of promptInjections) {
    const { text: json } = await post(site, { message, sessionId: message.slice(0, 100) });
    expect(JSON.parse(json).output, message).not.toMatch(/evil|FreeBot/i);
  }
});
