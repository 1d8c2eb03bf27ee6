import type { ComponentType, ReactNode } from "react";
import { type SlotContent, Slots } from "./slot.tsx";

interface IslandProps<Props extends object> {
  /** The name of the module that has the component: "tabs" of `tabs.island.tsx`. */
  name: string;
  component: ComponentType<Props>;
  /** What the component is told; it stands in the HTML as JSON. */
  props: Props;
  /** What stands in its slots, by their names: HTML alone, whose code no browser fetches. */
  slots?: Readonly<Record<string, ReactNode>>;
}

/**
 * A part of a page that does something in the browser. All else of the page is HTML; `mountIslands` gives this part its
 * code there.
 */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  slots = {},
}: IslandProps<Props>) {
  const contents: Record<string, SlotContent> = {};
  for (const [slot, node] of Object.entries(slots)) contents[slot] = { node };
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <Slots value={contents}>
        <Component {...props} />
      </Slots>
    </div>
  );
}

interface LateIslandProps {
  name: string;
  props: object;
  /** What is said where its code does not come for somebody who uses it. */
  lost: ReactNode;
  /** What stands there until its code has come: it begins by looking the same. */
  children: ReactNode;
}

/** An island whose code the browser fetches when somebody comes near it, or uses it. */
export function LateIsland({ name, props, lost, children }: LateIslandProps) {
  return (
    <>
      <div data-island={name} data-late="" data-props={JSON.stringify(props)}>
        {children}
      </div>
      <p role="alert" hidden>
        {lost}
      </p>
    </>
  );
}
