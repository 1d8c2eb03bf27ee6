import { linkify } from "../../shared/linkify.ts";
import { pathOf } from "../../shared/urls.ts";

/** A token without end is let go in parts. */
const maxHeldLength = 2_000;

/** What reads like an address on the site: its chat shows some of them as text, and a visitor would type them in. */
const pathLike = /(?<![\p{L}\p{N}/.:_-])(?:\/\/[^\s)]+|\/\p{L}[\p{L}\p{N}-]*(?:\/[\p{L}\p{N}-]+)+)/gu;
const mailAddress = /[\p{L}\p{N}._%+-]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}/gu;

/** What a text may link to. */
export interface KnownLinks {
  isKnownPath(path: string): boolean;
  isKnownMail(address: string): boolean;
  /** Whether a whole address, with its scheme, is the site's or the company's own. */
  isKnownAddress(address: string): boolean;
}

/**
 * Leaves of a text's links those that the site has. Of any other host or mail address the words stay, without scheme and path,
 * and are no link: it may be a name such as ASP.NET. An invented path on the site goes.
 */
export function withoutUnknownLinks(text: string, known: KnownLinks): string {
  return linkify(text)
    .map((piece) => {
      // An address with a user's name in it is text.
      if (piece.kind === "text")
        return piece.text.replace(/https?:\/\/\S+/gi, (url) => breakLink(hostIn(url)));
      if (isKnownTarget(piece.href, known)) return piece.text;
      return piece.kind === "external" ? breakLink(hostIn(piece.text)) : "";
    })
    .join("")
    .replace(pathLike, (path) => (known.isKnownPath(pathOf(path)) ? path : ""))
    .replace(mailAddress, (address) => (known.isKnownMail(address) ? address : breakLink(address)))
    .replace(/\]\([^\s()]*\)/g, (link) => (isKnownTarget(link.slice(2, -1), known) ? link : "]"));
}

/** The same for a text that comes in parts: no link is let go before it is whole, as far as a space ends it. */
export function createLinkFilter(known: KnownLinks) {
  let held = "";
  return {
    /** What can be shown after one more part. */
    add(part: string): string {
      held += part;
      const end = held.length > maxHeldLength ? held.length : held.search(/\s\S*$/) + 1;
      const whole = held.slice(0, end);
      held = held.slice(end);
      return withoutUnknownLinks(whole, known);
    },
    /** The rest. */
    end(): string {
      const rest = withoutUnknownLinks(held, known);
      held = "";
      return rest;
    },
  };
}

function isKnownTarget(href: string, { isKnownPath, isKnownAddress }: KnownLinks): boolean {
  return isKnownPath(pathOf(href)) || isKnownAddress(href);
}

function hostIn(address: string): string {
  return address.replace(/^https?:[\\/]*/i, "").replace(/[\\/?#].*/s, "");
}

/** The same words with a WORD JOINER, which nobody sees, before each dot: so neither `linkify` nor a mail program links them. */
function breakLink(address: string): string {
  return address.replaceAll(".", "\u2060.");
}
