import type { MouseEvent, ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { isPlainClick } from "../../browser/plain-click.ts";
import { partnershipId, urls } from "../../shared/urls.ts";
import { dropFlagElsewhere, flagPartnership, navigateAfterMs, scrollToPartnership } from "./partnership.ts";

/** The section by its address, which serves where no script runs, or the browser keeps no flag. */
const addressed = `${urls.home.path}#${partnershipId}`;

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
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const choose = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose?.();
    if (pathname === urls.home.path) {
      scrollToPartnership();
      return;
    }
    const to = flagPartnership() ? urls.home.path : addressed;
    setTimeout(async () => {
      await navigate(to);
      dropFlagElsewhere();
    }, navigateAfterMs);
  };
  return (
    <a className={className} href={addressed} onClick={choose}>
      {children}
    </a>
  );
}
