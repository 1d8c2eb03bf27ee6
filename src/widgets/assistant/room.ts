import { cx } from "../../components/cx.ts";
import styles from "./exhibit.module.css";

/** The classes of the room that the assistant takes: in a page of its own subject, or as a strip. */
export const assistantRooms = {
  whole: styles.room,
  strip: cx(styles.room, styles.strip),
};
