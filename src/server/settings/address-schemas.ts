import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import * as v from "valibot";

export const origin = originWith("must be an address such as https://www.example.com, without a path");

export const trustedOrigin = originWith(
  "must be an https address such as https://forms.example.com, or http on a loopback or private address, without a path",
  isTrusted,
);

function originWith(message: string, isAllowed: (url: URL) => boolean = () => true) {
  return v.pipe(
    v.string(message),
    v.check((value) => {
      const found = originOf(value);
      return found !== null && isAllowed(new URL(found));
    }, message),
    v.transform((value) => originOf(value) ?? ""),
  );
}

/** The URL of a server that may receive visitors' data; `example` is for the error message. */
export function trustedUrl(example: string) {
  return urlOf(`${example}, or http on a loopback or private address`, isPrivateHost);
}

/** Allows also names without dots, which resolve only in the own network. */
export function nearUrl(example: string) {
  return urlOf(`${example}, or http on a private address or a name without dots`, isNear);
}

/** The URL of a page that visitors open. */
export function httpsUrl(example: string) {
  return urlOf(example, () => false);
}

function urlOf(wanted: string, isNearEnough: typeof isNear) {
  const message = `must be an https address such as ${wanted}, without a user name`;
  return v.pipe(
    v.string(message),
    v.check((value) => URL.canParse(value) && isTrusted(new URL(value), isNearEnough), message),
  );
}

const databaseMessage = "must be an address such as postgres://user:password@db.example.com/site";

export const databaseUrl = v.pipe(v.string(databaseMessage), v.check(isDatabase, databaseMessage));

function isDatabase(value: string): boolean {
  const [, host, query] = /^postgres(?:ql)?:\/\/([^/?\s]*)\/[^/?\s]+(?:\?(\S*))?$/.exec(value) ?? [];
  if (host === undefined) return false;
  return !/(^|@)$/.test(host) || new URLSearchParams(query).has("host");
}

const smtpMessage =
  "must be an address such as smtps://user:password@mail.example.com or smtp://mail.example.com:587, with signs like @ and / in the password written as %40 and %2F";

/** Refuses query parameters, which could weaken TLS. */
export const smtpUrl = v.pipe(
  v.string(smtpMessage),
  v.transform(smtpServerOf),
  v.nonNullable(v.nullable(v.custom<SmtpServer>((server) => server !== null)), smtpMessage),
);

export interface SmtpServer {
  host: string;
  port: number;
  /** False means that TLS begins with STARTTLS. */
  secure: boolean;
  /** Refuses a server without STARTTLS, except in the own network. */
  requireTLS: boolean;
  auth?: { user: string; pass: string };
}

function smtpServerOf(value: string): SmtpServer | null {
  if (!URL.canParse(value)) return null;
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(value);
  const secure = protocol === "smtps:";
  if (!secure && protocol !== "smtp:") return null;
  if (hostname === "" || pathname.length > 1 || search !== "" || hash !== "") return null;
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  try {
    const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
    return {
      host,
      port: port === "" ? (secure ? 465 : 587) : Number(port),
      secure,
      requireTLS: !isNear(host),
      ...(username !== "" && { auth }),
    };
  } catch {
    return null;
  }
}

const addressPattern = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+$/u;
const addressesMessage = "must be one or more email addresses such as sales@example.com, separated by commas";

export const mailAddresses = v.pipe(
  v.string(addressesMessage),
  v.transform((value) => value.split(",").map((address) => address.trim())),
  v.everyItem((address) => addressPattern.test(address), addressesMessage),
);

const senderMessage = "must be an email address, or a name and an address such as Example <info@example.com>";

export const mailSender = v.pipe(
  v.string(senderMessage),
  v.transform((value) => {
    const [, name = "", address = value] = /^([^<>\r\n]*)<([^<>]*)>$/.exec(value) ?? [];
    return { name: name.trim().replace(/^"(.*)"$/, "$1"), address: address.trim() };
  }),
  v.check(({ address }) => addressPattern.test(address), senderMessage),
);

const listenMessage =
  "must be an IP address such as 127.0.0.1, a name such as localhost, or 0.0.0.0 for all addresses";

export const listenAddress = v.pipe(
  v.string(listenMessage),
  v.check((value) => isIP(value) !== 0 || /^(?:[a-z\d-]+\.)*[a-z][a-z\d-]*$/i.test(value), listenMessage),
);

function isTrusted(
  { protocol, hostname, username, password }: URL,
  isNearEnough: typeof isNear = isPrivateHost,
): boolean {
  if (username !== "" || password !== "") return false;
  return protocol === "https:" || (protocol === "http:" && isNearEnough(hostname));
}

function originOf(value: string): string | null {
  if (!URL.canParse(value)) return null;
  const url = new URL(value);
  const bare = url.pathname === "/" && !url.search && !url.hash && !url.username && !url.password;
  return bare && /^https?:$/.test(url.protocol) ? url.origin : null;
}

/** Accepts names and addresses, with or without brackets. */
export function isPrivateHost(host: string): boolean {
  if (host === "localhost") return true;
  const address = host.replace(/^\[(.*)\]$/, "$1");
  return ipaddr.isValid(address) && privateRanges.has(ipaddr.parse(address).range());
}

/** Names without dots, such as those of containers, resolve only in the own network. */
function isNear(host: string): boolean {
  return isPrivateHost(host) || !/[.:]/.test(host);
}

const privateRanges = new Set(["loopback", "private", "uniqueLocal"]);
