/** The mail in the morning that lists the next steps that are due. */
export const dueMail = {
  subject: (count: number) => (count === 1 ? "1 next step is due" : `${count} next steps are due`),
  intro: "What somebody planned for today, and what was left from the days before:",
  since: (day: string) => `Planned for ${day}`,
  today: "Planned for today",
  more: (count: number) => `And ${count} more, which the dashboard lists.`,
  link: "Open what is due",
  reason:
    "This mail comes once in the morning, and only where something is due. Mark a step as done, or move it to another day, and it is not listed again.",
};
