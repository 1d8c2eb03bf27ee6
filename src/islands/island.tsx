import type { ComponentType, ReactNode } from "react";
import { type SlotContent, Slots } from "./slot.tsx";

interface IslandProps<Props extends object> {
  name: string;
  component: ComponentType<Props>;
  props: Props;
  /** Static content by the name of its slot; the browser loads no code for it. */
  slots?: Readonly<Record<string, ReactNode>>;
  /** Few visitors use it: its code is loaded when one does. */
  waits?: boolean;
}

/** An island: a part of a page of HTML that `mountIslands` hydrates in the browser. */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  slots = {},
  waits = false,
}: IslandProps<Props>) {
  const contents: Record<string, SlotContent> = {};
  for (const [slot, node] of Object.entries(slots)) contents[slot] = { node };
  return (
    <div data-island={name} data-waits={waits ? "" : undefined} data-props={JSON.stringify(props)}>
      <Slots value={contents}>
        <Component {...props} />
      </Slots>
    </div>
  );
}

interface LazyIslandProps {
  name: string;
  props: object;
  /** An alert for a visitor who used the island, when its code does not load. */
  lost: ReactNode;
  /** Static content, shown until the code has loaded. */
  children: ReactNode;
}

/** A lazy island: its code is loaded when the visitor comes near it or uses it. */
export function LazyIsland({ name, props, lost, children }: LazyIslandProps) {
  return (
    <>
      <div data-island={name} data-lazy="" data-props={JSON.stringify(props)}>
        {children}
      </div>
      <p role="alert" hidden>
        {lost}
      </p>
    </>
  );
}
