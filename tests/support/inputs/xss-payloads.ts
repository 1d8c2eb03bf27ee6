import sections from "./xss-payloads.json" with { type: "json" };

/** Texts that would run script somewhere, if they were taken for something other than text. Each calls a dialog. */
export const xssPayloads: readonly string[] = Object.values(sections).flat();
