import { desk as copy, type Scrap } from "../../../../content/home-desk.ts";
import { Icon } from "../../../components/icon/icon.tsx";
import { firstSentence } from "../../../shared/first-sentence.ts";
import { partnershipPath } from "../../../shared/paths.ts";
import type { Message } from "../../../widgets/chat/conversation.ts";
import { ReplyText } from "../../../widgets/chat/reply-text.tsx";
import styles from "./slip.module.css";

interface SlipProps {
  scrap: Scrap;
  reply: Message;
  onClose(): void;
}

/** What leaves the arrow: the answer and the page that it comes from, or the way to a person. */
export function Slip({ scrap, reply, onClose }: SlipProps) {
  const { source } = reply;
  const [heading, text] =
    source === null
      ? [copy.person.heading, copy.person.text]
      : firstSentence(reply.text.split(/\n{2,}/)[0] ?? "");
  return (
    <div className={styles.slip} data-tone="white">
      <p className={styles.top}>
        <Icon name={scrap.icon} />
        <span>{scrap.words}</span>
        <button type="button" aria-label={copy.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </p>
      <p className={styles.heading}>
        <ReplyText text={heading} />
      </p>
      <p className={styles.text}>
        <ReplyText text={text} />
      </p>
      {source === null ? (
        <a className={styles.stub} href={partnershipPath}>
          <b>{copy.person.action}</b>
          <Icon name="arrow-right" />
        </a>
      ) : (
        <a className={styles.stub} href={source.path}>
          {copy.from} <b>{source.page}</b>
          <Icon name="arrow-right" />
        </a>
      )}
    </div>
  );
}
