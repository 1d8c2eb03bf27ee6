import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Field } from "../../src/components/field/field.tsx";
import { answerId, type FormField } from "../../src/shared/forms/form.ts";

const email: FormField = {
  name: "email",
  label: "Email address",
  kind: "email",
  required: true,
  autocomplete: "email",
};

test("a field is named by its label, and described by its hint", () => {
  render(
    <Field
      field={{ ...email, hint: "We answer to it." }}
      value="a@b.example"
      issue={undefined}
      first={false}
    />,
  );
  const input = screen.getByRole("textbox", { name: "Email address", description: "We answer to it." });
  expect(input).toHaveProperty("value", "a@b.example");
  expect(input).toHaveProperty("required", true);
  expect(input.getAttribute("autocomplete")).toBe("email");
  expect(input.hasAttribute("aria-invalid")).toBe(false);
});

test("a refused field says so in its description, and the answer leads to the first one", () => {
  render(<Field field={email} value="a@" issue="Please enter an email address." first={true} />);
  const input = screen.getByRole("textbox", { description: "Please enter an email address." });
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(input.id).toBe(answerId);
  expect(screen.getByLabelText("Email address")).toBe(input);
});

test("optional fields are marked in words", () => {
  render(<Field field={{ ...email, required: false }} value="" issue={undefined} first={false} />);
  expect(screen.getByRole("textbox", { name: "Email address (optional)" })).toHaveProperty("required", false);
});

test("a select offers its options after an empty one", () => {
  const role: FormField = {
    name: "role",
    label: "Role",
    kind: "select",
    required: true,
    options: ["One", "Two"],
  };
  render(<Field field={role} value="Two" issue={undefined} first={false} />);
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual([
    "Please choose",
    "One",
    "Two",
  ]);
  expect(screen.getByRole("combobox")).toHaveProperty("value", "Two");
});
