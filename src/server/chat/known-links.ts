import { linkify } from "../../shared/linkify.ts";
import { pathOf } from "../../shared/urls.ts";

const maxHeldLength = 2_000;

/** Chat clients show paths as plain text too, which visitors would type into the address bar. */
const pathLike = /(?<![\p{L}\p{N}/.:_-])(?:\/\/[^\s)]+|\/\p{L}[\p{L}\p{N}-]*(?:\/[\p{L}\p{N}-]+)+)/gu;
const mailAddress = /[\p{L}\p{N}._%+-]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}/gu;

export interface KnownLinks {
  isKnownPath(path: string): boolean;
  isKnownMail(address: string): boolean;
  /** Whether an absolute URL belongs to the site or to the company's profiles. */
  isKnownAddress(address: string): boolean;
}

/** Removes unknown paths. Unknown hosts stay as text, since they may be names such as ASP.NET. */
export function withoutUnknownLinks(text: string, known: KnownLinks): string {
  return linkify(text)
    .map((piece) => {
      // URLs with credentials are never linked.
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

/** Filters streamed text; holds a word back until a space ends it. */
export function createLinkFilter(known: KnownLinks) {
  let held = "";
  return {
    add(part: string): string {
      held += part;
      const end = held.length > maxHeldLength ? held.length : held.search(/\s\S*$/) + 1;
      const complete = held.slice(0, end);
      held = held.slice(end);
      return withoutUnknownLinks(complete, known);
    },
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

/** Inserts a WORD JOINER before each dot, so that neither `linkify` nor mail clients link the address. */
function breakLink(address: string): string {
  return address.replaceAll(".", "\u2060.");
}
