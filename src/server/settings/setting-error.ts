/** Settings with which the site cannot start; the message names each in a sentence. */
export class SettingError extends Error {}
