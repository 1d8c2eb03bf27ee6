/** Colors of drawings in files (covers, social cards), which no style sheet reaches. A test compares the tokens. */
export const palette = {
  paper: "#f5f8f4",
  surface: "#ffffff",
  sunk: "#eaf0ea",
  ink: "#10201c",
  "ink-soft": "#45564f",
  pine: "#11352c",
  "pine-deep": "#0b2720",
  "pine-line": "#28564a",
  "on-dark": "#eef5f0",
  "on-dark-soft": "#a9c4b8",
  mint: "#d5ebdc",
  "mint-soft": "#e9f4ec",
  signal: "#ff6a3d",
  "signal-text": "#b83a10",
  gold: "#f2c14e",
} as const;
