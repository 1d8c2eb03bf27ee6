import { onIdle } from "../../browser/idle.ts";

export const panelId = "chat-panel";

/** What the panel's code brings. */
export interface PanelModule {
  /** Shows the panel at the end of the chat's element; returns what takes it away. */
  openPanel(chat: HTMLElement, events: PanelEvents): () => void;
}

interface PanelEvents {
  onClose(returnFocus: boolean): void;
  /** The panel broke, and is gone. */
  onError(): void;
}

type State = "closed" | "loading" | "open" | "failed";

/**
 * Has the button open the chat's panel, whose code and words come when the browser is idle, or when they are wanted if that
 * is sooner. Returns how to end that.
 */
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
  // A failure here is no news: the press will try again and say so.
  const prefetch = () => void load().catch(() => {});
  const onClose = (returnFocus: boolean) => {
    // On narrow screens the button is hidden, and cannot have the focus, while the chat is open.
    show("closed");
    removePanel();
    if (returnFocus) button.focus();
  };
  const openPanel = () => {
    // Pressing the button again meanwhile means no.
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
  // From here on the script shows the note; a button that opens a popover would be said to by the browser.
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
