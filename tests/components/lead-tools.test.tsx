import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { LeadTools } from "../../src/admin/leads/lead-tools.tsx";
import { everyLead } from "../../src/admin/use-dashboard-route.ts";

function tools(query: string) {
  return (
    <LeadTools
      entries={[]}
      cohorts={[]}
      suspected={0}
      filter={{ ...everyLead, query }}
      isOpen={false}
      onFilter={() => {}}
    />
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>("Search leads");

test("an address that comes late takes nothing back that was typed meanwhile", () => {
  const { rerender } = render(tools(""));
  for (const value of ["a", "ab", "abc"]) fireEvent.change(field(), { target: { value } });
  for (const late of ["a", "ab"]) {
    rerender(tools(late));
    expect(field().value).toBe("abc");
  }
  rerender(tools("abc"));
  expect(field().value).toBe("abc");
});

test("an address that changes by itself shows in the field, also one that was typed before", () => {
  const { rerender } = render(tools(""));
  for (const value of ["a", "ab"]) fireEvent.change(field(), { target: { value } });
  rerender(tools("ab"));
  rerender(tools("a"));
  expect(field().value).toBe("a");
  rerender(tools(""));
  expect(field().value).toBe("");
});
