import { describe, expect, test } from "vitest";
import { formFields } from "../../content/form-fields.ts";
import { forms } from "../../content/forms.ts";
import { parseFields } from "../../src/server/requests/parse-fields.ts";
import type { LeadForm } from "../../src/shared/forms/lead.ts";
import { isSameAddress, mailAddressOf } from "../../src/shared/forms/mail-address.ts";
import cases from "./form.cases.json" with { type: "json" };

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

test.each(cases.addresses)("%s is an address", (email) => {
  expect(parseFields(form.fields, { ...good, email }).issues).toEqual({});
});

test.each(cases.phones)("the phone number %j is kept as it was typed, and refuses no form", (phone) => {
  expect(parseFields(form.fields, { ...good, phone })).toMatchObject({ values: { phone }, issues: {} });
});

test("of a phone number without end as much is kept as a browser lets into the field", () => {
  const { values, issues } = parseFields(form.fields, { ...good, phone: "1".repeat(4_000) });
  expect([values.phone, issues]).toEqual(["1".repeat(100), {}]);
});

test.each(cases.written)("the address %j is kept as it was typed, and means ana@example.com", (email) => {
  expect(parseFields(form.fields, { ...good, email })).toMatchObject({
    // A line's ends are no part of it: of spaces, and of a mark that stands for none.
    values: { email: email.trim() },
    issues: {},
  });
  expect(mailAddressOf(email).toLowerCase()).toBe("ana@example.com");
  expect(isSameAddress(email, "Ana@example.com")).toBe(true);
});

test.each(cases.meant)("the address %j means %j", (typed, meant) => {
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
