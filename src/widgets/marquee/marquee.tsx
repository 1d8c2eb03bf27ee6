import { Island } from "../../islands/island.tsx";
import { Live, type MarqueeProps } from "./marquee.island.tsx";

/** A line of names that passes. */
export function Marquee(props: MarqueeProps) {
  return <Island name="marquee" component={Live} props={props} />;
}
