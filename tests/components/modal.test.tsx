import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { Modal } from "../../src/admin/components/modal.tsx";

function dialog(title: string, buttons: string[]) {
  return (
    <Modal key={title} title={title} size="small" onClose={() => {}}>
      <h2>In {title}</h2>
      {buttons.map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
    </Modal>
  );
}

test("what opened a dialog has the focus again, in a shadow tree too", () => {
  const host = document.body.appendChild(document.createElement("div"));
  const field = host.attachShadow({ mode: "open" }).appendChild(document.createElement("input"));
  field.focus();
  const { rerender } = render(dialog("One", ["Done"]));
  screen.getByText("Done").focus();
  rerender(null);
  expect(host.shadowRoot?.activeElement).toBe(field);
  host.remove();
});

test("where what opened it is gone, the dialog below has the focus, else the page", () => {
  const page = (row: ReactNode, dialogs: ReactNode) => (
    <main tabIndex={-1}>
      {row}
      {dialogs}
    </main>
  );
  const row = <button type="button">Row</button>;
  const { rerender } = render(page(row, null));
  screen.getByText("Row").focus();
  rerender(page(row, [dialog("One", ["Ask"])]));
  screen.getByText("Ask").focus();
  rerender(page(null, [dialog("One", ["Ask"]), dialog("Two", ["Yes"])]));
  screen.getByText("Yes").focus();
  rerender(page(null, [dialog("One", [])]));
  expect(document.activeElement).toBe(screen.getByText("One"));
  rerender(page(null, []));
  expect(document.activeElement).toBe(screen.getByRole("main"));
});
