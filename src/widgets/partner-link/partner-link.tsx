import type { MouseEvent, ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { partnershipId, urls } from "../../shared/urls.ts";
import { flagPartnership, navigateAfterMs, scrollToPartnership } from "./partnership.ts";

interface PartnerLinkProps {
  className: string | undefined;
  children: ReactNode;
  /** Runs first, for example to close the menu that holds the link. */
  onChoose?: () => void;
}

/**
 * Leads to the partnership form: smoothly on the home page, by way of it from any other (specification 2.3).
 * Without JavaScript it is a plain link to the section.
 */
export function PartnerLink({ className, children, onChoose }: PartnerLinkProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const choose = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose?.();
    if (pathname === urls.home.path) {
      scrollToPartnership();
      return;
    }
    flagPartnership();
    setTimeout(() => navigate(urls.home.path), navigateAfterMs);
  };
  return (
    <a className={className} href={`${urls.home.path}#${partnershipId}`} onClick={choose}>
      {children}
    </a>
  );
}
