import type { IconName } from "../src/shared/icon-name.d.ts";

interface Task {
  icon: IconName;
  paper: string;
  result: string;
}

/** Made-up work in the hero; without motion the first three are done. */
export const heroTasks: { label: string; pause: string; items: readonly Task[] } = {
  label: "Example tasks",
  pause: "Pause motion",
  items: [
    { icon: "mic", paper: "Voicemail, 0:41", result: "Call booked, 2:30" },
    { icon: "mail", paper: "Re: Re: Re: Quote", result: "Quote sent" },
    { icon: "file-text", paper: "Invoice", result: "Line 2 questioned" },
    { icon: "users", paper: "Meeting notes", result: "Tasks handed out" },
    { icon: "scale", paper: "Contract, draft 3", result: "Clause 9 marked" },
    { icon: "chart", paper: "Sales.csv", result: "Forecast ready" },
  ],
};

export const sceneWords = {
  example: "Example",
  conversation: {
    ask: "Can we move Friday?",
    answer: "Yes. 10:00 or 2:30 is free.",
    askMore: "10:00. And a word about the bill?",
    handOver: "A colleague knows. Handing over.",
    person: "A colleague",
    notes: "Notes so far",
  },
  gates: { names: ["Read", "Match", "Check"], document: "Invoice", waits: "Waits for your tick" },
  forecast: { past: "What happened", today: "Today", future: "What to expect" },
  plates: ["New AI work", "Trusted data", "Pipelines", "Cloud platform"],
} as const;
