import { linkify, stripTags } from "../../shared/linkify.ts";
import styles from "./questions.module.css";

interface AnswerTextProps {
  reply: string;
  link: string | null;
}

/** The answer as a visitor sees it; its links open in new tabs. */
export function AnswerText({ reply, link }: AnswerTextProps) {
  const more = link?.startsWith("/") && !reply.includes(link) ? link : null;
  return (
    <p className={styles.reply}>
      {linkify(stripTags(reply)).map((piece, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other key
        piece.kind === "text" ? piece.text : <PageLink key={index} path={piece.href} text={piece.text} />,
      )}
      {more !== null && (
        <>
          {"\n"}More on this page: <PageLink path={more} text={more} />
        </>
      )}
    </p>
  );
}

function PageLink({ path, text }: { path: string; text: string }) {
  return (
    <a href={path} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}
