import type { Dialogue } from "./dialogue.ts";
import { assistants, automations, cloud, contact, models, notStated, reach } from "./facts.ts";

/** Models, data and cloud; industries, projects and their prices. */
export const dialogues: Dialogue[] = [
  {
    id: "ml-forecast",
    kept: false,
    turns: [
      {
        say: "grocery chain. too much waste, want demand forcasts",
        says: [["demand forecast", "forecast"]],
        link: models,
      },
      {
        say: "what if a simple rule is enough",
        says: [["simpler rule", "simplest method"]],
        link: [models, "/about"],
      },
    ],
  },
  {
    id: "ml-fraud",
    kept: true,
    turns: [
      {
        say: "bank here, fraud detction in real time?",
        says: [["fraud detection", "still pending"]],
        link: models,
        begins: "Yes",
      },
    ],
  },
  {
    id: "ml-factory",
    kept: false,
    turns: [
      {
        say: "can you see broken parts w cameras on our line",
        says: [["visual inspection"]],
        link: models,
        begins: "Yes",
      },
      { say: "what protocols", says: [["OPC UA", "MQTT"]], link: models },
    ],
  },
  {
    id: "ml-synthetic",
    kept: false,
    turns: [
      {
        say: "we cant use real patient records for tests. fake data?",
        says: [["artificial records", "data synthesis", "statistical shape"]],
        link: models,
        begins: "Yes",
      },
    ],
  },
  {
    id: "ml-own-data",
    kept: true,
    turns: [
      {
        say: "do u train on our data and then sell it to others",
        says: [["nothing else", "your project"]],
        link: "/about",
        begins: "No",
      },
    ],
  },
  {
    id: "cloud-move",
    kept: false,
    turns: [
      {
        say: "on prem servers dying, want to move to aws w/o downtime",
        says: [["waves", "way back", "side by side"]],
        link: cloud,
      },
      {
        say: "which provider do you force on us",
        says: [["provider you use today", "choose together"]],
        link: cloud,
      },
    ],
  },
  {
    id: "cloud-hosting",
    kept: false,
    turns: [
      { say: "do you host websites", says: [["hosting"]], link: cloud, begins: "Yes" },
      { say: "uptime?", says: ["99.9%"], link: cloud },
      { say: "monthly price?", says: [notStated], not: ["$799", "$999"] },
    ],
  },
  {
    id: "cloud-ransomware",
    kept: true,
    turns: [
      {
        say: "accounting office, scared of ransomware",
        says: [["backup", "recovery", "restore"]],
        link: [cloud, "/blogs/restore-a-backup-this-month-rpo-and-rto-in-plain-words"],
      },
    ],
  },
  {
    id: "cloud-iot",
    kept: false,
    turns: [
      {
        say: "sensors in 400 fridges, what can u do",
        says: [["IoT", "cooling", "devices", "readings"]],
        link: cloud,
      },
    ],
  },
  {
    id: "cloud-streaming",
    kept: false,
    turns: [
      {
        say: "stream our handball league live, r u the right ones",
        says: [["streaming", "league", "broadcast"]],
        link: cloud,
        begins: "Yes",
      },
    ],
  },
  {
    id: "project-how",
    kept: true,
    turns: [
      {
        say: "how wuld we start, whats step one",
        says: [["describe", "tell us", "look", "Partner with Us"]],
        link: [contact, "/about", "/"],
      },
      {
        say: "how long till smth works",
        says: [["weeks", "could not find", "does not say", "depend"]],
        not: ["in 2 weeks", "30 days"],
      },
    ],
  },
  {
    id: "project-budget",
    kept: false,
    turns: [
      {
        say: "budget is 5k for an automation. enough?",
        says: [notStated],
        link: [contact, automations],
        not: ["should be enough"],
      },
      { say: "can i talk that over with a human", says: [reach], begins: "Yes" },
    ],
  },
  {
    id: "industries-hospital",
    kept: false,
    turns: [
      {
        say: "do you have any experience with hospitals?",
        says: ["healthcare"],
        not: ["our hospital clients", "we worked with a"],
        link: [assistants, models],
      },
      { say: "name one client", says: [], miss: true, not: ["Mayo", "Baylor", "Kaiser"] },
    ],
  },
  {
    id: "industries-farm",
    kept: true,
    turns: [
      {
        say: "ever done smth for agriculture",
        says: [["healthcare", "could not find", "not list", "names no", "does not name"]],
        not: ["we worked with a"],
      },
    ],
  },
  {
    id: "four-services",
    kept: false,
    turns: [
      { say: "so what all do you guys build", says: [["conversational"], ["automation"], ["data", "cloud"]] },
      { say: "tell me more on the 2nd", says: ["automat"], link: automations },
    ],
  },
];
