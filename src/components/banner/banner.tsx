import type { Picture } from "../../shared/drawing/picture.ts";
import { cx } from "../cx.ts";
import { Illustration } from "../illustration/illustration.tsx";
import primitives from "../primitives.module.css";
import { columnClass } from "../section/section.tsx";
import styles from "./banner.module.css";

interface BannerProps {
  /** Light where it closes a page, since night would run into the footer; a night banner is not printed. */
  tone: "light" | "night";
  title: string;
  description: string;
  ending: Picture;
  href: string;
  action: string;
  note?: string;
}

/** The call to action that closes a page: its button is the head of the page's last line. */
export function Banner({ tone, title, description, ending, href, action, note }: BannerProps) {
  const Panel = tone === "night" ? "aside" : "section";
  return (
    <div className={cx(columnClass, styles.place, tone === "night" && primitives.screenOnly)}>
      <Panel
        className={cx(primitives.framed, styles.banner, styles[tone])}
        data-tone={tone === "night" ? tone : undefined}
      >
        <h2 className={styles.title}>{title}</h2>
        <p className={cx(styles.description, tone === "night" && primitives.soft)}>{description}</p>
        <Illustration className={styles.drawing} picture={ending} />
        <a className={styles.action} href={href}>
          <span>{action}</span>
        </a>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </Panel>
    </div>
  );
}
