import styles from "./unbroken.module.css";

interface UnbrokenProps {
  text: string;
  /** What no line breaks, in a group of its own, such as words with a hyphen: a no-break hyphen would need another file of the font. */
  parts: RegExp;
}

/** A text that breaks into lines between its parts, and not within one. */
export function Unbroken({ text, parts }: UnbrokenProps) {
  return text.split(parts).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
      <span key={at} className={styles.part}>
        {part}
      </span>
    ),
  );
}
