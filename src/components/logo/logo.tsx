import styles from "./logo.module.css";

export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo} translate="no">
      <LogoMark />
      {name}
    </span>
  );
}

export function LogoMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <circle className={styles.dot} cx="7" cy="24" r="4" />
      <path className={styles.line} d="M13 24c7 0 6-14 14-14" />
      <path className={styles.line} d="m22.5 4.8 5.3 5.2-5.3 5.2" />
    </svg>
  );
}
