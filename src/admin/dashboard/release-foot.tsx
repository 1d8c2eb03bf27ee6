import { useEffect, useState } from "react";
import { releaseWords, type SiteRelease } from "../../shared/site-release.ts";
import { adminApi } from "../api.ts";
import styles from "./dashboard.module.css";

/** Names the release that answers, for who upgrades the site or reports a fault. Unknown, it is left out. */
export function ReleaseFoot() {
  const [release, setRelease] = useState<SiteRelease | null>(null);

  useEffect(() => {
    adminApi.readRelease().then(setRelease, () => setRelease(null));
  }, []);

  if (release === null) return null;
  const words = releaseWords(release);
  return <footer className={styles.foot}>{words[0]?.toUpperCase() + words.slice(1)}</footer>;
}
