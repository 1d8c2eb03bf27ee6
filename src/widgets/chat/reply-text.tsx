import type { MouseEvent } from "react";
import { Link } from "react-router";
import { isPlainClick } from "../../browser/plain-click.ts";
import { linkify, type Piece, stripTags } from "../../shared/linkify.ts";

interface ReplyTextProps {
  text: string;
  /** A link was followed inside the app. */
  onFollowLink?: (() => void) | undefined;
}

/** What the assistant says, without HTML, its addresses as links. */
export function ReplyText({ text, onFollowLink }: ReplyTextProps) {
  const follow = (event: MouseEvent) => {
    if (isPlainClick(event)) onFollowLink?.();
  };
  return linkify(stripTags(text).trim(), location.origin).map((piece, index) =>
    renderPiece(piece, index, follow),
  );
}

function renderPiece(piece: Piece, index: number, follow: (event: MouseEvent) => void) {
  if (piece.kind === "text") return piece.text;
  if (piece.kind === "internal") {
    return (
      <Link key={index} to={piece.href} onClick={follow}>
        {piece.text}
      </Link>
    );
  }
  return (
    <a key={index} href={piece.href} target="_blank" rel="noopener noreferrer">
      {piece.text}
    </a>
  );
}
