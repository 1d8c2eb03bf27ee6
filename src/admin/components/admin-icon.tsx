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

export function AdminIcon({ name }: { name: AdminIconName }) {
  return (
    <svg className={iconClass} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
