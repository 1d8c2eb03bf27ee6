import { fireEvent, render } from "@testing-library/react";
import { useEffect, useRef } from "react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect, test, vi } from "vitest";
import { navigation } from "../../content/navigation.ts";
import { TabBar } from "../../src/admin/dashboard/tab-bar.tsx";
import { FormattingBar } from "../../src/admin/editor/content/formatting-bar.tsx";
import { DayPlot } from "../../src/admin/results/day-plot.tsx";
import { DesktopNav } from "../../src/widgets/header/desktop-nav.tsx";
import { startMenus } from "../../src/widgets/header/menus.ts";
import { Tabs } from "../../src/widgets/tabs/tabs.tsx";

vi.mock("../../src/admin/results/create-plot.ts", () => ({
  createPlot: () => ({ point() {}, destroy() {} }),
}));

const nothing = () => {};
const day = { date: "2026-05-01", visits: 1, views: 1, leads: 0 };
const tabs = ["one", "two", "three"].map((id) => ({ id, title: id, panel: id }));
const publicTabs = <Tabs label="Cases" noun="Case" layout="above" tabs={tabs} autoPlay={null} />;

function HeaderMenu() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const ended = new AbortController();
    startMenus(ref.current?.querySelector("nav") as HTMLElement, ended.signal);
    return () => ended.abort();
  }, []);
  return (
    <div ref={ref}>
      <DesktopNav navigation={navigation} pathname="/" />
    </div>
  );
}

const widgets = [
  [
    "public tabs",
    publicTabs,
    "[role=tab]",
    ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"],
  ],
  ["a row of slides", publicTabs, "[role=group]", ["ArrowLeft", "ArrowRight"]],
  ["a header menu", <HeaderMenu key="" />, "button", ["ArrowDown", "ArrowUp"]],
  [
    "the dashboard's tabs",
    <TabBar
      key=""
      tabs={["a", "b", "c"].map((id) => ({ id, label: id, news: 0 }))}
      selected="a"
      onSelect={nothing}
    />,
    "[role=tab]",
    ["ArrowLeft", "ArrowRight", "Home", "End"],
  ],
  [
    "the formatting bar",
    <FormattingBar key="" onRun={nothing} onImage={nothing} onFind={nothing} />,
    "button",
    ["ArrowLeft", "ArrowRight", "Home", "End"],
  ],
  [
    "the plot",
    <DayPlot key="" days={[day, { ...day, date: "2026-05-02" }]} />,
    "[role=slider]",
    ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"],
  ],
] as const;

test.each(widgets)(
  "%s takes its keys alone, and leaves those with a modifier to the browser",
  (_name, element, target, keys) => {
    vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    vi.stubGlobal("IntersectionObserver", Quiet);
    vi.stubGlobal("ResizeObserver", Quiet);
    const router = createMemoryRouter([{ path: "/", element }]);
    const { container } = render(<RouterProvider router={router} />);
    const takes = (init: object) => {
      const widget = container.querySelector(target);
      if (widget === null) throw new Error(`There is no ${target}`);
      return !fireEvent.keyDown(widget, init);
    };
    for (const key of keys) {
      for (const modifier of ["altKey", "ctrlKey", "metaKey", "shiftKey"]) {
        expect(takes({ key, [modifier]: true }), `${modifier} and ${key}`).toBe(false);
      }
      expect(takes({ key }), key).toBe(true);
    }
    vi.unstubAllGlobals();
  },
);

class Quiet {
  observe() {}
  disconnect() {}
}
