import type { MouseEvent } from "react";
import { Link } from "react-router";
import { moreAt } from "../../../content/chat/panel.ts";
import { site } from "../../../content/site.ts";
import { isPlainClick } from "../../browser/plain-click.ts";
import { linkify, type Piece, stripTags } from "../../shared/linkify.ts";

interface ReplyTextProps {
  text: string;
  /** A link was followed inside the app. */
  onFollowLink?: (() => void) | undefined;
}

/** What the assistant says, without HTML, its addresses as links; the page to read on has its name. */
export function ReplyText({ text, onFollowLink }: ReplyTextProps) {
  const follow = (event: MouseEvent) => {
    if (isPlainClick(event)) onFollowLink?.();
  };
  return linkify(stripTags(text).trim(), location.origin).map((piece, index, pieces) =>
    renderPiece(piece, index, pieces[index - 1], follow),
  );
}

function renderPiece(
  piece: Piece,
  index: number,
  before: Piece | undefined,
  follow: (event: MouseEvent) => void,
) {
  if (piece.kind === "text") return piece.text;
  if (piece.kind === "internal") {
    return (
      <Link key={index} to={piece.href} onClick={follow}>
        {before?.text.endsWith(`${moreAt} `) ? pageName(piece.text) : piece.text}
      </Link>
    );
  }
  return (
    <a key={index} href={piece.href} target="_blank" rel="noopener noreferrer">
      {piece.text}
    </a>
  );
}

/** The name of a page in the menus; of others, what their path ends in. */
function pageName(path: string): string {
  const { menus, links, legal } = site.nav;
  const known = [
    ...menus.flatMap(({ groups }) => groups.flatMap((group) => group.links)),
    ...links,
    ...legal,
  ];
  const [first = "", ...rest] = path.slice(path.lastIndexOf("/") + 1).replaceAll("-", " ");
  return known.find(({ href }) => href === path)?.title ?? first.toUpperCase() + rest.join("");
}
