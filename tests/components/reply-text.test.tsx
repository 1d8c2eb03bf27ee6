import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { chatPanel } from "../../content/chat/panel.ts";
import { ReplyText } from "../../src/widgets/chat/reply-text.tsx";

function linkOf(text: string): HTMLElement {
  render(<ReplyText text={text} copy={chatPanel} />, { wrapper: MemoryRouter });
  return screen.getByRole("link");
}

test.each([
  ["/services/conversational-ai", "Conversational AI"],
  ["/privacy-policy", "Privacy Policy"],
  ["/training/no-code-agentic-ai/agreement", "Agreement"],
  ["/blogs/which-process-to-automate-first", "Which process to automate first"],
])("the page to read on, %s, has its name", (path, name) => {
  const link = linkOf(`It does.\n\nMore on this page: ${path}`);
  expect(link.textContent).toBe(name);
  expect(link.getAttribute("href")).toBe(path);
});

test("a path inside a sentence stays as it is", () => {
  expect(linkOf("Contact us directly at /contact.").textContent).toBe("/contact");
});
