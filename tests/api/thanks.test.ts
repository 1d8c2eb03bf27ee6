import { expect, test } from "vitest";
import { render } from "../../src/entry-server.tsx";
import { startApp } from "../support/server/app.ts";
import { untilTestEnds } from "../support/server/until-test-ends.ts";

const thanks = ["/widget/form/no-code-webinar?sent=1", "/checkout?plan=students&sent=1"];
const bookingUrl = "https://cal.example.com/call";

test.each(thanks)("%s says when the company answers, and where to book a call", async (page) => {
  const app = await untilTestEnds(
    startApp({ render, env: { bookingUrl, answerWithin: "one business day" } }),
  );
  const html = await (await app.ask(page)).text();
  expect(html).toContain("We answer within one business day.");
  expect(html).toContain(`href="${bookingUrl}"`);
});

test.each(thanks)("%s says nothing of either where it is not set", async (page) => {
  const app = await untilTestEnds(startApp({ render }));
  const html = await (await app.ask(page)).text();
  expect(html).not.toContain("We answer within");
  expect(html).not.toContain("Book a time");
});
