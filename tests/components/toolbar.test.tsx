import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Toolbar } from "../../src/admin/components/toolbar.tsx";

function list(rows: readonly string[], heading = "Leads") {
  return (
    <section key={heading} aria-labelledby={heading}>
      <Toolbar heading={heading} headingId={heading} count={`${rows.length} leads`} items={rows}>
        {null}
      </Toolbar>
      {rows.map((row) => (
        <button key={row} type="button">
          {row}
        </button>
      ))}
    </section>
  );
}

test("the heading takes the focus of an entry that goes", () => {
  const { rerender } = render(list(["Ada", "Grace"]));
  screen.getByText("Grace").focus();
  rerender(list(["Ada"]));
  expect(document.activeElement).toBe(screen.getByText("Leads"));
});

test("the heading takes the focus of an entry that goes as another one comes", () => {
  const { rerender } = render(list(["Ada", "Grace"]));
  screen.getByText("Grace").focus();
  rerender(list(["Ada", "Joan"]));
  expect(document.activeElement).toBe(screen.getByText("Leads"));
});

test("an entry that comes in by itself takes the focus from nobody", () => {
  const { rerender } = render(list(["Ada"]));
  rerender(list(["Ada", "Grace"]));
  expect(document.activeElement).toBe(document.body);
  screen.getByText("Ada").focus();
  screen.getByText("Ada").blur();
  rerender(list(["Ada", "Grace", "Joan"]));
  expect(document.activeElement).toBe(document.body);
  screen.getByText("Joan").focus();
  rerender(list(["Ada", "Grace", "Joan", "Mary"]));
  expect(document.activeElement).toBe(screen.getByText("Joan"));
});

test("of two lists the one that had the focus gets it, whichever is read anew first", () => {
  const two = (questions: readonly string[], answers: readonly string[]) => [
    list(questions, "Questions"),
    list(answers, "Answers"),
  ];
  const { rerender } = render(two(["Why?"], ["So."]));
  screen.getByText("So.").focus();
  rerender(two(["Why?", "How?"], []));
  expect(document.activeElement).toBe(screen.getByText("Answers"));
});
