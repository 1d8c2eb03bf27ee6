import { chatPanel } from "../../../content/chat/panel.ts";
import { ChatPanel, type PanelProps } from "../../widgets/chat/panel.tsx";

/** The chat's panel with its words, in a chunk of its own. */
export function Panel(props: PanelProps) {
  return <ChatPanel copy={chatPanel} {...props} />;
}
