/** What a toast says; `text` carries the message, `title` names what kind it is. */
export interface ToastMessage {
  title: string;
  text: string;
  tone: "plain" | "destructive";
  /** A button in the toast, such as Undo; pressing it also dismisses the toast. */
  action?: { label: string; run(): void };
}

export interface Toast extends ToastMessage {
  id: number;
  open: boolean;
}

export const shownForMs = 5_000;
