import type { Response } from "express";

/** Aborts when whoever asked goes away before the answer. */
export function goneSignal(res: Response): AbortSignal {
  const gone = new AbortController();
  res.on("close", () => {
    if (!res.writableFinished) gone.abort();
  });
  return gone.signal;
}
