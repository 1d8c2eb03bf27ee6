/** The size of every drawn cover and card, in px. */
export const coverSize = { width: 1200, height: 630 };
