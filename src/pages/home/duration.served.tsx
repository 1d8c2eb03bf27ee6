import { Illustration } from "../../components/illustration/illustration.tsx";
import { durations } from "./durations.picture.ts";

/** How long the offer at a place lasts, as the server shows it. */
export function Served({ at }: { at: number }) {
  return <Illustration picture={durations[at]} />;
}
