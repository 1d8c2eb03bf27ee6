import { expect, test } from "vitest";
import { targetOf } from "../../src/browser/scroll.ts";

test.each([
  ["#plan", "plan"],
  ["#%C3%BCber-uns", "über-uns"],
  ["#über-uns", "über-uns"],
  ["#100%", "100%"],
])("the part that %s names is found", (fragment, id) => {
  document.body.innerHTML = `<h2 id="${id}">A part</h2>`;
  expect(targetOf(fragment)?.id).toBe(id);
});

test.each(["", "#", "#missing", "#%E0%A4%A"])("%j names no part of the page", (fragment) => {
  document.body.innerHTML = '<h2 id="plan">A part</h2>';
  expect(targetOf(fragment)).toBeNull();
});
