import { Island } from "../../islands/island.tsx";
import { Live, type MarqueeProps } from "./marquee.island.tsx";

export function Marquee(props: MarqueeProps) {
  return <Island name="marquee" component={Live} props={props} />;
}
