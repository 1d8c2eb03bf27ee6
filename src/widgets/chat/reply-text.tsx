import type { MouseEvent } from "react";
import { hasModifier } from "../../browser/modifiers.ts";
import { linkify, type Piece, stripMarks, stripTags } from "../../shared/linkify.ts";

interface ReplyTextProps {
  text: string;
  /** Shows paths as they are, in texts that are fixed to the letter. */
  keepsPaths?: boolean;
  onFollowLink?: (() => void) | undefined;
}

/** A reply as text with links, without HTML and Markdown; links to pages of the site show their names. */
export function ReplyText({ text, keepsPaths = false, onFollowLink }: ReplyTextProps) {
  const follow = (event: MouseEvent) => {
    if (!hasModifier(event)) onFollowLink?.();
  };
  return linkify(stripMarks(stripTags(text)).trim(), location.origin).map((piece, index) => {
    return renderPiece(piece, keepsPaths ? piece.text : nameIn(piece), index, follow);
  });
}

function nameIn(piece: Piece): string {
  if (piece.kind !== "internal") return piece.text;
  return piece.title ?? (piece.text.startsWith("/") ? nameOf(piece.text) : piece.text);
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

/** The page's name in the footer's links, or the end of its path. */
function nameOf(address: string): string {
  const path = address.replace(/\/?(?:[?#].*)?$/, "");
  const link = [...document.querySelectorAll("footer a")].find((a) => a.getAttribute("href") === path);
  const end = path.replace(/.*\//, "").replaceAll("-", " ");
  return link?.textContent || end.charAt(0).toUpperCase() + end.slice(1);
}
