import { expect, test } from "vitest";
import { answerTo, replyTo } from "../../src/admin/leads/lead-links.ts";
import { callTo } from "../../src/shared/forms/phone-number.ts";
import { leadEntry as lead } from "../support/inputs/lead-entry.ts";
import cases from "./lead-links.cases.json" with { type: "json" };

function bodyOf(address: string): string {
  return new URLSearchParams(address.slice(address.indexOf("?"))).get("body") ?? "";
}

test("an answer greets the sender and quotes the message, line by line", () => {
  const fields = {
    firstName: "Marta",
    lastName: "Núñez",
    email: "m@x.test",
    message: "300 orders & more\n+ PDF",
  };
  const createdAt = "2026-11-24T17:24:00.000Z";
  expect(bodyOf(answerTo(lead({ fields, createdAt }), "m@x.test"))).toBe(
    "Hello Marta,\r\n\r\n\r\nOn November 24, 2026 Marta Núñez wrote:\r\n> 300 orders & more\r\n> + PDF",
  );
});

test("where there is no name or no message, an answer makes up neither", () => {
  expect(bodyOf(answerTo(lead({ fields: { email: "m@x.test", plan: "students" } }), "m@x.test"))).toBe(
    "Hello,\r\n\r\n\r\n",
  );
});

test.each(["Ä🎉".repeat(4_000), "\ud83d".repeat(4_000), "a\n".repeat(4_000)])(
  "a long message is cut where mail programs stop reading",
  (message) => {
    const address = answerTo(lead({ fields: { name: "Ada", email: "m@x.test", message } }), "m@x.test");
    expect(address.length).toBeLessThanOrEqual(1_900);
    expect(bodyOf(address)).toMatch(/^Hello Ada,.+ wrote:\r\n> .+…$/s);
  },
);

test.each(["mailto:m@x.test", "M <m@x.test>", "m@x.test\u200b", "\uff4d@x.test,"])(
  "a reply to %j goes to the address that it means",
  (typed) => {
    expect(replyTo(typed)).toBe("mailto:m@x.test?subject=Your%20request%20to%20Corvanta");
  },
);

test("a reply goes to the one address, whatever stands in it", () => {
  const [address, query] = replyTo('"a@b?cc=x&c"@example.com').split("?");
  expect(decodeURIComponent(address ?? "")).toBe('mailto:"a@b?cc=x&c"@example.com');
  expect(address).not.toMatch(/[&"]/);
  expect(query).toBe("subject=Your%20request%20to%20Corvanta");
});

test.each(cases.calls as [string, string | null][])("a call to %j goes to %s", (phone, address) => {
  expect(callTo(phone)).toBe(address);
});
