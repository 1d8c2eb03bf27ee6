/** Title and description of a page: `<title>`, the description and the social card are made from them. */
export interface PageMeta {
  title: string;
  /** A sentence of 100 to 160 characters, which a search result can show whole. */
  description: string;
}

/** A heading with the sentence or two that open a section. */
export interface SectionIntro {
  title: string;
  intro: string;
}

/** A benefit, promise or reason: shown as a card, or as a row of a ledger. */
export interface Benefit {
  icon: IconName;
  title: string;
  description: string;
}

/** The symbols of `src/components/icon/icons.svg` that copy may ask for. */
export type IconName =
  | "arrow-right"
  | "award"
  | "badge-check"
  | "bot"
  | "briefcase"
  | "building"
  | "calendar"
  | "chart"
  | "clock"
  | "cloud"
  | "code"
  | "coins"
  | "database"
  | "factory"
  | "file-text"
  | "globe"
  | "graduation-cap"
  | "handshake"
  | "headset"
  | "heart-pulse"
  | "info"
  | "infinity"
  | "languages"
  | "layers"
  | "life-buoy"
  | "lightbulb"
  | "lock"
  | "mail"
  | "message"
  | "mic"
  | "network"
  | "newspaper"
  | "phone"
  | "pin"
  | "plug"
  | "refresh"
  | "rocket"
  | "route"
  | "scale"
  | "server"
  | "shield"
  | "sliders"
  | "smile"
  | "sparkles"
  | "target"
  | "trending-up"
  | "truck"
  | "user-plus"
  | "users"
  | "wallet"
  | "workflow"
  | "wrench"
  | "zap";

export type Block =
  | { kind: "paragraph"; text: string }
  | {
      kind: "list";
      items: string[];
      /** Each item opens with what it is about and a colon: words, or the exact name of a stored key. */
      terms?: "words" | "keys";
    };
