import styles from "./exhibit.module.css";

interface HandProps {
  /** The drawing in `public/hands`. */
  file: string;
  text: string;
  width: number;
  height: number;
}

/** A remark in handwriting. */
export function Hand({ file, text, ...size }: HandProps) {
  return <img className={styles.hand} src={`/hands/${file}.svg`} alt={text} loading="lazy" {...size} />;
}
