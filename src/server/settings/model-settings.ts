interface ModelSettings {
  /** The base address of an OpenAI-compatible API, without a slash at its end. */
  url: string;
  name: string;
  key: string | null;
  /** So many messages a day it may answer. */
  daily: number;
}

/** The language model, or null. */
export function chatModelOf(settings: {
  CHAT_MODEL_URL?: string | undefined;
  CHAT_MODEL?: string | undefined;
  CHAT_MODEL_KEY?: string | undefined;
  CHAT_MODEL_DAILY: number;
}): ModelSettings | null {
  const { CHAT_MODEL_URL: url, CHAT_MODEL: name, CHAT_MODEL_KEY: key = null } = settings;
  if (url === undefined || name === undefined) return null;
  return { url: url.replace(/\/+$/, ""), name, key, daily: settings.CHAT_MODEL_DAILY };
}
