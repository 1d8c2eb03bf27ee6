import { iconClass } from "../../components/icon/icon.tsx";
import type { AdminIconName } from "./admin-icon-name.d.ts";
import sprite from "./admin-icons.svg";

export function AdminIcon({ name }: { name: AdminIconName }) {
  return (
    <svg className={iconClass} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
