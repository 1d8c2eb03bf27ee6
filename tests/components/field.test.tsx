import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Field } from "../../src/components/field/field.tsx";

test("a field is named by its label, and described by its hint", () => {
  render(
    <Field
      id="email"
      label="Email address"
      labelNote="(optional)"
      hint="We answer to it."
      type="email"
      defaultValue="a@b.example"
      autoComplete="email"
    />,
  );
  const input = screen.getByRole("textbox", {
    name: "Email address (optional)",
    description: "We answer to it.",
  });
  expect(input).toHaveProperty("value", "a@b.example");
  expect(input.getAttribute("autocomplete")).toBe("email");
  expect(input.hasAttribute("aria-invalid")).toBe(false);
});

test("a refused field says so in its description, and a warning is said in it too", () => {
  render(
    <Field id="email" label="Email" warning="Nobody is there." issue="Please enter an email address." />,
  );
  const input = screen.getByRole("textbox", {
    name: "Email",
    description: "Nobody is there. Please enter an email address.",
  });
  expect(input.getAttribute("aria-invalid")).toBe("true");
});

test("a field may be a text area or a select", () => {
  render(
    <>
      <Field id="message" label="Message" as="textarea" rows={3} />
      <Field id="role" label="Role" as="select" defaultValue="Two">
        <option>One</option>
        <option>Two</option>
      </Field>
    </>,
  );
  expect(screen.getByLabelText("Message").tagName).toBe("TEXTAREA");
  expect(screen.getByRole("combobox", { name: "Role" })).toHaveProperty("value", "Two");
});
