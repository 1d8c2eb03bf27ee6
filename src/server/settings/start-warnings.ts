import { isPrivateHost } from "./address-schemas.ts";
import type { Env } from "./env.ts";

export function startWarnings(
  env: Pick<Env, "siteUrl" | "trustProxy" | "host" | "port" | "chatWebhook" | "chatModel">,
): string[] {
  const { protocol, hostname } = new URL(env.siteUrl);
  const warnings: string[] = [];
  if (protocol === "https:" && env.trustProxy === 0) {
    warnings.push(
      "SITE_URL is https, but TRUST_PROXY is 0: behind a proxy nobody can sign in, and all visitors share one address's limits. Set TRUST_PROXY to the number of proxies.",
    );
  }
  if (protocol === "http:" && env.trustProxy > 0) {
    warnings.push(
      `TRUST_PROXY is ${env.trustProxy}, but SITE_URL is ${env.siteUrl}: set it to the https address that visitors use.`,
    );
  } else if (protocol === "http:" && !isPrivateHost(hostname)) {
    warnings.push(
      "SITE_URL is http: passwords and what visitors type cross the network readable. Put an https proxy in front.",
    );
  }
  if (env.trustProxy > 0 && env.host !== null && !isPrivateHost(env.host)) {
    warnings.push(
      `HOST is ${env.host} and TRUST_PROXY is ${env.trustProxy}: everybody who reaches port ${env.port} past the proxy can claim any address, so that no limit holds. Let only the proxy reach it, or set HOST to 127.0.0.1.`,
    );
  }
  if (env.chatWebhook !== null && env.chatModel !== null) {
    warnings.push(
      "CHAT_WEBHOOK_URL and CHAT_MODEL_URL are both set: the automation answers the chat, and the model is never asked. Leave one out.",
    );
  }
  return warnings;
}
