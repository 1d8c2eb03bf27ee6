import { chatPanel } from "../../../content/chat/panel.ts";
import { lazyPart } from "../../components/lazy-part.tsx";
import { ChatPanel, type PanelProps } from "../../widgets/chat/panel.tsx";
import { PersonFormMissing } from "./person-form-missing.tsx";

const load = () => import("./chat-parts.tsx");
// Nobody misses the questions to begin with.
const Starters = lazyPart(
  async () => (await load()).PageStarters,
  () => null,
);
const PersonForm = lazyPart(async () => (await load()).ChatPerson, PersonFormMissing);

/** The chat's panel with its words, in a chunk of its own. */
export function Panel(props: PanelProps) {
  return <ChatPanel copy={chatPanel} Starters={Starters} PersonForm={PersonForm} {...props} />;
}
