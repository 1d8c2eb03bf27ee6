/** What is tapped, and where its effect shows. */
export interface TapTarget {
  name: string;
  path: string;
  /** What is tapped. */
  control: string;
  /**
   * Where in the window the control stands, in px from the top, where the page begins with something else: the page is
   * pulled up by a style. Scrolling there would be a sign of a visitor before the tap.
   */
  at?: number;
  /** What there is once the tap has done all of its work. */
  done: string;
  /** The element that the tap brings into view. */
  effect: string;
}

/**
 * One of each kind, where nothing else moves: neither the control nor its effect is in a carousel that plays by itself on
 * phones, and such carousels are out of view, as is the hero of home.
 */
export const tapTargets: readonly TapTarget[] = [
  {
    name: "menu",
    path: "/about",
    control: "button[aria-haspopup=dialog]",
    done: "#site-menu[open]",
    effect: "#site-menu nav",
  },
  {
    name: "arrow",
    path: "/services/conversational-ai",
    control: "[aria-label='Next use case']",
    at: 640,
    done: "#automotive-tab[aria-selected=true]",
    effect: "#automotive",
  },
  {
    name: "tab",
    path: "/",
    control: "#ai-automations-tab",
    at: 150,
    done: "#ai-automations-tab[aria-selected=true]",
    effect: "#ai-automations",
  },
  {
    name: "chat",
    path: "/about",
    control: "[aria-label^='Chat with']",
    done: "#chat-panel",
    effect: "#chat-panel",
  },
  {
    name: "accordion",
    path: "/training/ai-ml-genai-course",
    control: "details:has(#experience) > summary",
    at: 200,
    done: "details[open] > #experience",
    effect: "#experience",
  },
  {
    name: "field",
    path: "/checkout?plan=students",
    control: "#field-name",
    at: 300,
    done: "#field-name:focus",
    // The ring of the focus stands around the field.
    effect: ":has(> #field-name)",
  },
];
