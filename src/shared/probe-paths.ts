/** What a monitor asks: whether the process runs, and whether it can do its work. */
export const probePaths = { health: "/healthz", ready: "/readyz", serve: "/servez" } as const;
