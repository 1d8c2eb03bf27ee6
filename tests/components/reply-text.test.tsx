import { render } from "@testing-library/react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect, test } from "vitest";
import { Footer } from "../../src/pages/layout/footer.tsx";
import { chatTexts } from "../../src/shared/chat.ts";
import { stripMarks } from "../../src/shared/linkify.ts";
import { rootId } from "../../src/shared/page-data.ts";
import { ReplyText } from "../../src/widgets/chat/reply-text.tsx";

/** The link in a reply on a page, whose footer has the names of pages. */
function linkOf(text: string): Element | null {
  const hydrationData = { loaderData: { [rootId]: { year: 2026 } } };
  const routes = [{ id: rootId, path: "/", Component: Footer }];
  render(<RouterProvider router={createMemoryRouter(routes, { hydrationData })} />);
  return render(<ReplyText text={text} />).container.querySelector("a");
}

test.each([
  ["/services/conversational-ai", "Conversational AI"],
  ["/privacy-policy", "Privacy Policy"],
  ["/training/no-code-agentic-ai/agreement", "Agreement"],
  ["/blogs/which-process-to-automate-first", "Which process to automate first"],
  ["/contact/", "Contact"],
  ["/contact#form", "Contact"],
  ["/blogs?page=2#posts", "Blog"],
])("the page to read on, %s, has its name", (path, name) => {
  const link = linkOf(`It does.\n\nMore on this page: ${path}`);
  expect(link?.textContent).toBe(name);
  expect(link?.getAttribute("href")).toBe(path);
});

test("a page has its name inside a sentence too, and what a model titled has its title", () => {
  expect(linkOf("Write to us at /contact.")?.textContent).toBe("Contact");
  const link = linkOf("See [the course’s page](/training/no-code-agentic-ai).");
  expect(link?.textContent).toBe("the course’s page");
  expect(link?.getAttribute("href")).toBe("/training/no-code-agentic-ai");
});

test("what went wrong is said to the letter", () => {
  const { container } = render(<ReplyText text={chatTexts.unreachable} keepsPaths />);
  expect(container.textContent).toBe(chatTexts.unreachable);
});

test.each([
  ["It is **free**, *really*.", "It is free, really."],
  ["## Price\n\n* one\n* two", "Price\n\n- one\n- two"],
  ["Run `npm start`.\n```sh\nls\n```", "Run npm start.\n\nls\n"],
  ["2 * 3 * 4 and snake_case_name", "2 * 3 * 4 and snake_case_name"],
  ["__init__ and 5 > 3", "init and 5 > 3"],
])("marks of Markdown are no text: %j", (text, shown) => {
  expect(stripMarks(text)).toBe(shown);
});
