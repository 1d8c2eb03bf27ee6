import type { ServiceHero as HeroContent } from "../../../content/services/types.ts";
import { buttonClass } from "../../components/button/button.tsx";
import { Hero } from "../../components/hero/hero.tsx";
import { Illustration } from "../../components/illustration/illustration.tsx";
import type { Picture } from "../../shared/drawing/picture.ts";
import { SectionLink } from "../../widgets/section-link/section-link.tsx";
import styles from "./service-hero.module.css";

/** Where the buttons of every service page's hero lead. */
export const formId = "contact-form";
export const useCasesId = "use-cases";

interface ServiceHeroProps {
  hero: HeroContent<unknown>;
  /** The practice's own diagram. */
  diagram: Picture;
}

/** The opening of a service page. */
export function ServiceHero({ hero, diagram }: ServiceHeroProps) {
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
      drawing={<Illustration picture={diagram} label={hero.diagram.description} className={styles.diagram} />}
    />
  );
}
