import type { IconName } from "../src/shared/icon-name.d.ts";

interface Task {
  icon: IconName;
  paper: string;
  result: string;
}

/** Made-up work in the hero; without motion the first four are paper. */
export const heroTasks: { label: string; pause: string; items: readonly Task[] } = {
  label: "Example tasks",
  pause: "Pause motion",
  items: [
    { icon: "message", paper: "Which plan fits me?", result: "Answered" },
    { icon: "file-text", paper: "Invoice", result: "Sorted" },
    { icon: "users", paper: "Meeting notes", result: "Report drafted" },
    { icon: "mail", paper: "Re: Re: Re: Quote", result: "Answered" },
    { icon: "mic", paper: "Voicemail, 0:41", result: "Answered" },
    { icon: "scale", paper: "Contract, third draft", result: "Clauses marked" },
    { icon: "mail", paper: "New inquiry", result: "Sorted" },
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
