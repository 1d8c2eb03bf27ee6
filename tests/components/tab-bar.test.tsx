import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { TabBar } from "../../src/admin/dashboard/tab-bar.tsx";

const tabs = [
  { id: "overview", label: "Overview", news: 0 },
  { id: "posts", label: "Blog Management", news: 0 },
  { id: "leads", label: "Leads", news: 0 },
] as const;

test("two quick presses of an arrow go two tabs on, though the first is not shown yet", () => {
  const onSelect = vi.fn();
  render(<TabBar tabs={tabs} selected="overview" onSelect={onSelect} />);
  screen.getByRole("tab", { name: "Overview" }).focus();
  for (let press = 0; press < 2; press++)
    fireEvent.keyDown(document.activeElement ?? document.body, { key: "ArrowLeft" });
  expect(onSelect.mock.calls).toEqual([["leads"], ["posts"]]);
  expect(document.activeElement?.textContent).toContain("Blog Management");
});

test("the selected tab stays in view when a number makes one before it wider", () => {
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function () {
    scrolled.push(this.id);
  };
  const withNews = (news: number) => tabs.map((tab) => (tab.id === "overview" ? { ...tab, news } : tab));
  const { rerender } = render(<TabBar tabs={withNews(0)} selected="leads" onSelect={vi.fn()} />);
  rerender(<TabBar tabs={withNews(0)} selected="leads" onSelect={vi.fn()} />);
  expect(scrolled).toEqual(["tab-leads"]);
  rerender(<TabBar tabs={withNews(400)} selected="leads" onSelect={vi.fn()} />);
  expect(scrolled).toEqual(["tab-leads", "tab-leads"]);
});
