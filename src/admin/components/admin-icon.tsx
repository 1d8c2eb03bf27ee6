import { iconClass } from "../../components/icon/icon.tsx";
import sprite from "./admin-icons.svg";

export type AdminIconName =
  | "bold"
  | "code"
  | "download"
  | "external"
  | "figure"
  | "heading"
  | "history"
  | "image"
  | "italic"
  | "link"
  | "list"
  | "list-numbered"
  | "log-out"
  | "pencil"
  | "plus"
  | "quote"
  | "search"
  | "table"
  | "trash";

/** A decorative symbol of the admin's tools, in a file of its own that visitors never load. */
export function AdminIcon({ name }: { name: AdminIconName }) {
  return (
    <svg className={iconClass} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
