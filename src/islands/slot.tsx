import { type ComponentProps, createContext, type ReactNode, use } from "react";

/** A node where the page renders the island; in the browser the HTML that the slot came with. */
export type SlotContent = { node: ReactNode } | { html: string };

export const Slots = createContext<Readonly<Record<string, SlotContent>>>({});

/** A place in an island for static content: hydration leaves the server's HTML as it is. */
export function Slot({ name, ...attributes }: ComponentProps<"div"> & { name: string }) {
  const content = use(Slots)[name] ?? { node: null };
  if ("node" in content)
    return (
      <div data-slot={name} {...attributes}>
        {content.node}
      </div>
    );
  return (
    <div
      data-slot={name}
      {...attributes}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML that the slot had, from this site's server.
      dangerouslySetInnerHTML={{ __html: content.html }}
    />
  );
}
