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
