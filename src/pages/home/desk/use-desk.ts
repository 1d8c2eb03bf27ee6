import { useRef, useState } from "react";
import { chatPanel } from "../../../../content/chat/panel.ts";
import type { Scrap } from "../../../../content/home-desk.ts";
import { currentConversation, type Message } from "../../../widgets/chat/conversation.ts";

/** What the style sheet takes: the ride to the knot with one breath there, and the way out of the arrow. */
const rideMs = 1900;
const leaveMs = 500;

type Stage = "empty" | "riding" | "leaving" | "answered";

/** The scrap on the desk and the reply to it, which is also in the chat. */
export function useDesk() {
  const [stage, setStage] = useState<Stage>("empty");
  const [scrap, setScrap] = useState<Scrap | null>(null);
  const [reply, setReply] = useState<Message | null>(null);
  const newest = useRef<Scrap | null>(null);

  const clear = () => {
    newest.current = null;
    setScrap(null);
    setReply(null);
    setStage("empty");
  };
  const put = async (next: Scrap) => {
    clear();
    newest.current = next;
    setScrap(next);
    setStage("riding");
    const [answer] = await Promise.all([replyTo(next.words), pause(rideMs)]);
    if (newest.current !== next) return;
    setStage("leaving");
    await pause(leaveMs);
    if (newest.current !== next) return;
    setReply(answer);
    setStage("answered");
  };
  return { stage, scrap, reply, put, clear };
}

function replyTo(words: string): Promise<Message> {
  const talk = currentConversation(chatPanel.greeting);
  talk.send(words);
  const question = talk.read().messages.at(-1);
  return new Promise((resolve) => {
    const stop = talk.subscribe(() => {
      const { messages } = talk.read();
      const reply = messages[messages.findIndex(({ id }) => id === question?.id) + 1];
      if (reply?.sender !== "bot") return;
      stop();
      resolve(reply);
    });
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
