import type { TalentHero as Content } from "../../../content/talent/types.ts";
import { Illustration } from "../../components/illustration/illustration.tsx";
import type { Picture } from "../../shared/drawing/picture.ts";
import { Hero } from "../../widgets/hero/hero.tsx";
import styles from "./talent-hero.module.css";

interface TalentHeroProps {
  content: Content;
  picture: Picture;
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
      drawing={<Illustration picture={picture} className={styles.drawing} />}
    />
  );
}
