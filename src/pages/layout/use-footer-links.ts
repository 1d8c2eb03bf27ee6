import { useEffect } from "react";
import { useNavigate } from "react-router";
import { hasModifier } from "../../browser/modifiers.ts";
import { partnershipPath } from "../../shared/urls.ts";
import { usePartnerChoice } from "../../widgets/partner-link/partner-link.tsx";

/**
 * Has the links of the footer, whose HTML the browser keeps, lead on inside the app. The document listens: of an element with
 * a listener screen readers say that it can be clicked.
 */
export function useFooterLinks(): void {
  const navigate = useNavigate();
  const choosePartner = usePartnerChoice();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const { target } = event;
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('[data-kept="footer"] a');
      if (!link || link.origin !== location.origin || hasModifier(event)) return;
      if (link.pathname + link.hash === partnershipPath) {
        choosePartner(event);
        return;
      }
      event.preventDefault();
      navigate(link.pathname, { replace: link.href === location.href });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  });
}
