import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { RankedTable } from "../../src/admin/results/ranked-table.tsx";

test("the leads of a campaign can be opened, where there are any and the name is one", () => {
  render(
    <MemoryRouter>
      <RankedTable
        title="Campaigns"
        first="Campaign"
        empty="None."
        hint="How."
        rows={[
          { id: "1", name: "spring & fall", query: "spring & fall", visits: 4, leads: 2 },
          { id: "2", name: "quiet", query: "quiet", visits: 4, leads: 0 },
          { id: "3", name: "other", visits: 4, leads: 3 },
          { id: "4", name: "one", query: "one", visits: 4, leads: 1 },
          { id: "5", name: "many", query: "many", visits: 4, leads: 1_234 },
        ]}
      />
    </MemoryRouter>,
  );
  const links = screen.getAllByRole("link");
  expect(links[0]?.getAttribute("href")).toBe("?tab=leads&query=spring+%26+fall");
  expect(links.map((link) => link.getAttribute("aria-label"))).toEqual([
    "2 leads of spring & fall",
    "1 lead of one",
    "1,234 leads of many",
  ]);
  expect(screen.getByText("How.")).toBeTruthy();
});

test("a table has columns of sales and of subscriptions only where there were any", () => {
  const headings = (row: { won?: number; subscriptions?: number }) => {
    const { container, unmount } = render(
      <RankedTable
        title="Pages"
        first="Page"
        empty="None."
        rows={[{ id: "1", name: "/", visits: 4, leads: 1, ...row }]}
      />,
    );
    const texts = [...container.querySelectorAll("thead th")].map(({ textContent }) => textContent);
    unmount();
    return texts;
  };
  expect(headings({})).toEqual(["Page", "Visits", "Leads", "Rate"]);
  expect(headings({ subscriptions: 1 })).toEqual(["Page", "Visits", "Leads", "Rate", "Subscribed"]);
  expect(headings({ won: 1 })).toEqual(["Page", "Visits", "Leads", "Rate", "Won", "Enrolled", "Revenue"]);
});
