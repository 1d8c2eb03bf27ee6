import { expect, test } from "vitest";
import { greetingOf } from "../../src/server/outbox/visitor-mail.ts";

test.each([
  [{ firstName: "Ada", lastName: "Lovelace" }, "Hello Ada,"],
  [{ name: "Ada Lovelace" }, "Hello Ada Lovelace,"],
  [{ firstName: "María-José" }, "Hello María-José,"],
  [{ name: "Dr. Conan O’Neil-d'Arc, Jr." }, "Hello Dr. Conan O’Neil-d'Arc, Jr.,"],
  [{ name: "李小龙" }, "Hello 李小龙,"],
  [{ name: "عمر خیام" }, "Hello عمر خیام,"],
  [{ name: "Ａｄａ" }, "Hello Ａｄａ,"],
  [{ name: " Ada\r\nBcc: all" }, "Hello,"],
  [{ name: "Ada\nLovelace" }, "Hello Ada Lovelace,"],
])("%j is greeted with %j", (fields, greeting) => {
  expect(greetingOf(fields)).toBe(greeting);
});

test.each([
  "",
  "   ",
  "Win at https://a.example",
  "www.a.com",
  "cheap-pills.com",
  "cheap\u200b-pills\u200b.com",
  "ｗｗｗ．ａ．ｃｏｍ",
  "[a](b.com)",
  "CALL 1-900-555-0100 NOW",
  "You have won $5000",
  "ada@example.com",
  "<b>Ada</b>",
  "x".repeat(61),
])("%j is no plain name, so nobody is greeted with it", (name) => {
  expect(greetingOf({ firstName: name })).toBe("Hello,");
  expect(greetingOf({ name })).toBe("Hello,");
});

test("a form without a name greets nobody by name", () => {
  expect(greetingOf({ email: "ada@example.com" })).toBe("Hello,");
});
