import type { WorkerFixture } from "playwright/test";

/** A fixture that lives as long as a worker, of something that is started and stopped. */
export function forWorker<T extends { stop(): Promise<unknown> }>(
  start: () => Promise<T>,
): [WorkerFixture<T, object>, { scope: "worker" }] {
  return [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const started = await start();
      await use(started);
      await started.stop();
    },
    { scope: "worker" },
  ];
}
