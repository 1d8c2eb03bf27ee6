import { render } from "@testing-library/react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect, test } from "vitest";
import { chatPanel } from "../../content/chat/panel.ts";
import { Footer } from "../../src/pages/layout/footer.tsx";
import { rootId } from "../../src/shared/page-data.ts";
import { ReplyText } from "../../src/widgets/chat/reply-text.tsx";

/** The link in a reply on a page, whose footer has the names of pages. */
function linkOf(text: string): Element | null {
  const hydrationData = { loaderData: { [rootId]: { year: 2026 } } };
  const routes = [{ id: rootId, path: "/", Component: Footer }];
  render(<RouterProvider router={createMemoryRouter(routes, { hydrationData })} />);
  return render(<ReplyText text={text} copy={chatPanel} />).container.querySelector("a");
}

test.each([
  ["/services/conversational-ai", "Conversational AI"],
  ["/privacy-policy", "Privacy Policy"],
  ["/training/no-code-agentic-ai/agreement", "Agreement"],
  ["/blogs/which-process-to-automate-first", "Which process to automate first"],
])("the page to read on, %s, has its name", (path, name) => {
  const link = linkOf(`It does.\n\nMore on this page: ${path}`);
  expect(link?.textContent).toBe(name);
  expect(link?.getAttribute("href")).toBe(path);
});

test("a path inside a sentence stays as it is", () => {
  expect(linkOf("Contact us directly at /contact.")?.textContent).toBe("/contact");
});
