import type { ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { hasModifier, type Modifiers } from "../../browser/modifiers.ts";
import { partnershipPath, urls } from "../../shared/urls.ts";
import { dropFlagElsewhere, flagPartnership, navigateAfterMs, scrollToPartnership } from "./partnership.ts";

interface PartnerLinkProps {
  className: string | undefined;
  children: ReactNode;
  /** Runs first, for example to close the menu that holds the link. */
  onChoose?: () => void;
}

/**
 * Leads to the partnership form: smoothly on the home page, by way of it from any other.
 * Without JavaScript it is a plain link to the section.
 */
export function PartnerLink({ className, children, onChoose }: PartnerLinkProps) {
  return (
    <a className={className} href={partnershipPath} onClick={usePartnerChoice(onChoose)}>
      {children}
    </a>
  );
}

/** What a click on such a link does. */
export function usePartnerChoice(
  onChoose?: () => void,
): (event: Modifiers & Pick<Event, "preventDefault">) => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (event) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    onChoose?.();
    if (pathname === urls.home.path) {
      scrollToPartnership();
      return;
    }
    const to = flagPartnership() ? urls.home.path : partnershipPath;
    setTimeout(async () => {
      await navigate(to);
      dropFlagElsewhere();
    }, navigateAfterMs);
  };
}
