import styles from "./exhibit.module.css";

interface HandProps {
  /** The drawing in `public/hands`. */
  file: string;
  /** A part of it, where several remarks share the file. */
  view?: string;
  text: string;
  width: number;
  height: number;
}

/** A remark in handwriting. */
export function Hand({ file, view, text, ...size }: HandProps) {
  return (
    <img
      className={styles.hand}
      src={`/hands/${file}.svg${view === undefined ? "" : `#${view}`}`}
      alt={text}
      loading="lazy"
      {...size}
    />
  );
}
