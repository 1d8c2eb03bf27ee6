import { serveTasks } from "../../../src/server/threads/worker-thread.ts";

serveTasks((way: "time" | "memory" | "fault" | "pause"): string => {
  if (way === "fault") throw new Error("A fault");
  if (way === "pause") return Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000);
  const full: unknown[] = [];
  for (;;) if (way === "memory") full.push(new Array(1_000_000).fill({}));
});
