import { onTestFinished } from "vitest";

export async function untilTestEnds<T extends { stop(): Promise<unknown> }>(
  starting: Promise<T>,
): Promise<T> {
  const started = await starting;
  onTestFinished(async () => void (await started.stop()));
  return started;
}
