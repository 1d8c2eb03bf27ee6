import type { TalentHero as Content } from "../../../content/talent/types.ts";
import { buttonClass } from "../../components/button/button.tsx";
import { PageIllustration } from "../../components/drawing/page-illustration.tsx";
import { Hero } from "../../components/hero/hero.tsx";
import type { IllustrationPaths } from "../../shared/drawing/paths.ts";
import { SectionLink } from "../../widgets/section-link/section-link.tsx";
import styles from "./talent-hero.module.css";

interface TalentHeroProps {
  content: Content;
  picture: IllustrationPaths;
  /** The sections that the two actions scroll to. */
  formId: string;
  explanationId: string;
}

/** The opening of a talent page: its badge, its two ways into the page, its picture as a whole. */
export function TalentHero({ content, picture, formId, explanationId }: TalentHeroProps) {
  const { badge, title, lead, action, secondaryAction } = content;
  return (
    <Hero
      size="page"
      badge={badge}
      title={title}
      lead={lead}
      actions={
        <>
          <SectionLink to={formId} className={buttonClass("primary")}>
            {action}
          </SectionLink>
          <SectionLink to={explanationId} className={buttonClass("ghost")}>
            {secondaryAction}
          </SectionLink>
        </>
      }
      drawing={<PageIllustration picture={picture} fit="meet" className={styles.drawing} />}
    />
  );
}
