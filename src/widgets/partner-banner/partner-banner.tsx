import { buttonClass } from "../../components/button/button.tsx";
import { Illustration } from "../../components/illustration/illustration.tsx";
import { PartnerLink } from "../partner-link/partner-link.tsx";
import styles from "./partner-banner.module.css";

interface PartnerBannerProps {
  title: string;
  description: string;
  action: string;
  /** Draws a picture of its own on each page. */
  seed: number;
}

/** The closing call to partner with the company, as an inset panel. */
export function PartnerBanner({ title, description, action, seed }: PartnerBannerProps) {
  return (
    <aside className={styles.banner} data-tone="night">
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{description}</p>
        <PartnerLink className={buttonClass("primary")}>{action}</PartnerLink>
      </div>
      <Illustration
        className={styles.drawing}
        shape={{
          seed,
          width: 560,
          height: 260,
          strands: 14,
          knot: [0.52, 0.6],
          tip: [0.94, 0.2],
          scatter: 0.7,
        }}
      />
    </aside>
  );
}
