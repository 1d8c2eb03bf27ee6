import type { TalentHero as Content } from "../../../content/talent/types.ts";
import { PageIllustration } from "../../components/drawing/page-illustration.tsx";
import type { IllustrationPaths } from "../../shared/drawing/paths.ts";
import { Hero } from "../../widgets/hero/hero.tsx";
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
  return (
    <Hero
      content={content}
      sections={[formId, explanationId]}
      drawing={<PageIllustration picture={picture} fit="meet" className={styles.drawing} />}
    />
  );
}
