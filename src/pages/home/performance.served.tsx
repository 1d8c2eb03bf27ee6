import { Performance } from "./performance.tsx";

/** What travels through the hero, as the server shows it. */
export function Served() {
  return <Performance />;
}
