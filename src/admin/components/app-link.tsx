import type { ComponentProps, MouseEvent } from "react";
import { useNavigate } from "react-router";
import { hasModifier } from "../../browser/modifiers.ts";

interface AppLinkProps extends ComponentProps<"a"> {
  href: string;
}

export function AppLink({ href, ...props }: AppLinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || hasModifier(event)) return;
    event.preventDefault();
    navigate(href, { preventScrollReset: true });
  };
  return <a {...props} href={href} onClick={follow} />;
}

/** A link to a page of the site. It opens a tab of its own, so that nothing that is written here is lost. */
export function PageLink({ path, text = path }: { path: string; text?: string }) {
  return (
    <a href={path} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}
