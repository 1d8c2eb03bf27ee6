import { expect, test } from "vitest";
import { answerTo, replyTo } from "../../src/admin/leads/lead-links.ts";
import { callTo } from "../../src/shared/forms/phone-number.ts";
import { leadEntry as lead } from "../support/inputs/lead-entry.ts";

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

test.each([
  ["+1 (972) 555-0100", "tel:+19725550100"],
  ["972.555.0100", "tel:9725550100"],
  ["(+1) 972 555 0100", "tel:+19725550100"],
  ["Tel. 030/123 45", "tel:03012345"],
  ["+1 972 555 0100 ext. 12", "tel:+19725550100"],
  ["972 555 0100x12", "tel:9725550100"],
  ["9725550100,,12#", "tel:9725550100"],
  ["030 123 45 or 040 678", "tel:03012345"],
  ["+49 (0)30 123", "tel:+4930123"],
  ["(0)30 123", "tel:030123"],
  ["0049 (0)30 123456", "tel:004930123456"],
  ["tel +49 2151 / 123456", null],
  ["+49 30 / 123456", "tel:+4930123456"],
  ["972 555 0100 / 972 555 0101", "tel:9725550100"],
  ["972-555-0100/972-555-0101", "tel:9725550100"],
  ["555 0100 / 555 0101", null],
  ["972 555 0100 972 555 0101", null],
  ["1-800-FLOWERS", null],
  ["1-888-555-help", null],
  ["1 888 555 HELP", null],
  ["972 555 0100 EXT 12", "tel:9725550100"],
  ["972 555 0100 (MOBILE)", "tel:9725550100"],
  ["+1 (972) 555\u20110142", "tel:+19725550142"],
  ["\u202a+1 972 555 0142\u202c", "tel:+19725550142"],
  ["(972)\u00a0555\u20130142 x12", "tel:9725550142"],
  ["tel:+19725550142", "tel:+19725550142"],
  ["TEL:+1-972-555-0142;ext=12", "tel:+19725550142"],
  ["\uff0b\uff11 \uff19\uff17\uff12 \uff15\uff15\uff15 \uff10\uff11\uff14\uff12", "tel:+19725550142"],
  ["\uff10\uff13\u30fc\uff11\uff12\uff13\uff14\u30fc\uff15\uff16\uff17\uff18", "tel:0312345678"],
  ["+\u0669\u0667\u0661 \u0665\u0660 123 4567", "tel:+971501234567"],
  ["+\u06f9\u06f8 21 8888 7777", "tel:+982188887777"],
  ["+1 972 555 0142\u200b", "tel:+19725550142"],
  ["972 555 0142 extension 7", "tel:9725550142"],
  ["+1 (972) 555\u22120142", "tel:+19725550142"],
  ["tba", null],
  ["555", null],
  ["12", null],
  ["+", null],
  ["", null],
])("a call to %j goes to %s", (phone, address) => {
  expect(callTo(phone)).toBe(address);
});
