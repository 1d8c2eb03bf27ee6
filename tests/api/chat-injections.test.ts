import { beforeAll, describe, expect, test } from "vitest";
import { createLinkFilter, type KnownLinks, withoutUnknownLinks } from "../../src/server/chat/known-links.ts";
import { siteLinks } from "../../src/server/chat/site-links.ts";
import { linkify } from "../../src/shared/linkify.ts";
import { promptInjections } from "../support/inputs/prompt-injections.ts";
import { opened, post, startChat } from "../support/server/chat-site.ts";
import { type ModelServer, startModel } from "../support/server/model-server.ts";
import cases from "./chat-injections.cases.json" with { type: "json" };

const known: KnownLinks = {
  isKnownPath: (path) => ["/contact", "/training/no-code-agentic-ai", "/"].includes(path),
  isKnownMail: (address) => address === "info@corvanta.example",
  isKnownAddress: () => false,
};

/** An address to elsewhere, or a part of one, without the sign before its dot that keeps it from being a link. */
const strangeAddress = /evil(?!\u2060\.)|secret|@[\w-]+\.|\/\//i;

function linksIn(text: string): string[] {
  return linkify(text).flatMap((piece) => (piece.kind === "text" ? [] : [piece.href]));
}

/** A text as one reads it: its invisible signs are none. */
function asRead(text: string): string {
  return text.replaceAll("\u2060", "");
}

describe("of what a model says", () => {
  test.each(promptInjections)("no strange address is left: %j", (text) => {
    const left = withoutUnknownLinks(text, known);
    expect(left).not.toMatch(strangeAddress);
    expect(linksIn(left)).toEqual([]);
    expect(withoutUnknownLinks(left, known)).toBe(left);
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
    "A cost<benefit and hours>5 of List<String>, Node.js",
  ])("what the site has, and what is no address, stays as it is: %j", (text) => {
    expect(withoutUnknownLinks(text, known)).toBe(text);
    expect(linkify(text).filter(({ kind }) => kind === "external")).toEqual([]);
  });

  test.each([
    "We build with ASP.NET, VB.NET and Node.js; Make.com, n8n.io and monday.com too (or Socket.IO).",
    "All is done.Info follows.",
    "Ask boss@other.example, j.doe@mail.other.co.uk or Acme.com.",
  ])("the words of any other host or mail address stay, and are no link: %j", (text) => {
    const left = withoutUnknownLinks(text, known);
    expect(asRead(left)).toBe(text);
    expect(linksIn(left)).toEqual([]);
    expect(left).not.toMatch(/@[\w-]+\./);
  });

  const links = siteLinks(() => [], "https://www.owner.example");

  test.each([
    "Follow https://www.linkedin.com/company/corvanta-example, https://linkedin.com/company/Corvanta-Example/ or https://x.com/corvanta-example.",
    "[LinkedIn](https://www.linkedin.com/company/corvanta-example) and [Contact](https://corvanta.example/contact)",
    "See https://corvanta.example/contact, https://www.corvanta.example/about/, https://www.owner.example/blogs?page=2 or corvanta.example.",
  ])("what is the company's own stays as it is: %j", (text) => {
    expect(withoutUnknownLinks(text, links)).toBe(text);
  });

  test.each(cases.elsewhere)(
    "of a link to elsewhere its words and its host stay, without a link: %j",
    (text, left) => {
      const filtered = withoutUnknownLinks(text, links);
      expect(asRead(filtered)).toBe(left);
      expect(linksIn(filtered).filter((href) => href !== "/contact")).toEqual([]);
    },
  );
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
    const { output } = JSON.parse(json);
    expect(output, text).not.toMatch(strangeAddress);
    expect(linksIn(output), text).toEqual([]);
  }
});

test("of what a model says, names stay, and the company's own addresses stay links", async () => {
  const answer =
    "It links n8n.io with ASP.NET, VB.NET and Node.js; Make.com too. See https://www.linkedin.com/company/corvanta-example.";
  const model = await startModel(answer);
  opened.push(model.stop);
  const site = await startChat(null, {}, { url: model.url, name: "m", key: null, daily: 100 });
  const { text } = await post(site, { message: "What do you build with?", sessionId: "s" });
  const { output } = JSON.parse(text);
  expect(asRead(output)).toBe(answer);
  expect(linksIn(output)).toEqual(["https://www.linkedin.com/company/corvanta-example"]);
});

test("the built-in answers obey no message", async () => {
  const site = await startChat(null);
  for (const message of promptInjections) {
    const { text: json } = await post(site, { message, sessionId: message.slice(0, 100) });
    expect(JSON.parse(json).output, message).not.toMatch(/evil|FreeBot/i);
  }
});
