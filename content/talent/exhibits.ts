import { emptySheet } from "../empty-sheets.ts";
import type { TalentExhibit } from "./types.ts";

export const roleSheet: TalentExhibit = {
  title: "For each skill, you know what was asked",
  intro: "Before you meet somebody, we agree with you on how each skill is looked at.",
  heading: "Role sheet, data engineer",
  rows: [
    { term: "Batch and streaming pipelines", detail: "Tells of one that broke, and who noticed" },
    { term: "SQL, Python and Spark", detail: "Makes one of your slow queries quick" },
    { term: "Warehouse and lakehouse design", detail: "Says which tables you should not have" },
    { term: "Data quality checks", detail: "Shows one that held back a wrong report" },
  ],
  remark: { text: "The third is the one we lack.", file: "role-sheet", width: 249, height: 39 },
  sheet: emptySheet("role-sheet", "csv"),
  caption: "Exhibit: a role sheet. An example with made-up questions.",
};

export const profile: TalentExhibit = {
  title: "A client reads what you have made first",
  intro: "A profile has no photo and no age. You read it before anybody else does.",
  heading: "Profile, data engineer",
  rows: [
    { term: "Has made", detail: "The stock figures of 40 stores, ready each morning at 6" },
    { term: "Works with", detail: "Python, Airflow and dbt" },
    { term: "Has time", detail: "12 hours a week, from May, remote" },
    { term: "Would rather not", detail: "Be on call at night" },
  ],
  remark: { text: "Twelve hours are enough.", file: "profile", width: 217, height: 39 },
  sheet: emptySheet("profile", "csv"),
  caption: "Exhibit: a profile. An example of a made-up person.",
};
