/** Joins the class names that apply: `cx(styles.item, open && styles.open)`. */
export function cx(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
