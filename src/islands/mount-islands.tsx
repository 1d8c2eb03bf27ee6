import { type ComponentType, type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { isPressed, markLive, pressAgain } from "../browser/presses.ts";
import { sameControl } from "../browser/same-control.ts";
import { restoreTyped } from "../browser/typed-fields.ts";
import { isTranslated } from "./is-translated.ts";
import { type SlotContent, Slots } from "./slot.tsx";

/** What every `*.island.tsx` exports. */
export interface IslandModule {
  Live: ComponentType<object>;
}

type Islands = ReadonlyMap<string, () => Promise<IslandModule>>;

/**
 * Hydrates the islands under `root`; one whose code does not load stays static. Returns a function that unmounts them.
 */
export function mountIslands(root: HTMLElement, islands: Islands): () => void {
  const elements = [...root.querySelectorAll<HTMLElement>("[data-island]:not([data-live])")];
  const mounts = elements.map((element) =>
    element.dataset.late === undefined ? mountIsland(element, islands) : mountLate(element, islands),
  );
  return () => {
    // React cannot unmount a root while it renders.
    for (const mount of mounts) mount.then((unmount) => setTimeout(unmount));
  };
}

async function tryLoading(element: HTMLElement, islands: Islands): Promise<IslandModule | undefined> {
  return islands
    .get(element.dataset.island ?? "")?.()
    .catch(() => undefined);
}

async function mountIsland(element: HTMLElement, islands: Islands): Promise<() => void> {
  const module = await tryLoading(element, islands);
  // Hydration brings the English text back, so on a translated page an island waits until it is used.
  if (isTranslated()) await used(element, ["click", "change"]);
  // The visitor may have left the page meanwhile.
  if (module === undefined || !element.isConnected) return () => {};
  const slots: Record<string, SlotContent> = {};
  for (const slot of element.querySelectorAll<HTMLElement>("[data-slot]")) {
    slots[slot.dataset.slot ?? ""] = { html: slot.innerHTML };
  }
  return act(element, module, (island, onError) =>
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

const uses = ["pointerenter", "focusin", "click"];

/** Replaces the static content of a lazy island. */
async function mountLate(element: HTMLElement, islands: Islands): Promise<() => void> {
  // The island is in English, so on a translated page it waits for a click.
  await (isTranslated() ? used(element, ["click"]) : Promise.race([near(element), used(element, uses)]));
  let module = await tryLoading(element, islands);
  while (module === undefined && element.isConnected) {
    // Only a visitor who has used the island is told.
    if (isPressed(element)) element.nextElementSibling?.removeAttribute("hidden");
    await used(element, uses);
    module = await tryLoading(element, islands);
  }
  if (module === undefined || !element.isConnected) return () => {};
  element.nextElementSibling?.setAttribute("hidden", "");
  const active = document.activeElement;
  const focused = element.contains(active) ? active : null;
  return act(
    element,
    module,
    (island, onUncaughtError) => {
      const root = createRoot(element, { onUncaughtError });
      root.render(island);
      return root;
    },
    () => {
      if (focused !== null)
        (sameControl(element, focused) ?? (element.firstElementChild as HTMLElement)).focus({
          preventScroll: true,
        });
    },
  );
}

function act(
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
        pressAgain(element);
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

function near(element: HTMLElement): Promise<void> {
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

function used(element: HTMLElement, events: readonly string[]): Promise<unknown> {
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
