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
  // The page works without them.
  ({ reply }) => reply.person && <PersonFormMissing />,
);

/** Renders the panel in a React root of its own, so that a crash leaves the page alone. */
export const openPanel: PanelModule["openPanel"] = (chat, { onClose, onError }) => {
  const place = chat.appendChild(document.createElement("div"));
  const ended = new AbortController();
  // The panel closes when the browser goes back, but not for a page that was opened in the chat.
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
  // Synchronous, since a phone shows its keyboard only for a focus during the press.
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
