import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { OfferList } from "../../src/admin/courses/offer-list.tsx";

test("of several codes it says which one visitors read, and why not the others", () => {
  const nothing = async () => {};
  render(
    <OfferList
      list={{
        items: [
          { code: "SMALL", amount: 50, lastDay: null },
          { code: "OLD", amount: 500, lastDay: "2020-01-31" },
          { code: "EARLY", amount: 100, lastDay: null },
          { code: "LATER", amount: 100, lastDay: null },
        ],
        failed: false,
        outdatedSince: null,
        reload: nothing,
        refresh: nothing,
        change: () => {},
      }}
      onNew={() => {}}
      onEdit={() => {}}
      onDelete={() => {}}
    />,
  );
  const rows = screen.getAllByRole("listitem").map((row) => row.textContent ?? "");
  expect(rows[0]).toContain("Not shown: EARLY takes off more");
  expect(rows[1]).toContain("Past");
  expect(rows[2]).toContain("Shown on the site");
  expect(rows[3]).toContain("Not shown: EARLY takes off as much");
});
