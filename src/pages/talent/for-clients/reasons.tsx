import { forClients } from "../../../../content/talent/for-clients.ts";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import { Section } from "../../../components/section/section.tsx";
import { Benefits } from "../../../widgets/carousel/benefits.tsx";
import { phoneAutoPlay } from "../../../widgets/carousel/use-rotation.ts";
import styles from "./reasons.module.css";
import { reasonPictures } from "./reasons.picture.ts";

const { title, items } = forClients.reasons;

/** Why clients choose the network, each reason with its drawing. */
export function Reasons() {
  return (
    <Section tone="white" title={title}>
      <Benefits
        label={title}
        autoPlay={phoneAutoPlay}
        className={styles.tiles}
        cards={items.map(({ title, description }, at) => ({
          title,
          content: (
            <div className={styles.tile}>
              <Illustration picture={reasonPictures[at]} className={styles.drawing} />
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
          ),
        }))}
      />
    </Section>
  );
}
