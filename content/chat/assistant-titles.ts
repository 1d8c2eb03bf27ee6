import { site } from "../site.ts";

export const assistantTitles = {
  home: {
    title: "Ask this website a question",
    intro: `${site.assistant} answers only from these pages, and shows what it read.`,
  },
  conversationalAi: {
    title: "Ask this assistant a question and see what it read",
    intro: "It is the assistant of this website, and it answers from nothing but these pages.",
  },
};
