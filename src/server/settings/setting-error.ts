/** A setting has a value that the site cannot start with; the message names it in one sentence. */
export class SettingError extends Error {}

/** Half of two settings that belong together is set. */
export function needs(name: string, other: string): SettingError {
  return new SettingError(`${name} is set, but ${other} is not: set both, or neither.`);
}
