export interface ToastMessage {
  title: string;
  text: string;
  tone: "plain" | "destructive";
  /** A button such as Undo; pressing it also hides the toast. */
  action?: { label: string; run(): void };
}

export interface Toast extends ToastMessage {
  id: number;
  open: boolean;
}

export const shownForMs = 5_000;
