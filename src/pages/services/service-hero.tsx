import type { ReactNode } from "react";
import type { ServiceHero as HeroContent } from "../../../content/services/types.ts";
import { buttonClass } from "../../components/button/button.tsx";
import { Hero } from "../../components/hero/hero.tsx";
import { SectionLink } from "../../widgets/section-link/section-link.tsx";

/** Where the buttons of every service page's hero lead. */
export const formId = "contact-form";
export const useCasesId = "use-cases";

interface ServiceHeroProps {
  hero: HeroContent<unknown>;
  /** The practice's own diagram. */
  drawing: ReactNode;
}

/** The opening of a service page. */
export function ServiceHero({ hero, drawing }: ServiceHeroProps) {
  return (
    <Hero
      size="page"
      drawingAt="beside"
      title={hero.title}
      lead={hero.lead}
      actions={
        <>
          <SectionLink to={formId} className={buttonClass("primary")}>
            {hero.action}
          </SectionLink>
          <SectionLink to={useCasesId} className={buttonClass("ghost")}>
            {hero.secondaryAction}
          </SectionLink>
        </>
      }
      drawing={drawing}
    />
  );
}
