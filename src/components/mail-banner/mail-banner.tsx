import { buttonClass } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { Illustration } from "../illustration/illustration.tsx";
import styles from "./mail-banner.module.css";

interface MailBannerProps {
  title: string;
  description: string;
  action: string;
  email: string;
  /** Draws a picture of its own on each page. */
  seed: number;
}

/** The closing call to write to us, as an inset panel; light, so that it does not run into the footer. */
export function MailBanner({ title, description, action, email, seed }: MailBannerProps) {
  return (
    <section className={styles.banner}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{description}</p>
        <p className={styles.actions}>
          <a className={buttonClass("primary")} href={`mailto:${email}`}>
            <Icon name="mail" />
            {action}
          </a>
          <span>{email}</span>
        </p>
      </div>
      <Illustration
        className={styles.drawing}
        shape={{
          seed,
          width: 560,
          height: 300,
          strands: 20,
          knot: [0.55, 0.58],
          tip: [0.93, 0.24],
          scatter: 0.6,
        }}
      />
    </section>
  );
}
