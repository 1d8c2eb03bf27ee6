import { type ComponentType, type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { type SlotContent, Slots } from "./slot.tsx";

/** An island's module, `*.island.tsx`. */
export interface IslandModule {
  /** Its props came as JSON. */
  Live: ComponentType<object>;
}

/** The modules of all islands by their names. */
export type Islands = ReadonlyMap<string, () => Promise<IslandModule>>;

/** An island that still waits for its code: what is pressed in it does nothing. */
const waiting = "[data-island]:not([data-live])";

let pressed: HTMLElement | null = null;

/** Remembers the last button that was pressed in an island before its code was there, which then presses it again. */
export function rememberPresses(): void {
  addEventListener(
    "click",
    ({ target }) => {
      if (!(target instanceof Element)) return;
      pressed = target.closest(waiting) && target.closest<HTMLElement>("button[type=button]");
    },
    { capture: true },
  );
}

/**
 * Gives the islands under `root` their code. Resolves when all of them answer to events, with a function that ends them;
 * one whose code does not come stays HTML.
 */
export async function mountIslands(root: HTMLElement, islands: Islands): Promise<() => void> {
  const elements = [...root.querySelectorAll<HTMLElement>(waiting)];
  const mounted = await Promise.all(elements.map((element) => mountIsland(element, islands)));
  return () => {
    for (const unmount of mounted) unmount();
  };
}

async function mountIsland(element: HTMLElement, islands: Islands): Promise<() => void> {
  const { island = "", props = "{}" } = element.dataset;
  const module = await islands
    .get(island)?.()
    .catch(() => undefined);
  // The visitor may have gone on meanwhile.
  if (module === undefined || !element.isConnected) return () => {};
  const { Live } = module;
  const slots: Record<string, SlotContent> = {};
  for (const slot of element.querySelectorAll<HTMLElement>("[data-slot]")) {
    slots[slot.dataset.slot ?? ""] = { html: slot.innerHTML };
  }
  // From here on React itself handles what is pressed.
  element.dataset.live = "";
  return new Promise((resolve) => {
    startTransition(() => {
      const onMount = () => {
        if (element.contains(pressed)) pressed?.click();
        resolve(() => root.unmount());
      };
      const root = hydrateRoot(
        element,
        <StrictMode>
          <Mounted onMount={onMount}>
            <Slots value={slots}>
              <Live {...JSON.parse(props)} />
            </Slots>
          </Mounted>
        </StrictMode>,
      );
    });
  });
}

function Mounted({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onMount, []);
  return children;
}
