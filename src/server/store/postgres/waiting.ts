import { DatabaseLateError } from "./database-errors.ts";

export async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const error = new DatabaseLateError(`The database did not answer within ${ms} ms`);
  // An answer that arrived while this process was busy is read before the immediate runs.
  const timer = setTimeout(() => setImmediate(reject, error), ms);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Rejects with the signal's reason if it aborts. Racing against one long-lived promise would leak memory. */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener("abort", abort);
  if (signal.aborted) abort();
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}
