import { expect, test } from "vitest";
import { render } from "../../src/entry-server.tsx";
import { startApp } from "../support/server/app.ts";
import { untilTestEnds } from "../support/server/until-test-ends.ts";

// A screen reader begins a page with its title, and without scripts every answer to a form is a page.

const mail = { leadsTo: ["sales@example.com"], leadsToTeam: { training: [], talent: [] } } as never;

async function titleOf(path: string, form?: Record<string, string>): Promise<string | undefined> {
  const app = await untilTestEnds(startApp({ render, env: { mail } }));
  const answer = await app.ask(path, form && { body: new URLSearchParams(form) });
  return /<title>([^<]*)/.exec(await answer.text())?.[1];
}

test.each(["/widget/form/general-contact", "/checkout?plan=students", "/subscribe"])(
  "the title of %s says that a form came back",
  async (path) => {
    const title = await titleOf(path);
    expect(title).not.toContain("Error");
    expect(await titleOf(path, { email: "ada@" })).toBe(`Error: ${title}`);
  },
);

test.each([
  ["1", "Thank you. We have your enrollment request."],
  ["changed", "Thank you. Your enrollment request is changed."],
  ["waitlist", "Thank you. You are on the waitlist."],
])("the title of the checkout says that the form was sent: %s", async (sent, title) => {
  expect(await titleOf(`/checkout?plan=students&sent=${sent}`)).toBe(title);
});

test("the title of a search says how much was found", async () => {
  expect(await titleOf("/blogs?q=qqqqxyz")).toBe("0 articles for “qqqqxyz”, Insight Hub");
});
