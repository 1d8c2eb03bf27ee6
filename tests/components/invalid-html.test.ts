import { afterEach, expect, test } from "vitest";
import { invalidHtml } from "../support/browser/invalid-html.ts";
import cases from "./invalid-html.cases.json" with { type: "json" };

afterEach(() => document.body.replaceChildren());

test.each(cases.invalid)("%s is not valid", (html) => {
  document.body.innerHTML = html;
  expect(invalidHtml()).toHaveLength(1);
});

test.each(cases.valid)("%s is valid", (html) => {
  document.body.innerHTML = html;
  expect(invalidHtml()).toEqual([]);
});
