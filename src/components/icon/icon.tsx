import styles from "./icon.module.css";
import sprite from "./icons.svg";

/** The symbols in `icons.svg`; a test holds the two together. */
export const iconNames = [
  "alert",
  "arrow-left",
  "arrow-right",
  "arrow-up",
  "award",
  "badge-check",
  "bot",
  "briefcase",
  "building",
  "calendar",
  "chart",
  "chat",
  "check",
  "chevron-down",
  "clock",
  "close",
  "cloud",
  "code",
  "coins",
  "copy",
  "database",
  "factory",
  "file-text",
  "globe",
  "graduation-cap",
  "handshake",
  "headset",
  "heart-pulse",
  "infinity",
  "info",
  "languages",
  "layers",
  "life-buoy",
  "lightbulb",
  "link",
  "lock",
  "mail",
  "maximize",
  "menu",
  "message",
  "mic",
  "minimize",
  "network",
  "newspaper",
  "pause",
  "phone",
  "pin",
  "play",
  "plug",
  "refresh",
  "rocket",
  "route",
  "scale",
  "server",
  "shield",
  "sliders",
  "smile",
  "sparkles",
  "target",
  "trending-up",
  "truck",
  "user-plus",
  "users",
  "wallet",
  "workflow",
  "wrench",
  "zap",
] as const;

export type IconName = (typeof iconNames)[number];

/** A decorative symbol in the color and size of the text around it; its meaning stands in that text. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
