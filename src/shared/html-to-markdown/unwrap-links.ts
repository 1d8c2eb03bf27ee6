import { parseUrl } from "../parse-url.ts";

/** How mail programs, chats and sites wrap links, and where the wrapper has the real address. */
const wrappers: readonly { at: RegExp; target(url: URL): string | null }[] = [
  // Outlook and Teams; the wrapper contains the recipient's mail address.
  {
    at: /^(?:[\w-]+\.)?safelinks\.protection\.(?:(?:partner\.)?outlook\.c(?:om|n)|office365\.us)\//,
    target: parameter("url"),
  },
  { at: /^statics\.teams\.cdn\.office\.net\/evergreen-assets\/safelinks\//, target: parameter("url") },
  { at: /^urldefense\.(?:proofpoint\.com|com|us)\/v1\/url$/, target: parameter("u") },
  { at: /^urldefense\.(?:proofpoint\.com|com|us)\/v2\/url$/, target: proofpoint2 },
  { at: /^urldefense\.(?:proofpoint\.com|com|us)\/v3\/__/, target: proofpoint3 },
  { at: /^secure-web\.cisco\.com\//, target: lastSegment },
  {
    at: /^(?:[\w-]+\.)*trendmicro\.com\/(?:wis\/clicktime\/v1\/query|connect\/click)/,
    target: parameter("url"),
  },
  { at: /^(?:[\w-]+\.)*protection\.sophos\.com\//, target: base64Parameter("u") },
  { at: /^linkprotect\.cudasvc\.com\/url$/, target: parameter("a") },
  { at: /^(?:www\.)?google(?:\.[a-z]{2,3}){1,2}\/url$/, target: parameter("q", "url") },
  { at: /^(?:www\.)?google(?:\.[a-z]{2,3}){1,2}\/imgres$/, target: parameter("imgrefurl") },
  { at: /^(?:www\.)?bing\.com\/ck\/a$/, target: bingTarget },
  { at: /^r\.search\.yahoo\.com\//, target: yahooTarget },
  {
    at: /^(?:l|lm)\.(?:facebook|messenger|instagram|threads)\.(?:com|net)\/(?:l\.php)?$/,
    target: parameter("u"),
  },
  { at: /^(?:[\w-]+\.)?linkedin\.com\/(?:redir\/[\w-]+|safety\/go)\/?$/, target: parameter("url") },
  { at: /^(?:www\.|m\.)?youtube\.com\/redirect$/, target: parameter("q") },
  { at: /^slack-redir\.net\/link$/, target: parameter("url") },
  { at: /^(?:www\.)?duckduckgo\.com\/l\/$/, target: parameter("uddg") },
  { at: /^(?:www\.)?medium\.com\/r\/$/, target: parameter("url") },
  { at: /^t\.umblr\.com\/redirect$/, target: parameter("z") },
  { at: /^out\.reddit\.com\//, target: parameter("url") },
  { at: /^(?:away\.)?vk\.com\/away\.php$/, target: parameter("to") },
  { at: /^(?:www\.)?steamcommunity\.com\/linkfilter\/?$/, target: parameter("u", "url") },
];

/** Unwraps an address, however often it was wrapped. Returns null where the wrapper has no http(s) address. */
export function unwrapped(href: string): string | null {
  const url = httpUrl(href);
  if (url === null) return null;
  const place = `${url.hostname}${url.pathname}`;
  const target = wrappers.find(({ at }) => at.test(place))?.target(url) ?? null;
  return target === null ? href : unwrapped(target);
}

export function unwrapLinks(text: string): string {
  return text.replace(
    /https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]}]/gi,
    (address) => unwrapped(address) ?? address,
  );
}

function parameter(...names: string[]): (url: URL) => string | null {
  return ({ searchParams }) =>
    names.map((name) => searchParams.get(name)).find((value) => value !== null) ?? null;
}

/** Cisco puts the whole address, encoded, behind its own code. */
function lastSegment({ pathname }: URL): string | null {
  return decoded(pathname.slice(pathname.lastIndexOf("/") + 1));
}

function base64Parameter(name: string): (url: URL) => string | null {
  return ({ searchParams }) => {
    const written = searchParams.get(name);
    return written === null ? null : utf8(fromBase64(written));
  };
}

/** Bing writes a1 and the address in base64. */
function bingTarget({ searchParams }: URL): string | null {
  const [, written] = /^a1(.+)$/.exec(searchParams.get("u") ?? "") ?? [];
  return written === undefined ? null : utf8(fromBase64(written));
}

/** Yahoo has the address in a segment of its own path. */
function yahooTarget({ pathname }: URL): string | null {
  const [, written] = /\/RU=([^/]+)\//.exec(pathname) ?? [];
  return written === undefined ? null : decoded(written);
}

/** Proofpoint's second format writes % as - and / as _. */
function proofpoint2({ searchParams }: URL): string | null {
  const written = searchParams.get("u");
  return written === null ? null : decoded(written.replaceAll("-", "%").replaceAll("_", "/"));
}

/** Proofpoint's third format replaces characters by * (or ** and a letter for several), and appends them in base64. */
function proofpoint3({ href }: URL): string | null {
  const [, address = "", base64 = ""] = /\/v3\/__(.+?)__;([\w-]*)!/.exec(href) ?? [];
  if (address === "") return null;
  const signs = [...utf8(fromBase64(base64))];
  return address
    .replace(/^(https?:\/)(?=[^/])/i, "$1/")
    .replace(/\*(?:\*([\w-]))?/g, (_mark, run?: string) =>
      signs.splice(0, run === undefined ? 1 : runs.indexOf(run) + 2).join(""),
    );
}

const runs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

function fromBase64(text: string): string {
  try {
    return atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  } catch {
    return "";
  }
}

/** Reads signs that each stand for a byte. */
function utf8(binary: string): string {
  return new TextDecoder().decode(Uint8Array.from(binary, (sign) => sign.charCodeAt(0)));
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function httpUrl(href: string): URL | null {
  const url = parseUrl(href);
  return url !== null && /^https?:$/.test(url.protocol) ? url : null;
}
