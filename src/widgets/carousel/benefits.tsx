import type { ReactNode } from "react";
import { Island } from "../../islands/island.tsx";
import { Live, type LiveBenefitsProps } from "./benefits.island.tsx";
import styles from "./benefits.module.css";

interface BenefitsProps extends Omit<LiveBenefitsProps, "titles" | "cardClassName"> {
  cards: readonly { title: string; content: ReactNode }[];
}

/** A page's benefits. On phones they are a carousel whose cards are all read at once, and whose dot marks one of them. */
export function Benefits({ cards, ...props }: BenefitsProps) {
  return (
    <Island
      name="benefits"
      component={Live}
      props={{ ...props, titles: cards.map(({ title }) => title), cardClassName: styles.card }}
      slots={Object.fromEntries(cards.map(({ title, content }) => [title, content]))}
    />
  );
}
