/** Of every cover and card that the site draws. */
export const coverSize = { width: 1200, height: 630 };
