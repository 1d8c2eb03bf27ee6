import { describe, expect, test } from "vitest";
import { formFields } from "../../content/form-fields.ts";
import { forms } from "../../content/forms.ts";
import { parseFields } from "../../src/server/requests/parse-fields.ts";
import type { LeadForm } from "../../src/shared/forms/lead.ts";
import { isSameAddress, mailAddressOf } from "../../src/shared/forms/mail-address.ts";

const good = {
  firstName: " Ada ",
  lastName: "Lovelace",
  email: "ada@example.com",
  phone: "+1 (972) 555-0142",
  company: "Engines",
  jobTitle: "",
  interest: "AI Automations",
  message: "Sort our inbox",
};
const form: LeadForm = { ...forms.partnership, ...formFields.partnership };

test("good values are trimmed and free of issues", () => {
  const { values, issues } = parseFields(form.fields, good);
  expect(issues).toEqual({});
  expect(values).toEqual({ ...good, firstName: "Ada" });
});

test.each([
  "o'neil+site@example.com",
  '"ada lovelace"@example.com',
  "ada@bücher.example",
  "ada@xn--bcher-kva.example",
  "用户@例子.广告",
  "a.b-c_d@mail.example.co.uk",
  "Ada <a@example.com>",
])("%s is an address", (email) => {
  expect(parseFields(form.fields, { ...good, email }).issues).toEqual({});
});

test.each([
  "+1 (972) 555\u20110142",
  "\u202a+1 972 555 0142\u202c",
  "(972) 555-0142 x12",
  "(972)\u00a0555\u20130142 extension 12, mornings only, please",
  "tel:+19725550142",
  "\uff0b\uff11 \uff19\uff17\uff12 \uff15\uff15\uff15 \uff10\uff11\uff14\uff12",
  "+\u0669\u0667\u0661 \u0665\u0660 123 4567",
  "555.0142 (work); 555.0143 (home)",
  "call me",
  "123",
])("the phone number %j is kept as it was typed, and refuses no form", (phone) => {
  expect(parseFields(form.fields, { ...good, phone })).toMatchObject({ values: { phone }, issues: {} });
});

test("of a phone number without end as much is kept as a browser lets into the field", () => {
  const { values, issues } = parseFields(form.fields, { ...good, phone: "1".repeat(4_000) });
  expect([values.phone, issues]).toEqual(["1".repeat(100), {}]);
});

test.each([
  "ana@example.com\u200b",
  "\ufeffana@example.com",
  "ana@exam\u00adple.com",
  "mailto:ana@example.com",
  "MAILTO:Ana@Example.com?subject=Hello",
  "Ana Pe\u00f1a <ana@example.com>",
  "<ana@example.com>",
  "ana@example.com (Ana Pe\u00f1a)",
  "mailto:ana@example.com (work)",
  "(ana@example.com)",
  "'ana@example.com'",
  "ana@example.com.",
  "ana@example.com,",
  "ana@example.com;\u00a0",
  "\uff41\uff4e\uff41\uff20\uff45\uff58\uff41\uff4d\uff50\uff4c\uff45\uff0e\uff43\uff4f\uff4d",
  "ana@example\u3002com",
  "\u202aana@example.com\u202c",
  "ANA@EXAMPLE.COM",
])("the address %j is kept as it was typed, and means ana@example.com", (email) => {
  expect(parseFields(form.fields, { ...good, email })).toMatchObject({
    // A line's ends are no part of it: of spaces, and of a mark that stands for none.
    values: { email: email.trim() },
    issues: {},
  });
  expect(mailAddressOf(email).toLowerCase()).toBe("ana@example.com");
  expect(isSameAddress(email, "Ana@example.com")).toBe(true);
});

test.each([
  ["o'neil@example.com", "o'neil@example.com"],
  ['"ada lovelace"@example.com', '"ada lovelace"@example.com'],
  ["what?now@example.com", "what?now@example.com"],
  ["ana@ex\u2011ample.com", "ana@ex-ample.com"],
  ["Ana@B\u00fccher.example", "Ana@B\u00fccher.example"],
  ["call me", "call me"],
  ["", ""],
])("the address %j means %j", (typed, meant) => {
  expect(mailAddressOf(typed)).toBe(meant);
});

describe("says what to do about", () => {
  test.each([
    ["firstName", "   ", "Please enter your first name."],
    ["firstName", "x".repeat(201), "Please shorten this to 200 characters."],
    ["email", "ada@", "Please enter an email address such as name@example.com."],
    ["email", "ada@example", "Please enter an email address such as name@example.com."],
    ["email", "a b@example.com", "Please enter an email address such as name@example.com."],
    ["email", "a@example.com, b@example.com", "Please enter an email address such as name@example.com."],
    [
      "email",
      "a@example.com\r\nBcc: b@example.com",
      "Please enter an email address such as name@example.com.",
    ],
    [
      "email",
      "Ada <a@example.com>\r\nBcc: b@example.com",
      "Please enter an email address such as name@example.com.",
    ],
    ["email", "Ada <ada>", "Please enter an email address such as name@example.com."],
    ["email", "mailto:", "Please enter an email address such as name@example.com."],
    ["email", "\u200b", "Please enter an email address such as name@example.com."],
    ["email", "a@192.168.1.5", "Please enter an email address such as name@example.com."],
    ["email", "a@-example.com", "Please enter an email address such as name@example.com."],
    ["email", `a@${"a-".repeat(120)}.`, "Please enter an email address such as name@example.com."],
    ["email", "", "Please enter your work email address."],
    ["interest", "", "Please choose an option."],
    ["interest", "Everything", "Please choose one of the options in the list."],
    ["message", "", "Please write a few words here."],
    ["message", "x".repeat(4001), "Please shorten this to 4000 characters."],
  ])("%s = %j", (name, value, message) => {
    expect(parseFields(form.fields, { ...good, [name]: value }).issues).toEqual({ [name]: message });
  });
});

test("fields that the form does not have are dropped, missing ones are empty", () => {
  const { values, issues } = parseFields(form.fields, {
    ...good,
    admin: "yes",
    __proto__: { phone: "x" },
  } as never);
  expect(Object.keys(values).toSorted()).toEqual(form.fields.map(({ name }) => name).toSorted());
  expect(issues).toEqual({});
  expect(parseFields(form.fields, {}).issues).toHaveProperty("lastName", "Please enter your last name.");
});

test.each(Object.entries(formFields))("%s asks for a way to answer, once per field", (_key, { fields }) => {
  const names = fields.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(fields.find(({ name }) => name === "email")).toMatchObject({ kind: "email", required: true });
});
