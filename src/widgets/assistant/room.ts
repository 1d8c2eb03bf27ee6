import { cx } from "../../components/cx.ts";
import styles from "./exhibit.module.css";

const comingClassName = styles.coming;

/** The classes of the room that the assistant takes: in a page of its own subject, or as a strip. */
export const assistantRooms = {
  whole: { className: styles.room, comingClassName },
  strip: { className: cx(styles.room, styles.strip), comingClassName },
};
