import { lazy } from "react";
import { chatPanel } from "../../../content/chat/panel.ts";
import { ChatPanel, type PanelProps } from "../../widgets/chat/panel.tsx";

const load = () => import("./chat-parts.tsx");
const Starters = lazy(() => load().then(({ PageStarters }) => ({ default: PageStarters })));
const PersonForm = lazy(() => load().then(({ ChatPerson }) => ({ default: ChatPerson })));

/** The chat's panel with its words, in a chunk of its own. */
export function Panel(props: PanelProps) {
  return <ChatPanel copy={chatPanel} Starters={Starters} PersonForm={PersonForm} {...props} />;
}
