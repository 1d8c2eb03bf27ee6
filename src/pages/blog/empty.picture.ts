import { mark } from "../../shared/drawing/marks.ts";
import { circleAt, dotAt } from "../../shared/drawing/paths.ts";
import { type Picture, picture } from "../../shared/drawing/picture.ts";
import { randomFrom } from "../../shared/drawing/random.ts";

// Unfinished drawings, for screens that have nothing to show: any line at all is missing, or what the lines lead to, or
// the rest of the way.
export const noLine = signalsOnly();
export const noAnswer = gathered();
export const noWay = brokenOff();

interface Parts {
  small: string;
  large: string;
  lines?: string;
  solid?: string;
  rings?: string;
  dashed: string;
  arrow: string;
}

function unfinished({ small, large, lines = "", solid = "", rings = "", dashed, arrow }: Parts): Picture {
  return picture(
    560,
    260,
    mark('stroke-width="1.6" stroke-opacity=".34"', lines) +
      mark('stroke-width="6" stroke-opacity=".5"', small) +
      mark('stroke-width="11" stroke-opacity=".85"', large) +
      rings +
      mark('stroke="var(--signal)" stroke-width="4.5"', solid) +
      mark('stroke="var(--ink-soft)" stroke-width="2.4" stroke-dasharray=".5 8"', dashed) +
      mark('stroke="var(--ink-soft)" stroke-width="2.4"', arrow),
  );
}

function signalsOnly(): Picture {
  const random = randomFrom(83);
  const signals = { small: "", large: "" };
  for (let i = 0; i < 44; i++) {
    const x = Math.round(16 + random() * 270);
    const y = Math.round(24 + random() * 212);
    signals[random() < 0.35 ? "large" : "small"] += dotAt(x, y);
  }
  return unfinished({ ...signals, dashed: "M318 176C398 176 440 150 508 68", arrow: "m486 66 28-6 2 28" });
}

function gathered(): Picture {
  const random = randomFrom(311);
  const signals = { small: "", large: "", lines: "" };
  for (let i = 0; i < 11; i++) {
    const x = Math.round(12 + random() * 70);
    const y = 20 + i * 22;
    const end = 130 + (i - 5) * 6;
    signals.lines += `M${x} ${y}H170C240 ${y} 250 ${end} 318 ${end}`;
    signals[i % 3 === 0 ? "large" : "small"] += dotAt(x, y);
  }
  return unfinished({
    ...signals,
    rings:
      mark('stroke-width="2.4"', circleAt(372, 130, 44)) +
      mark('stroke-width="1.6" stroke-opacity=".2"', circleAt(372, 130, 58)),
    dashed: "M434 122C478 112 500 92 526 60",
    arrow: "m504 60 28-8 3 28",
  });
}

function brokenOff(): Picture {
  const random = randomFrom(47);
  const signals = { small: "", large: "", lines: "" };
  for (let i = 0; i < 18; i++) {
    const off = i - 8.5;
    const y = Math.round(130 + off * 14);
    const sway = Math.round((random() - 0.5) * 90);
    signals.lines += `M0 ${y}C110 ${y + sway} 190 ${Math.round(164 + off * 4)} 292 ${Math.round(152 + off * 0.8)}`;
    signals[random() < 0.4 ? "large" : "small"] += dotAt(Math.round(10 + random() * 90), y);
  }
  return unfinished({
    ...signals,
    solid: "M292 152C330 145 352 136 376 118",
    dashed: "M394 104C430 76 466 54 516 40",
    arrow: "m496 30 28 7-10 26",
  });
}
