import type { SuspicionKind } from "../../shared/forms/lead.ts";

/** One sentence on why a lead is suspected; most are sure of nothing. */
export const suspicionWords: Readonly<Record<SuspicionKind, string>> = {
  trap: "It fills in a field that people cannot see.",
  often: "More than 20 of this form came from one network within an hour.",
  quick: "It was sent within 2 seconds of the form being shown.",
  repeated: "Two other email addresses sent the same message within a day.",
  links: "It has two links or more, and no company.",
  name: "Its name has a link.",
  letters: "Its message is nothing but random letters.",
  offer: "It reads like an offer of search ranking, websites, contacts or the like.",
  advertisement: "It reads like an advertisement for gambling, fast money, loans or goods.",
  demand: "It presses for money, a password or a download.",
};
