import type { Dialogue } from "../dialogue.ts";
import { articles, cloud, contact } from "../facts.ts";

/** Data platforms, clouds and hosting. */
export const dialogues: Dialogue[] = [
  {
    id: "practice-insane-bill",
    kept: false,
    turns: [
      { say: "our aws bill is insane this year", says: [["spending", "cost", "idle"]], link: cloud },
      { say: "how would you get it down", says: [["idle", "tagged", "switched off", "follows the load"]] },
    ],
  },
  {
    id: "practice-ransomware",
    kept: false,
    turns: [
      {
        say: "got hit by ransomware last spring. never again",
        says: [["second region", "restore", "locked copy", "backup"]],
        link: [cloud, articles.backup],
      },
      {
        say: "do you practice the restore or just hope",
        says: [["rehears", "practic", "restore test", "in writing"]],
      },
    ],
  },
  {
    id: "practice-uptime",
    kept: false,
    turns: [
      { say: "how many nines do u guarantee", says: ["99.9%"], link: cloud },
      { say: "and if ur below?", says: [["agreement"]] },
      { say: "counts for stuff hosted elsewhere?", says: [["hosting that we manage"]], begins: "No" },
    ],
  },
  {
    id: "practice-server-closet",
    kept: false,
    turns: [
      {
        say: "we have a server closet under the stairs and want it gone",
        says: [["migrat", "cloud", "move"]],
        link: cloud,
      },
      { say: "what if it goes sideways halfway", says: [["way back", "go back"]] },
      {
        say: "so is everything down that weekend",
        says: [["keep running", "side by side", "interrupted", "stages"]],
        begins: "No",
      },
      { say: "how long for 12 servers", says: [["depend"]] },
    ],
  },
  {
    id: "practice-fridges",
    kept: false,
    turns: [
      {
        say: "900 fridges with temp sensors, need to see them somewhere",
        says: [["IoT", "readings", "MQTT", "cooling"]],
        link: cloud,
      },
      { say: "signal is bad out there", says: [["edge", "complete", "could not find"]] },
    ],
  },
  {
    id: "practice-buffering",
    kept: false,
    turns: [
      {
        say: "we broadcast high school football and it buffers every friday",
        says: [["stream", "viewer", "peaks"]],
        link: cloud,
      },
    ],
  },
  {
    id: "practice-two-numbers",
    kept: false,
    turns: [
      {
        say: "sales says 4m, finance says 3.6, same month",
        says: [["one set of definitions", "definitions", "warehouse"]],
        link: [cloud, articles.contracts],
      },
      { say: "can you sort that", says: [["warehouse", "definitions", "reports"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-law-onprem",
    kept: false,
    turns: [
      { say: "by law part of our data has to stay in house", says: [["hybrid", "private"]], link: cloud },
    ],
  },
  {
    id: "practice-on-call",
    kept: false,
    turns: [
      {
        say: "once its all in the cloud whos getting up at night",
        says: [["on-call", "on call"]],
        link: cloud,
      },
      { say: "id rather our guys do it", says: [["documentation", "yours runs", "your team"]] },
    ],
  },
  {
    id: "practice-azure",
    kept: false,
    turns: [
      {
        say: "azure shop here, or do you only do aws",
        says: [["azure", "the provider you use", "could not find"]],
      },
    ],
  },
  {
    id: "practice-soc2",
    kept: false,
    turns: [
      { say: "got a soc 2 report?", says: [], miss: true },
      {
        say: "hm ok. how do you keep the platform secure then",
        says: [["encryption", "by role", "alerts"]],
        link: cloud,
      },
    ],
  },
  {
    id: "practice-brand-sites",
    kept: false,
    turns: [
      {
        say: "we have 11 brand websites on 11 hosters",
        says: [["hosting", "one contract", "brand sites"]],
        link: cloud,
      },
      { say: "whats in it", says: [["monitoring", "certificates", "firewall", "staging"]] },
      { say: "per month?", says: [["could not find", "by stage", "depend", "price our work"]] },
    ],
  },
  {
    id: "practice-release-fear",
    kept: false,
    turns: [
      {
        say: "every release of our portal breaks billing",
        says: [["small releases", "rolled back", "portal", "without touching billing"]],
        link: cloud,
      },
    ],
  },
  {
    id: "practice-platform-start",
    kept: false,
    turns: [
      {
        say: "auditor is coming and our infrastructure is... not good",
        says: [["audit", "plan", "overview", "risks"]],
        link: cloud,
      },
      { say: "what do i send you", says: [["overview"]], link: [cloud, contact] },
    ],
  },
  {
    id: "practice-estimate-cloud",
    kept: false,
    turns: [
      {
        say: "what would a data warehouse set us back",
        says: [["by stage", "price our work", "price"]],
        link: cloud,
      },
      { say: "is the provider bill in that", says: [["estimate", "follows what you use"]] },
    ],
  },
  {
    id: "practice-quiet-weeks",
    kept: false,
    turns: [
      {
        say: "we only have traffic in december, rest of the year nothing",
        says: [["follows the load", "quiet week"]],
        link: cloud,
      },
    ],
  },
];
