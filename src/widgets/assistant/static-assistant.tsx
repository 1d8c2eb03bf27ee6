import type { AssistantContent, AssistantCopy } from "./copy.ts";
import styles from "./exhibit.module.css";
import { Exhibit } from "./exhibit.tsx";
import { Passage, Sheet } from "./sheet.tsx";
import { Answer, Turn } from "./turn.tsx";

interface StaticAssistantProps {
  copy: AssistantCopy;
  content: AssistantContent;
}

/** The assistant as the server renders it: with the example, and without scripts with links to pages that answer. */
export function StaticAssistant({ copy, content }: StaticAssistantProps) {
  const { questions, answeredAt, example } = content;
  const [question = ""] = questions;
  return (
    <Exhibit
      copy={copy}
      content={content}
      question={question}
      log={
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
        <div role="log" aria-label={copy.log} tabIndex={0} className={styles.log}>
          <Turn isExample label={copy.example} question={question}>
            <Answer text={example.answer} render={(text) => text} />
          </Turn>
        </div>
      }
      composer={
        <div className={styles.withoutScript}>
          <p>{copy.withoutScript}</p>
          <ul>
            {questions.map((text, at) => (
              <li key={text}>
                <a href={answeredAt[at]}>{text}</a>
              </li>
            ))}
          </ul>
        </div>
      }
      sheet={
        <Sheet label={copy.read}>
          <Passage copy={copy} source={example.source} answer={example.answer} />
        </Sheet>
      }
    />
  );
}
