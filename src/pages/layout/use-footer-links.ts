import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { isPlainClick } from "../../browser/plain-click.ts";
import { partnershipPath } from "../../shared/urls.ts";
import { usePartnerChoice } from "../../widgets/partner-link/partner-link.tsx";

/** What a click in the footer does, whose HTML the browser keeps: its links to the site lead on inside the app. */
export function useFooterLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const choosePartner = usePartnerChoice();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || link.origin !== location.origin || !isPlainClick(event)) return;
    if (link.pathname + link.hash === partnershipPath) {
      choosePartner(event);
      return;
    }
    event.preventDefault();
    navigate(link.pathname, { replace: link.href === location.href });
  };
}
