import { serveTasks } from "../../../src/server/threads/serve-tasks.ts";

// A worker whose tasks fail in the way that they name.
serveTasks((way: "time" | "memory" | "fault"): string => {
  if (way === "fault") throw new Error("A fault");
  const full: unknown[] = [];
  for (;;) if (way === "memory") full.push(new Array(1_000_000).fill({}));
});
