/** The policy's sections on one scale of time, for those who read no further. Its words follow theirs. */
export const whatIsKept = {
  title: "What is kept, and for how long",
  columns: { what: "What", why: "Why", who: "Who sees it", life: "How long" },
  scale: ["a tab", "a day", "30 days", "180 days"],
  rows: [
    {
      what: "How you came here",
      why: "To see what leads people to us",
      who: "Nobody, unless you send a form",
      until: "tab",
      life: "Gone with the tab",
    },
    {
      what: "Chat messages",
      why: "To answer, and to let you ask on",
      who: "Our server, and the service behind the chat if we use one",
      until: "halfHour",
      life: "Half an hour",
    },
    {
      what: "The code you are counted by",
      why: "To count each visitor once a day",
      who: "Nobody",
      until: "day",
      life: "Until the day ends",
    },
    {
      what: "Network addresses",
      why: "To limit abuse",
      who: "Our server",
      until: "day",
      life: "Little more than a day",
    },
    {
      what: "Questions without an answer",
      why: "To add the answer",
      who: "Our staff, without your name",
      until: "month",
      life: "30 days at most",
    },
    {
      what: "Sums of visits",
      why: "To see which pages are read",
      who: "Our staff",
      until: "halfYear",
      life: "180 days",
    },
    {
      what: "Forms and enrollment requests",
      why: "To answer you and keep your place",
      who: "Those who deal with your request",
      until: "open",
      life: "Until we delete them or you ask us to",
    },
  ],
  note: "A daily backup can hold what was deleted for 14 days more, unless we set another number. The sections below say it in full.",
} as const;
