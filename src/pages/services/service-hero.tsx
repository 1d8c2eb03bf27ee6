import type { ServiceHero as HeroContent } from "../../../content/services/types.ts";
import { Illustration } from "../../components/illustration/illustration.tsx";
import type { Picture } from "../../shared/drawing/picture.ts";
import { Hero } from "../../widgets/hero/hero.tsx";
import styles from "./service-parts.module.css";
import { formId, useCasesId } from "./service-parts.tsx";

export function ServiceHero({ hero, diagram }: { hero: HeroContent<unknown>; diagram: Picture }) {
  return (
    <Hero
      drawingAt="beside"
      content={hero}
      sections={[formId, useCasesId]}
      drawing={<Illustration picture={diagram} label={hero.diagram.description} className={styles.diagram} />}
    />
  );
}
