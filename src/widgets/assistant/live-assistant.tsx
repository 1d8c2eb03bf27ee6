import { type ComponentType, useSyncExternalStore } from "react";
import { Composer } from "../chat/composer.tsx";
import { currentConversation, type Message } from "../chat/conversation.ts";
import type { AssistantContent, AssistantCopy } from "./copy.ts";
import { Exhibit } from "./exhibit.tsx";
import { Log } from "./log.tsx";
import { NoPassage, Passage, Sheet } from "./sheet.tsx";

interface LiveAssistantProps {
  copy: AssistantCopy;
  content: AssistantContent;
  PersonForm: ComponentType<{ messages: readonly Message[] }>;
}

/** The assistant in the page. It shares its conversation with the chat's panel. */
export function LiveAssistant({ copy, content, PersonForm }: LiveAssistantProps) {
  const talk = currentConversation(copy.greeting);
  const state = useSyncExternalStore(talk.subscribe, talk.read);
  const { messages, waiting } = state;

  const question = messages.findLast(({ sender }) => sender === "user")?.text;
  const reply = waiting === "no" && question !== undefined ? messages.at(-1) : undefined;
  const source = question === undefined ? content.example.source : reply?.source;
  const answer = question === undefined ? content.example.answer : reply?.text;
  return (
    <Exhibit
      copy={copy}
      content={content}
      question={question ?? content.questions[0]}
      // A second press of the same button asks nothing.
      onAsk={(text) => (text === question && reply === undefined) || talk.send(text)}
      log={<Log copy={copy} content={content} state={state} talk={talk} />}
      composer={<Composer copy={copy} talk={talk} />}
      sheet={
        <Sheet key={reply?.id} label={copy.read}>
          {reply?.person ? (
            <PersonForm messages={messages.slice(1)} />
          ) : source && answer ? (
            <Passage copy={copy} source={source} answer={answer} />
          ) : (
            <NoPassage text={reply === undefined ? copy.reading : copy.noPassage} />
          )}
        </Sheet>
      }
    />
  );
}
