import { Island } from "../../../islands/island.tsx";
import { Live } from "./desk.island.tsx";

/** Its code waits until the visitor turns to it. */
export function Desk() {
  return <Island name="desk" component={Live} props={{}} waits />;
}
