import { onIdle } from "../../browser/idle.ts";

export const panelId = "chat-panel";

export interface PanelModule {
  /** Appends the panel to the chat's element; returns a function that removes it. */
  openPanel(chat: HTMLElement, events: PanelEvents): () => void;
}

interface PanelEvents {
  onClose(returnFocus: boolean): void;
  onError(): void;
}

type State = "closed" | "loading" | "open" | "failed";

/** Makes the button open the panel, whose code is loaded when the browser is idle. Returns a function that ends it. */
export function startChat(chat: HTMLElement, loadPanel: () => Promise<PanelModule>): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const button = chat.querySelector("button") as HTMLElement;
  const note = button.nextElementSibling as HTMLElement;
  let module: PanelModule | undefined;
  let removePanel = () => {};

  const show = (state: State) => {
    chat.dataset.state = state;
    button.setAttribute("aria-expanded", String(state === "open"));
    button.setAttribute("aria-busy", String(state === "loading"));
    if (state === "open") button.setAttribute("aria-controls", panelId);
    else button.removeAttribute("aria-controls");
  };
  const load = async () => {
    module ??= await loadPanel();
  };
  // A press tries again, and shows the failure.
  const prefetch = () => void load().catch(() => {});
  const onClose = (returnFocus: boolean) => {
    // Narrow screens hide the button while the chat is open, so it cannot take the focus before.
    show("closed");
    removePanel();
    if (returnFocus) button.focus();
  };
  const openPanel = () => {
    // A second press while it loads cancels the opening.
    if (module === undefined || chat.dataset.state !== "loading") return;
    show("open");
    removePanel = module.openPanel(chat, { onClose, onError: () => show("failed") });
  };
  const open = () => {
    show("loading");
    if (module !== undefined) return openPanel();
    load().then(openPanel, () => chat.dataset.state === "loading" && show("failed"));
  };
  const press = () => {
    const { state } = chat.dataset;
    if (state === "open" || state === "loading") onClose(true);
    else open();
  };

  const wasPressed = "popover" in HTMLElement.prototype && note.matches(":popover-open");
  // From here on the script shows the note. A popover's button would get a state of its own from the browser.
  note.removeAttribute("popover");
  button.removeAttribute("popovertarget");
  show("closed");
  if (wasPressed) open();
  button.addEventListener("click", press, { signal });
  for (const sign of ["pointerenter", "focus"]) button.addEventListener(sign, prefetch, { signal });
  const stopWaiting = onIdle(prefetch);
  return () => {
    ended.abort();
    stopWaiting();
    removePanel();
  };
}
