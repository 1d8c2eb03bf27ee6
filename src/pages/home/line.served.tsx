import { Illustration } from "../../components/illustration/illustration.tsx";
import { line } from "./line.picture.ts";

/** The line beside the page, as the server shows it. */
export function Served() {
  return <Illustration picture={line} />;
}
