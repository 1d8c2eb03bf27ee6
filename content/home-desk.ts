import type { IconName } from "../src/shared/icon-name.d.ts";
import { site } from "./site.ts";

export interface Scrap {
  icon: IconName;
  words: string;
}

/** The hero's field, in which a visitor writes what takes up their time, and what comes of it. */
export const desk = {
  label: "What is on your desk?",
  send: "Put it on the desk",
  toForm: "What is on your desk? Write it down for us",
  scraps: [
    { icon: "file-text", words: "Invoices typed by hand" },
    { icon: "users", words: "Train our team in AI" },
    { icon: "database", words: "No data engineer" },
  ] satisfies readonly Scrap[],
  /** Of what the visitor typed. */
  icon: "message" as IconName,
  reading: `${site.assistant} reads our pages for what fits this`,
  from: "From",
  person: {
    heading: "This one needs a person",
    text: "No page of ours answers it. Our team reads it in your own words and writes back.",
    action: "Take it to the form",
  },
  close: "Clear the desk",
};
