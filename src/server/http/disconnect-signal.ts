import type { Response } from "express";

/** Aborts when the client disconnects before the response is sent. */
export function disconnectSignal(res: Response): AbortSignal {
  const controller = new AbortController();
  res.on("close", () => {
    if (!res.writableFinished) controller.abort();
  });
  return controller.signal;
}
