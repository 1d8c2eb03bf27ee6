import { copyAndNotify } from "../notify.ts";
import styles from "./lead-detail.module.css";

/** For another mail program than the one that the link opens. */
export function CopyAddress({ address }: { address: string }) {
  return (
    <button type="button" className={styles.copy} onClick={() => copyAndNotify(address, "The address")}>
      Copy<span className="visually-hidden"> address</span>
    </button>
  );
}
