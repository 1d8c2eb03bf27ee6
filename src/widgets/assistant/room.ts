import { cx } from "../../components/cx.ts";
import styles from "./exhibit.module.css";

/** The room that the assistant takes, kept where it is still to come: in a page of its own subject, or as a strip. */
export const assistantRooms = { whole: styles.room, strip: cx(styles.room, styles.strip) };
