import { iconClass } from "../../components/icon/icon.tsx";
import sprite from "./admin-icons.svg";

export type AdminIconName = "download" | "external" | "log-out" | "pencil" | "plus" | "search" | "trash";

/** A decorative symbol of the admin's tools, in a file of its own that visitors never load. */
export function AdminIcon({ name }: { name: AdminIconName }) {
  return (
    <svg className={iconClass} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
