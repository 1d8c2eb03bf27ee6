export interface ToastMessage {
  title: string;
  text: string;
  tone: "plain" | "destructive";
  /** Buttons such as Undo; pressing one also hides the toast. */
  actions?: readonly ToastAction[];
}

export interface ToastAction {
  label: string;
  run(): void;
}

export interface Toast extends ToastMessage {
  id: number;
  open: boolean;
}

export const shownForMs = 5_000;
