import type { Dialogue } from "../dialogue.ts";
import { articles, automations, contact, corporate, engineer, noCode, notStated, person } from "../facts.ts";

/** Teams, and people who choose between the courses, of quite different jobs and moods. */
export const dialogues: Dialogue[] = [
  {
    id: "practice-team2-plant",
    kept: false,
    turns: [
      {
        say: "45 operators, 6 foremen. I'd like the foremen to quit typing shift reports by hand, teach them.",
        says: [],
        link: [corporate, noCode, automations],
      },
      { say: "can't take them off the line for a full day", says: [["half days", "evenings", "shifts"]] },
      { say: "ok but what will it run me", says: [notStated.concat("proposal")] },
    ],
  },
  {
    id: "practice-team2-ward",
    kept: false,
    turns: [
      {
        say: "head nurse, 30 on my ward. patient data is sacred. will you teach them what never to type into these tools",
        says: [["privacy", "rules for data", "permission"]],
        begins: "Yes",
      },
      { say: "everybody or only it people?", says: [["everyone", "all teams"]] },
    ],
  },
  {
    id: "practice-team2-partner",
    kept: false,
    turns: [
      {
        say: "Before we engage you for our associates: what if the firm withdraws from a corporate program?",
        says: [["proposal", "trainings@", "terms"]],
      },
      { say: "And when do we owe the fee?", says: [["before you pay", "proposal"]] },
    ],
  },
  {
    id: "practice-team2-seriesA",
    kept: false,
    turns: [
      {
        say: "8 ppl, series A, everyone should be using ai properly by next month. crash course?",
        says: [],
        link: corporate,
        begins: "Yes",
      },
      { say: "no slides pls, doing", says: [["hands-on", "build", "own task", "practice"]] },
      { say: "shortest you do?", says: [["single morning", "half day", "flexible"]] },
    ],
  },
  {
    id: "practice-team2-poland",
    kept: false,
    turns: [
      {
        say: "We are office in Gdansk, 20 persons. Is training for firms in the evening of Texas only?",
        says: [["time zones"]],
        begins: "No",
      },
      { say: "How we begin to talk?", says: [], link: [corporate, contact] },
    ],
  },
  {
    id: "practice-team2-cfo",
    kept: false,
    turns: [
      { say: "cost drivers of the custom program, please", says: [["groups"], ["sessions"]] },
      { say: "and of the other one", says: [["number of people"]] },
      {
        say: "how do i know afterwards it paid off",
        says: [["justify the cost", "check it with you", "hours saved", "compare"]],
      },
    ],
  },
  {
    id: "practice-team2-words",
    kept: false,
    turns: [
      { say: "corporate", says: [], link: corporate },
      { say: "length", says: [["4 months"], ["flexible"]] },
      { say: "smallest group size?", says: [], miss: true },
    ],
  },
  {
    id: "practice-team2-overconfident",
    kept: false,
    turns: [
      {
        say: "my guys swear they know chatgpt already, half of them do. they'd be bored in your company training",
        says: [["already know", "level is agreed", "level", "group by group"]],
      },
      {
        say: "who finds out what each one can do",
        says: [["questions about roles", "level", "agreed with each group", "asks"]],
      },
    ],
  },
  {
    id: "practice-team2-dayafter",
    kept: false,
    turns: [
      {
        say: "the monday after a training, when someone gets stuck. who helps our staff",
        says: [["follow-up hours", "open hour"]],
      },
      { say: "does that come automatically", says: [["agreed in advance"]] },
    ],
  },
  {
    id: "practice-team2-trainers",
    kept: false,
    turns: [
      {
        say: "are your company trainers theorists or do they do this for real",
        says: [["work with the tools"]],
      },
      { say: "send me their bios", says: [], miss: true },
    ],
  },
  {
    id: "practice-team2-excelwizard",
    kept: false,
    turns: [
      {
        say: "excel wizard, allergic to code, sick of month end nights. what do you have for me",
        says: [],
        link: noCode,
      },
      { say: "what if i end up loving code", says: [], link: engineer },
      { say: "how much longer is that one", says: ["4 months"] },
    ],
  },
  {
    id: "practice-team2-logistics",
    kept: false,
    turns: [
      {
        say: "dispatcher at a freight company, want a promotion. which of your two courses gets me further",
        says: [],
        link: [noCode, engineer],
      },
      { say: "and cheaper?", says: [["$999", "$799"]] },
      { say: "whats the certificate like, same in each?", says: ["80%"], begins: "Yes" },
    ],
  },
  {
    id: "practice-team2-twins",
    kept: false,
    turns: [
      {
        say: "our twins are 17 and both want to join no code. single fee for the pair?",
        says: [["one place", "personal", "each enrollment", "parent", "guardian"]],
        begins: "No",
      },
      { say: "they're in high school, so student price?", says: ["$799"], begins: "Yes" },
    ],
  },
  {
    id: "practice-team2-boss",
    kept: false,
    turns: [
      {
        say: "do you train bosses. mine thinks ai is a printer setting",
        says: [["executives"]],
        link: corporate,
        begins: "Yes",
      },
      { say: "he's got the patience of a goldfish", says: [["morning", "half"]] },
      {
        say: "what would he learn in that",
        says: [["costs", "what AI can do", "answers for it", "evidence"]],
      },
    ],
  },
  {
    id: "practice-team2-same",
    kept: false,
    turns: [
      {
        say: "your 4 month program for companies, is that the public engineer course in a suit?",
        says: [["lessons", "4 months"]],
        link: [corporate, engineer],
        begins: "Yes",
      },
      { say: "do they need to have coded", says: [["no cod", "never programmed"]], begins: "No" },
    ],
  },
  {
    id: "practice-team2-charity",
    kept: false,
    turns: [
      {
        say: "small charity, no money, 5 volunteers. do you train nonprofits for less",
        says: [],
        miss: true,
      },
      { say: "so anything without paying", says: [["webinar", "blog", "articles"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-team2-march",
    kept: false,
    turns: [
      { say: "put our sales team down for a training in march", says: [], link: corporate },
      { say: "what details do you want from me", says: [["who should learn", "be able to do", "roles"]] },
      { say: "then?", says: [["proposal"]] },
    ],
  },
  {
    id: "practice-team2-either",
    kept: false,
    turns: [
      {
        say: "torn: send two colleagues to your no code class or have everyone trained in house. help",
        says: [],
        link: [corporate, noCode, articles.training],
      },
      { say: "we're 25, mostly paperwork", says: [], link: [corporate, noCode, contact] },
    ],
  },
  {
    id: "practice-team2-keep",
    kept: false,
    turns: [
      {
        say: "if our people put together a bot during your workshop do you take it home with you",
        says: [["stays with you", "code or workflow"]],
        begins: "No",
      },
      { say: "who can i phone about all this", says: [person] },
    ],
  },
  {
    id: "practice-team2-invoice",
    kept: false,
    turns: [{ say: "do you have a case study of a factory that did your training", says: [], miss: true }],
  },
  {
    id: "practice-team2-lunch",
    kept: false,
    turns: [{ say: "would lunch be included on training days", says: [], miss: true }],
  },
  {
    id: "practice-team2-french",
    kept: false,
    turns: [{ say: "half of our quebec staff speaks only french, do your trainers", says: [], miss: true }],
  },
];
