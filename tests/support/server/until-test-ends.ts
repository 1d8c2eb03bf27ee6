import { onTestFinished } from "vitest";

/** What is being started, which is stopped at the end of the test. */
export async function untilTestEnds<T extends { stop(): Promise<unknown> }>(
  starting: Promise<T>,
): Promise<T> {
  const started = await starting;
  onTestFinished(async () => void (await started.stop()));
  return started;
}
