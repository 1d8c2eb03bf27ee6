import type { Request, Response } from "express";

/** Whether a client asks for server-sent events by name: what takes anything gets JSON. */
export function wantsStream(req: Request): boolean {
  return /\btext\/event-stream\b/i.test(req.get("Accept") ?? "");
}

/** Begins an answer of server-sent events. */
export function startEvents(res: Response) {
  res.status(200).set({
    "Content-Type": "text/event-stream; charset=utf-8",
    // Nothing on the way may hold parts back: neither the site's own compression, nor nginx.
    "Cache-Control": "private, no-store, no-transform",
    "X-Accel-Buffering": "no",
  });
  res.flushHeaders();
  return {
    send(event: string, data: object): void {
      res.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
  };
}
