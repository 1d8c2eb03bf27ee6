import { fireEvent, render, screen } from "@testing-library/react";
import { startTransition, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { LeadTools } from "../../src/admin/leads/lead-tools.tsx";
import { everyLead } from "../../src/admin/use-dashboard-route.ts";

function tools(query: string, onQuery = (_query: string) => {}) {
  return (
    <LeadTools
      counts={{ new: 0, suspected: 0, due: 0, planned: 0, forms: [], dates: [] }}
      cohorts={[]}
      filter={{ ...everyLead, query }}
      isOpen={false}
      onAdd={() => {}}
      onExport={() => {}}
      onFilter={({ query: typed = "" }) => onQuery(typed)}
    />
  );
}

/** Its address follows what is typed as that of the dashboard does. */
function Page() {
  const [query, setQuery] = useState("");
  return (
    <>
      <output>{query}</output>
      {tools(query, (typed) => startTransition(() => setQuery(typed)))}
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>("Search leads");

afterEach(() => {
  vi.unstubAllGlobals();
});

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

test("a letter that is typed in the moment in which the address comes is not lost", async () => {
  render(<Page />);
  // As in a browser: effects come after the screen has changed, not with it.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const address = screen.getByRole("status");
  const shown: string[] = [];
  const comes = new MutationObserver(async () => {
    comes.disconnect();
    type("ab");
    // React draws what somebody types before anything else.
    await Promise.resolve();
    shown.push(field().value);
  });
  comes.observe(address, { childList: true, characterData: true, subtree: true });
  type("a");
  await vi.waitFor(() => expect(address.textContent).toBe("ab"));
  expect([...shown, field().value]).toEqual(["ab", "ab"]);
});

/** Types as a browser does, which waits for no effect. */
function type(text: string): void {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  setter?.call(field(), text);
  field().dispatchEvent(new Event("input", { bubbles: true }));
}
