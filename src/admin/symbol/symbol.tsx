import styles from "./symbol.module.css";
import sprite from "./symbols.svg";

export type SymbolName = "download" | "external" | "log-out" | "pencil" | "plus" | "search" | "trash";

/** A decorative symbol of the admin's tools, in a file of its own that visitors never load. */
export function ToolSymbol({ name }: { name: SymbolName }) {
  return (
    <svg className={styles.symbol} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
