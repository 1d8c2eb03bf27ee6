import { type ComponentType, type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { markLive, pressAgain } from "../browser/presses.ts";
import { isTranslated } from "./is-translated.ts";
import { type SlotContent, Slots } from "./slot.tsx";

/** An island's module, `*.island.tsx`. */
export interface IslandModule {
  /** Its props came as JSON. */
  Live: ComponentType<object>;
  /** Of an island with fields: remembers what they hold; the returned function puts it into those that replaced them. */
  remember?(element: HTMLElement): () => void;
}

/** The modules of all islands by their names. */
export type Islands = ReadonlyMap<string, () => Promise<IslandModule>>;

/**
 * Gives the islands under `root` their code. Resolves when all of them answer to events, with a function that ends them;
 * one whose code does not come stays HTML.
 */
export function mountIslands(root: HTMLElement, islands: Islands): Promise<() => void> {
  const mount = mountAll(root, islands);
  lastMount = mount;
  return mount;
}

let lastMount: Promise<unknown> = Promise.resolve();

/** Resolves when the islands that are being mounted act. */
export async function islandsMounted(): Promise<void> {
  await lastMount;
}

async function mountAll(root: HTMLElement, islands: Islands): Promise<() => void> {
  const elements = [...root.querySelectorAll<HTMLElement>("[data-island]:not([data-live])")];
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
  // An island that acts is in English again: on a translated page it waits until it is used.
  if (isTranslated()) await used(element);
  // The visitor may have gone on meanwhile.
  if (module === undefined || !element.isConnected) return () => {};
  const { Live } = module;
  const slots: Record<string, SlotContent> = {};
  for (const slot of element.querySelectorAll<HTMLElement>("[data-slot]")) {
    slots[slot.dataset.slot ?? ""] = { html: slot.innerHTML };
  }
  // From here on React itself handles what is pressed.
  markLive(element);
  const restoreFields = module.remember?.(element);
  return new Promise((resolve) => {
    startTransition(() => {
      const onMount = () => {
        pressAgain(element);
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
        {
          // Something, such as an extension, has changed its HTML: React has made it anew.
          onRecoverableError(error) {
            restoreFields?.();
            console.error(error);
          },
          onUncaughtError(error) {
            console.error(error);
            resolve(() => root.unmount());
          },
        },
      );
    });
  });
}

/** Resolves when somebody presses or fills in something in an island. */
function used(element: HTMLElement): Promise<unknown> {
  return new Promise((resolve) => {
    for (const use of ["click", "change"]) element.addEventListener(use, resolve, { once: true });
  });
}

function Mounted({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onMount, []);
  return children;
}
