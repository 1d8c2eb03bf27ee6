/** A setting has a value that the site cannot start with; the message names it in one sentence. */
export class SettingError extends Error {}
