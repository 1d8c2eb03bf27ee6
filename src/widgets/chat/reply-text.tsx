import type { MouseEvent } from "react";
import { hasModifier } from "../../browser/modifiers.ts";
import { linkify, type Piece, stripTags } from "../../shared/linkify.ts";
import type { ReplyCopy } from "./copy.ts";

interface ReplyTextProps {
  text: string;
  copy: ReplyCopy;
  /** A link was followed inside the app. */
  onFollowLink?: (() => void) | undefined;
}

/** What the assistant says, without HTML, its addresses as links; the page to read on has its name. */
export function ReplyText({ text, copy, onFollowLink }: ReplyTextProps) {
  const follow = (event: MouseEvent) => {
    if (!hasModifier(event)) onFollowLink?.();
  };
  return linkify(stripTags(text).trim(), location.origin).map((piece, index, pieces) => {
    const isNamed = pieces[index - 1]?.text.endsWith(`${copy.moreAt} `);
    const name = isNamed ? nameOf(piece.text) : piece.text;
    return renderPiece(piece, name, index, follow);
  });
}

function renderPiece(piece: Piece, name: string, index: number, follow: (event: MouseEvent) => void) {
  if (piece.kind === "text") return name;
  if (piece.kind === "internal") {
    return (
      <a key={index} href={piece.href} onClick={follow}>
        {name}
      </a>
    );
  }
  return (
    <a key={index} href={piece.href} target="_blank" rel="noopener noreferrer">
      {name}
    </a>
  );
}

/** The name of a page in the footer's links, which every page has; of one that is not there the end of its path. */
function nameOf(path: string): string {
  const links = [...document.querySelectorAll("footer a")];
  const link = links.find((link) => link.getAttribute("href") === path);
  if (link?.textContent) return link.textContent;
  const end = path.slice(path.lastIndexOf("/") + 1).replaceAll("-", " ");
  return end.charAt(0).toUpperCase() + end.slice(1);
}
