import { expect, test } from "vitest";
import { personForm } from "../../content/chat/person-form.ts";
import { clearFormNames, clearNameOf } from "../../content/form-names.ts";
import { forms } from "../../content/forms.ts";

test("each form has a clear name, and no two have the same", () => {
  expect(Object.keys(clearFormNames).toSorted()).toEqual(
    [...Object.values(forms), personForm].map(({ name }) => name).toSorted(),
  );
  expect(new Set(Object.values(clearFormNames)).size).toBe(Object.keys(clearFormNames).length);
});

test("a form without a clear name keeps its own", () => {
  expect(clearNameOf("For Talents Form")).toBe("Company looking for specialists");
  expect(clearNameOf("Enrollment request")).toBe("Enrollment request");
});
