/** Writes one JSON line of a named event to standard output, or an error with its stack to standard error. */
export function logEvent(event: string, details: Record<string, unknown> = {}): void {
  console.info(JSON.stringify({ time: new Date().toISOString(), event, ...details }));
}

export function logError(error: unknown, details: Record<string, unknown> = {}): void {
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(JSON.stringify({ time: new Date().toISOString(), event: "error", ...details, message }));
}
