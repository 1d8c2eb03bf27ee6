import { needs } from "./setting-error.ts";

interface ModelSettings {
  /** The base address of an OpenAI-compatible API, without a slash at its end. */
  url: string;
  name: string;
  key: string | null;
  /** So many messages a day it may answer. */
  daily: number;
}

/** The language model, or null. Throws a SettingError where its address or its name is missing. */
export function chatModelOf(settings: {
  CHAT_MODEL_URL?: string | undefined;
  CHAT_MODEL?: string | undefined;
  CHAT_MODEL_KEY?: string | undefined;
  CHAT_MODEL_DAILY: number;
}): ModelSettings | null {
  const { CHAT_MODEL_URL: url, CHAT_MODEL: name, CHAT_MODEL_KEY: key = null } = settings;
  if (url !== undefined && name !== undefined)
    return { url: url.replace(/\/+$/, ""), name, key, daily: settings.CHAT_MODEL_DAILY };
  if (url !== undefined) throw needs("CHAT_MODEL_URL", "CHAT_MODEL");
  if (name !== undefined) throw needs("CHAT_MODEL", "CHAT_MODEL_URL");
  if (key !== null) throw needs("CHAT_MODEL_KEY", "CHAT_MODEL_URL");
  return null;
}
