import type { Dialogue } from "../dialogue.ts";
import { articles, assistants, cloud, models } from "../facts.ts";

/** Predictive and generative models. */
export const dialogues: Dialogue[] = [
  {
    id: "practice-yogurt",
    kept: false,
    turns: [
      {
        say: "our stores always order too much yogurt",
        says: [["demand forecast", "forecast"]],
        link: models,
      },
      { say: "how many years of sales would u want", says: [["past cases", "known outcome", "sample"]] },
      { say: "and promos? they wreck every number", says: [["promotions distort", "promotion"]] },
    ],
  },
  {
    id: "practice-card-fraud",
    kept: false,
    turns: [
      {
        say: "we bleed money on stolen cards, can a model catch that",
        says: [["fraud"]],
        link: models,
        begins: "Yes",
      },
      { say: "an auditor will want to see why it said no", says: [["audit", "reasons"]] },
    ],
  },
  {
    id: "practice-radiology",
    kept: false,
    turns: [
      {
        say: "radiology is two days behind, does ai help",
        says: [["urgent images", "images"]],
        link: models,
        begins: "Yes",
      },
      { say: "nothing may leave the hospital", says: [["on site"]] },
      { say: "what formats can it talk", says: [["FHIR", "DICOM"]] },
    ],
  },
  {
    id: "practice-dead-machines",
    kept: false,
    turns: [
      { say: "presses die on us w no warning", says: [["failure prediction", "failure"]], link: models },
      { say: "old siemens plcs, possible?", says: [["PLC", "OPC UA", "protocols"]], begins: "Yes" },
      { say: "camera that spots scratches on the line", says: [["visual inspection", "inspection"]] },
    ],
  },
  {
    id: "practice-trucks",
    kept: false,
    turns: [
      { say: "too many empty miles on our trucks", says: [["route", "empty miles"]], link: models },
      { say: "my dispatchers will hate it", says: [["dispatcher"]] },
    ],
  },
  {
    id: "practice-dave",
    kept: false,
    turns: [
      {
        say: "what if the model isnt any better than dave in purchasing",
        says: [["stop after the study", "keep its result", "simple rule"]],
        link: models,
      },
    ],
  },
  {
    id: "practice-pilot-price",
    kept: false,
    turns: [
      {
        say: "price tag on a machine learning pilot?",
        says: [["state of your data", "before it begins", "depend"]],
        link: models,
      },
      { say: "weeks or months", says: [["depend"], ["sample"]] },
    ],
  },
  {
    id: "practice-private-records",
    kept: false,
    turns: [
      {
        say: "we only have a handful of patient records and we cant share them",
        says: [["artificial records", "synthe"]],
        link: models,
      },
    ],
  },
  {
    id: "practice-sharepoint",
    kept: false,
    turns: [
      {
        say: "nobody finds anything in our sharepoint",
        says: [["search", "passage", "source", "manuals"]],
        link: [models, assistants],
      },
      {
        say: "then interns could read the salary files lol",
        says: [["access rights", "access"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-power-lines",
    kept: false,
    turns: [{ say: "utility company, we check power lines by helicopter", says: [["drone"]], link: models }],
  },
  {
    id: "practice-school",
    kept: false,
    turns: [
      {
        say: "can ai tell our teachers which kids fall behind",
        says: [["falling behind"]],
        link: models,
        begins: "Yes",
      },
      { say: "same for farms?", says: [], miss: true },
    ],
  },
  {
    id: "practice-tv-archive",
    kept: false,
    turns: [
      {
        say: "tv station with 30 years of tapes nobody can search",
        says: [["archive", "recordings"]],
        link: models,
      },
    ],
  },
  {
    id: "practice-next-year-right",
    kept: false,
    turns: [
      {
        say: "ok it works now. who tells me its still right next year",
        says: [["drift", "monitor", "watch", "retrain"]],
        link: [models, articles.stale],
      },
    ],
  },
  {
    id: "practice-redlines",
    kept: false,
    turns: [
      {
        say: "check supplier contracts against our own wording automatically?",
        says: [["contract comparison", "standard terms", "compare contracts"]],
        begins: "Yes",
      },
      { say: "and write the offers", says: [["drafted from your data", "draft"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-own-the-model",
    kept: false,
    turns: [
      { say: "who owns the model once its finished", says: [["agreement", "could not find"]] },
      {
        say: "do you train other customers stuff on our data",
        says: [["agreement says", "may be used", "could not find"]],
        not: ["we train on your data"],
      },
    ],
  },
  {
    id: "practice-huge-network",
    kept: false,
    turns: [
      {
        say: "i bet you always sell the biggest neural net",
        says: [["simplest", "simple rule", "smallest", "good enough"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-loan-bias",
    kept: false,
    turns: [
      {
        say: "credit scoring that doesnt just copy old bias",
        says: [["bias", "deciding factors", "reasons"]],
        link: models,
      },
    ],
  },
  {
    id: "practice-no-data-yet",
    kept: false,
    turns: [
      { say: "our data is a total mess, too early for ml?", says: [["data"]], link: [models, cloud] },
      { say: "what do i show you first", says: [["sample", "data exists", "decision"]] },
    ],
  },
  {
    id: "practice-shelves",
    kept: false,
    turns: [
      {
        say: "shelves empty in one shop and full in the next",
        says: [["empty shelves", "assortment", "demand forecast", "by store", "inventory"]],
        link: models,
      },
      { say: "would it change prices by itself", says: [["approval"]], begins: "No" },
    ],
  },
  {
    id: "practice-dev-help",
    kept: false,
    turns: [
      {
        say: "genai for my programmers, anything",
        says: [["tests", "help for developers", "migrations"]],
        link: models,
      },
      {
        say: "pictures of products from other angles?",
        says: [["variants", "product images"]],
        begins: "Yes",
      },
    ],
  },
];
