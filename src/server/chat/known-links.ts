import { linkify, type Piece } from "../../shared/linkify.ts";
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
  isKnownAddress?(address: string): boolean;
}

/** With the names in the site's own texts that read like an address, such as n8n.io: they may be said again. */
export function withNamesIn(texts: readonly string[], known: KnownLinks): KnownLinks {
  const names = new Set(
    texts
      .flatMap((text) => linkify(text))
      .flatMap((piece) => (isBareDomain(piece) ? [piece.href.toLowerCase()] : [])),
  );
  return {
    ...known,
    isKnownAddress: (address) => names.has(address.toLowerCase()) || known.isKnownAddress?.(address) === true,
  };
}

/** Takes out of a text what the chat would show as a link, or would be written to, where the site does not have it. */
export function withoutUnknownLinks(text: string, known: KnownLinks): string {
  return linkify(text)
    .map((piece) => (piece.kind === "text" || isKnown(piece, known) ? piece.text : ""))
    .join("")
    .replace(pathLike, (path) => (known.isKnownPath(pathOf(path)) ? path : ""))
    .replace(mailAddress, (address) => (known.isKnownMail(address) ? address : ""))
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

function isKnown(piece: Piece, known: KnownLinks): boolean {
  return piece.kind !== "text" && isKnownTarget(piece.href, known);
}

function isKnownTarget(href: string, { isKnownPath, isKnownAddress }: KnownLinks): boolean {
  return isKnownPath(pathOf(href)) || isKnownAddress?.(href) === true;
}

function isBareDomain(piece: Piece): piece is Extract<Piece, { kind: "external" }> {
  return piece.kind === "external" && piece.href !== piece.text;
}
