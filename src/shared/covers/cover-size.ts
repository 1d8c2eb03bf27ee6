export const coverSize = { width: 1200, height: 630 };
