import { randomFrom } from "../../shared/random.ts";
import styles from "./empty-illustration.module.css";

/** What is missing: any line at all, what the lines lead to, or the rest of the way. */
export type Missing = "line" | "answer" | "way";

const drawings = { line: signalsOnly(), answer: gathered(), way: brokenOff() };

/** An unfinished drawing for screens that have nothing to show. */
export function EmptyIllustration({ missing }: { missing: Missing }) {
  const { signals, lines, solid, ring, dashed, arrow } = drawings[missing];
  return (
    <svg className={styles.drawing} viewBox="0 0 560 260" aria-hidden="true">
      <path className={styles.lines} d={lines} />
      <path className={styles.small} d={signals.small} />
      <path className={styles.large} d={signals.large} />
      {ring !== null && <circle className={styles.ring} cx={ring[0]} cy={ring[1]} r={44} />}
      {ring !== null && <circle className={styles.halo} cx={ring[0]} cy={ring[1]} r={58} />}
      <path className={styles.solid} d={solid} />
      <path className={styles.dashed} d={dashed} />
      <path className={styles.arrow} d={arrow} />
    </svg>
  );
}

interface Drawing {
  signals: { small: string; large: string };
  lines: string;
  solid: string;
  ring: readonly [number, number] | null;
  dashed: string;
  arrow: string;
}

function signalsOnly(): Drawing {
  const random = randomFrom(83);
  const signals = { small: "", large: "" };
  for (let i = 0; i < 44; i++) {
    const x = Math.round(16 + random() * 270);
    const y = Math.round(24 + random() * 212);
    signals[random() < 0.35 ? "large" : "small"] += `M${x} ${y}h0`;
  }
  return {
    signals,
    lines: "",
    solid: "",
    ring: null,
    dashed: "M318 176C398 176 440 150 508 68",
    arrow: "m486 66 28-6 2 28",
  };
}

function gathered(): Drawing {
  const random = randomFrom(311);
  const signals = { small: "", large: "" };
  let lines = "";
  for (let i = 0; i < 11; i++) {
    const x = Math.round(12 + random() * 70);
    const y = 20 + i * 22;
    const end = 130 + (i - 5) * 6;
    lines += `M${x} ${y}H170C240 ${y} 250 ${end} 318 ${end}`;
    signals[i % 3 === 0 ? "large" : "small"] += `M${x} ${y}h0`;
  }
  return {
    signals,
    lines,
    solid: "",
    ring: [372, 130],
    dashed: "M434 122C478 112 500 92 526 60",
    arrow: "m504 60 28-8 3 28",
  };
}

function brokenOff(): Drawing {
  const random = randomFrom(47);
  const signals = { small: "", large: "" };
  let lines = "";
  for (let i = 0; i < 18; i++) {
    const off = i - 8.5;
    const y = Math.round(130 + off * 14);
    const sway = Math.round((random() - 0.5) * 90);
    lines += `M0 ${y}C110 ${y + sway} 190 ${Math.round(164 + off * 4)} 292 ${Math.round(152 + off * 0.8)}`;
    signals[random() < 0.4 ? "large" : "small"] += `M${Math.round(10 + random() * 90)} ${y}h0`;
  }
  return {
    signals,
    lines,
    solid: "M292 152C330 145 352 136 376 118",
    ring: null,
    dashed: "M394 104C430 76 466 54 516 40",
    arrow: "m496 30 28 7-10 26",
  };
}
