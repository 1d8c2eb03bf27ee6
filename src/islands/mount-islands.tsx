import { type ComponentType, type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { markLive, replayPress, wasPressed } from "../browser/presses.ts";
import { findSameControl } from "../browser/same-control.ts";
import { restoreTyped } from "../browser/typed-fields.ts";
import { type SlotContent, Slots } from "./slot.tsx";

export interface IslandModule {
  Live: ComponentType<object>;
}

type Islands = ReadonlyMap<string, () => Promise<IslandModule>>;

/** Hydrates the islands under `root`. Returns a function that unmounts them, and keeps those that still load from mounting. */
export function mountIslands(root: HTMLElement, islands: Islands): () => void {
  let left = false;
  const isLeft = () => left;
  const elements = [...root.querySelectorAll<HTMLElement>("[data-island]:not([data-live])")];
  const mounts = elements.map((element) =>
    (element.dataset.lazy === undefined ? mountIsland : mountLazyIsland)(element, islands, isLeft),
  );
  return () => {
    left = true;
    // React cannot unmount a root while it renders.
    for (const mount of mounts) mount.then((unmount) => setTimeout(unmount));
  };
}

async function mountIsland(
  element: HTMLElement,
  islands: Islands,
  isLeft: () => boolean,
): Promise<() => void> {
  const used = whenUsed(element, ["click", "change"]);
  if ("waits" in element.dataset) await whenUsed(element, uses);
  const module = await loadModule(element, islands);
  // Hydration brings the English text back, so on a translated page an island waits until it is used.
  if (isTranslated()) await used;
  // The visitor may have left the page meanwhile.
  if (module === undefined || isLeft()) return () => {};
  const slots = slotsIn(element);
  return renderIsland(element, module, (island, onError) =>
    hydrateRoot(element, <Slots value={slots}>{island}</Slots>, {
      // React has rendered the HTML again, which an extension had changed.
      onRecoverableError(error) {
        restoreTyped();
        console.error(error);
      },
      onUncaughtError: onError,
    }),
  );
}

function slotsIn(island: HTMLElement): Record<string, SlotContent> {
  const slots: Record<string, SlotContent> = {};
  for (const slot of island.querySelectorAll<HTMLElement>("[data-slot]")) {
    slots[slot.dataset.slot ?? ""] = { html: slot.innerHTML };
  }
  return slots;
}

const uses = ["pointerenter", "focusin", "click"];

/** Replaces the static content of a lazy island. */
async function mountLazyIsland(
  element: HTMLElement,
  islands: Islands,
  isLeft: () => boolean,
): Promise<() => void> {
  // The island is in English, so on a translated page it waits for a click.
  await (isTranslated()
    ? whenUsed(element, ["click"])
    : Promise.race([whenNear(element), whenUsed(element, uses)]));
  let module = await loadModule(element, islands);
  while (module === undefined && !isLeft()) {
    // Only a visitor who has used the island is told.
    if (wasPressed(element)) element.nextElementSibling?.removeAttribute("hidden");
    await whenUsed(element, uses);
    module = await loadModule(element, islands);
  }
  if (module === undefined || isLeft()) return () => {};
  element.nextElementSibling?.setAttribute("hidden", "");
  const active = document.activeElement;
  const focused = element.contains(active) ? active : null;
  return renderIsland(
    element,
    module,
    (island, onUncaughtError) => {
      const root = createRoot(element, { onUncaughtError });
      root.render(island);
      return root;
    },
    () => {
      if (focused !== null)
        (findSameControl(element, focused) ?? (element.firstElementChild as HTMLElement)).focus({
          preventScroll: true,
        });
    },
  );
}

async function loadModule(element: HTMLElement, islands: Islands): Promise<IslandModule | undefined> {
  return islands
    .get(element.dataset.island ?? "")?.()
    .catch(() => undefined);
}

function renderIsland(
  element: HTMLElement,
  { Live }: IslandModule,
  render: (island: ReactNode, onError: (error: unknown) => void) => Root,
  onLive = () => {},
): Promise<() => void> {
  // From here on React handles presses itself.
  markLive(element);
  return new Promise((resolve) => {
    startTransition(() => {
      const done = () => resolve(() => root.unmount());
      const onMount = () => {
        onLive();
        replayPress(element);
        done();
      };
      const onError = (error: unknown) => {
        console.error(error);
        done();
      };
      const island = (
        <StrictMode>
          <Mounted onMount={onMount}>
            <Live {...JSON.parse(element.dataset.props ?? "{}")} />
          </Mounted>
        </StrictMode>
      );
      const root = render(island, onError);
    });
  });
}

/** The visible share of a lazy island from which its code is loaded. */
const nearShare = 0.1;

function whenNear(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if ((entry?.intersectionRatio ?? 0) < nearShare && element.isConnected) return;
        observer.disconnect();
        resolve();
      },
      { threshold: nearShare },
    );
    // The island's own element has no box (`display: contents`).
    observer.observe(element.firstElementChild ?? element);
  });
}

function whenUsed(element: HTMLElement, events: readonly string[]): Promise<unknown> {
  return new Promise((resolve) => {
    for (const type of events) element.addEventListener(type, resolve, { once: true });
  });
}

/** Calls back once its children are mounted and handle events. */
export function Mounted({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onMount, []);
  return children;
}

// Browsers mark translated text by these; the site itself has none.
const translations = "#root font, #root [_msttexthash]";

/** On a translated page, hydration brings the original text back. */
function isTranslated(): boolean {
  const { documentElement } = document;
  return documentElement.lang !== "en" || document.querySelector(translations) !== null;
}
