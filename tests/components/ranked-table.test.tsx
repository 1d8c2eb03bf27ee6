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
