import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { chatPanel } from "../../../content/chat/panel.ts";
import { onNavigated } from "../../browser/navigated.ts";
import { lazyPart } from "../../components/lazy-part.tsx";
import { ChatPanel } from "../../widgets/chat/panel.tsx";
import { type PanelModule, panelId } from "../../widgets/chat/start-chat.ts";
import { PersonFormMissing } from "./person-form-missing.tsx";

const AfterReply = lazyPart(
  async () => (await import("./chat-parts.tsx")).AfterReply,
  // Nobody misses the questions.
  ({ reply }) => reply.person && <PersonFormMissing />,
);

/** Shows the chat's panel with its words, in a React root of its own: where it breaks, the page around it stays. */
export const openPanel: PanelModule["openPanel"] = (chat, { onClose, onError }) => {
  const place = chat.appendChild(document.createElement("div"));
  const ended = new AbortController();
  // A page that was asked for in the chat may stand beside it; one that the browser went back to was not.
  let path = location.pathname;
  const stopFollowing = onNavigated(() => {
    path = location.pathname;
  });
  const goBack = () => location.pathname !== path && onClose(false);
  addEventListener("popstate", goBack, { signal: ended.signal });
  const end = () => {
    ended.abort();
    stopFollowing();
    place.remove();
  };
  const root = createRoot(place, {
    onUncaughtError(error) {
      console.error(error);
      end();
      onError();
    },
  });
  // At once, while the press lets a phone show its keyboard for the field that takes the focus.
  flushSync(() =>
    root.render(
      <StrictMode>
        <ChatPanel id={panelId} copy={chatPanel} AfterReply={AfterReply} onClose={onClose} />
      </StrictMode>,
    ),
  );
  return () => {
    end();
    root.unmount();
  };
};
