/** Beside the count of tab panels, on phones without arrows. */
export const swipeHint = "Swipe to navigate";
