import { type ComponentType, type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { isPressed, markLive, pressAgain } from "../browser/presses.ts";
import { sameControl } from "../browser/same-control.ts";
import { restoreTyped } from "../browser/typed-fields.ts";
import { isTranslated } from "./is-translated.ts";
import { type SlotContent, Slots } from "./slot.tsx";

/** An island's module, `*.island.tsx`. */
export interface IslandModule {
  /** Its props came as JSON. */
  Live: ComponentType<object>;
}

/** The modules of all islands by their names. */
type Islands = ReadonlyMap<string, () => Promise<IslandModule>>;

/** Gives the islands under `root` their code, and returns what ends them; one whose code does not come stays HTML. */
export function mountIslands(root: HTMLElement, islands: Islands): () => void {
  const elements = [...root.querySelectorAll<HTMLElement>("[data-island]:not([data-live])")];
  const mounts = elements.map((element) =>
    element.dataset.late === undefined ? mountIsland(element, islands) : mountLate(element, islands),
  );
  return () => {
    // React ends no root in the middle of its work.
    for (const mount of mounts) mount.then((unmount) => setTimeout(unmount));
  };
}

/** The module of an island; undefined where it does not come. */
async function tryLoading(element: HTMLElement, islands: Islands): Promise<IslandModule | undefined> {
  return islands
    .get(element.dataset.island ?? "")?.()
    .catch(() => undefined);
}

async function mountIsland(element: HTMLElement, islands: Islands): Promise<() => void> {
  const module = await tryLoading(element, islands);
  // An island that acts is in English again: on a translated page it waits until it is used.
  if (isTranslated()) await used(element, ["click", "change"]);
  // The visitor may have gone on meanwhile.
  if (module === undefined || !element.isConnected) return () => {};
  const slots: Record<string, SlotContent> = {};
  for (const slot of element.querySelectorAll<HTMLElement>("[data-slot]")) {
    slots[slot.dataset.slot ?? ""] = { html: slot.innerHTML };
  }
  return act(element, module, (island, onError) =>
    hydrateRoot(element, <Slots value={slots}>{island}</Slots>, {
      // Something, such as an extension, has changed its HTML: React has made it anew.
      onRecoverableError(error) {
        restoreTyped();
        console.error(error);
      },
      onUncaughtError: onError,
    }),
  );
}

const uses = ["pointerenter", "focusin", "click"];

/** Has an island whose code comes late take the place of what stands there. */
async function mountLate(element: HTMLElement, islands: Islands): Promise<() => void> {
  // It comes in English: on a translated page not before it is wanted.
  await (isTranslated() ? used(element, ["click"]) : Promise.race([near(element), used(element, uses)]));
  let module = await tryLoading(element, islands);
  while (module === undefined && element.isConnected) {
    // Nobody misses what nobody has used.
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

/** Renders an island; resolves when it answers to events, with a function that ends it. */
function act(
  element: HTMLElement,
  { Live }: IslandModule,
  render: (island: ReactNode, onError: (error: unknown) => void) => Root,
  onLive = () => {},
): Promise<() => void> {
  // From here on React itself handles what is pressed.
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

/** This share of a late island in the window has its code fetched. */
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
    // The island itself has no box.
    observer.observe(element.firstElementChild ?? element);
  });
}

/** Resolves at the first of these events in an island. */
function used(element: HTMLElement, events: readonly string[]): Promise<unknown> {
  return new Promise((resolve) => {
    for (const type of events) element.addEventListener(type, resolve, { once: true });
  });
}

/** Calls back once React has put its children in place, and they answer to events. */
export function Mounted({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onMount, []);
  return children;
}
