import type { ReactNode } from "react";
import { sceneWords } from "../../../../content/home-scenes.ts";

/** A service's scene: drawn as it looks when it has ended, and played by the style sheet while the service is shown. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 520 330" aria-hidden="true">
      {children}
      <text x="520" y="12" fontSize="14" textAnchor="end" fill="var(--ink-soft)">
        {sceneWords.example}
      </text>
    </svg>
  );
}

/** Fine lines. */
export const fine = { fill: "none", stroke: "var(--trace)", strokeWidth: 1.3, strokeOpacity: 0.5 };
/** The orange line that every scene has. */
export const strong = { fill: "none", stroke: "var(--signal)", strokeWidth: 2.4 };
/** Names in a drawing. */
export const quiet = { fill: "var(--ink-soft)", fontSize: 15 };
/** Words on a lit shape. */
export const onLit = { fill: "var(--on-lit)" };
