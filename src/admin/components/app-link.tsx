import type { ComponentProps, MouseEvent } from "react";
import { useNavigate } from "react-router";
import { hasModifier } from "../../browser/modifiers.ts";

interface AppLinkProps extends ComponentProps<"a"> {
  href: string;
}

/**
 * A link that changes the address without loading a document, so that unsaved text is asked about; the page stays where it
 * is scrolled to. The router's `Link` comes with its forms and prefetching: 4 kB of scripts for every visitor of the site.
 */
export function AppLink({ href, ...props }: AppLinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || hasModifier(event)) return;
    event.preventDefault();
    navigate(href, { preventScrollReset: true });
  };
  return <a {...props} href={href} onClick={follow} />;
}
