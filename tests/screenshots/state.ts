import type { BrowserContextOptions } from "playwright";
import type { Step } from "./steps.ts";

/** A screen as somebody meets it. */
export interface State {
  name: string;
  path: string;
  /** What a visitor does there before the picture is taken. */
  enter?: Step;
  /** The window as it stands there; else the whole page. */
  window?: true;
  /** The widths that show something; else all. */
  widths?: readonly number[];
  /** Signed in as the administrator. */
  admin?: true;
  print?: true;
  context?: BrowserContextOptions;
}
