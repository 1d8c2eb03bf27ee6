import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import styles from "./layout.module.css";

/** Tells screen readers the title of each new page: inside the app the browser does not announce it. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (first.current === pathname) return;
    first.current = "";
    setTitle(document.title);
  }, [pathname]);
  return (
    <p className={styles.announcer} role="status">
      {title}
    </p>
  );
}
