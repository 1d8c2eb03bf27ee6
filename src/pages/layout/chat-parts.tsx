import { useSyncExternalStore } from "react";
import { chatPerson } from "../../../content/chat/person.ts";
import { starters } from "../../../content/chat/starters.ts";
import { onNavigated } from "../../browser/navigated.ts";
import { isPostPath } from "../../shared/paths.ts";
import { urls } from "../../shared/urls.ts";
import type { Message } from "../../widgets/chat/conversation.ts";
import type { AfterReplyProps } from "../../widgets/chat/message-log.tsx";
import { PersonForm } from "../../widgets/chat/person-form.tsx";
import { Starters } from "../../widgets/chat/starters.tsx";
import { StartersAndFeedback } from "../../widgets/chat/starters-and-feedback.tsx";

export function AfterReply({ copy, reply, talk, onAsk }: AfterReplyProps) {
  const { messages } = talk.read();
  return (
    <>
      {messages.length === 1 && <PageStarters onAsk={onAsk} />}
      <StartersAndFeedback copy={copy} reply={reply} talk={talk} onAsk={onAsk} />
      {reply.person && <ChatPerson messages={messages} />}
    </>
  );
}

export function ChatPerson({ messages }: { messages: readonly Message[] }) {
  return <PersonForm copy={chatPerson} messages={messages} />;
}

function PageStarters({ onAsk }: { onAsk(question: string): void }) {
  const pathname = useSyncExternalStore(onNavigated, () => location.pathname);
  return <Starters questions={starters[pageAt(pathname)]} onAsk={onAsk} />;
}

function pageAt(pathname: string): keyof typeof urls {
  if (isPostPath(pathname)) return "blogs";
  const [key] = Object.entries(urls).find(([, { path }]) => path === pathname) ?? [];
  return (key as keyof typeof urls | undefined) ?? "home";
}
