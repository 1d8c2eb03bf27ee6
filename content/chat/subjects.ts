export type Subject =
  | "no-code"
  | "engineer"
  | "webinar"
  | "corporate"
  | "hiring"
  | "network"
  | "assistants"
  | "automations"
  | "models"
  | "cloud";

/** Patterns for corrected lower-case messages. Matches are removed before the comparison with examples. */
export const subjectNames: Record<Subject, RegExp> = {
  "no-code":
    /\b(?:(?:no|low|zero)[\s-]?cod(?:e|ing)|without (?:any )?cod(?:e|ing)|code[\s-]free)(?: (?:agentic|agents?|ai|course|class(?:es)?|program|training|batch|cohort|bootcamp|one|thing))*\b|\bagentic(?: ai)? (?:course|class(?:es)?|program|training|bootcamp|one)\b|\bagents?(?: building)? (?:course|class(?:es)?|program|training|bootcamp|thing)\b|\b(?:6|six)[\s-]?weeks?(?: (?:course|program|class|training|one))?\b|\bn8n course\b|\bai agents course\b|\b(?:one|course|class) (?:with no|without(?: any)?) programming\b/g,
  engineer:
    /\b(?:(?:ai|ml|genai|gen ai|machine learning|deep learning|data science|python|engineer(?:ing|s)?)(?:[\s/,&+-]+|(?= )))+(?:course|class(?:es)?|bootcamp|batch|cohort|training course)\b|\b(?:(?:ai|ml|genai|machine learning)[\s/,&+-]+)+engineer(?:ing)? (?:program|training)\b|\bengineer(?:ing)? (?:program|one|training|track|path|thing)\b|\bai\/ml(?:\/genai)?(?: one)?\b|\bai ml genai\b|\bml genai\b|\b(?:4|four)[\s-]?months?(?: (?:course|program|class|training|one))?\b|\bbootcamp\b|\bgenai one\b/g,
  webinar: /\b(?:free )?webinars?\b/g,
  corporate:
    /\bcorporate(?: (?:ai )?(?:training|course|program|workshop)s?)?\b|\bcustom program\b|\b(?:train|teach|upskill|course|training|workshop|program)s?\b(?= .{0,30}\b(?:team|teams|staff|employees|company|firm|department|colleagues|workforce|my people|our people|managers|executives|board|guys)\b)|\b(?:team|staff|employees|department|managers|executives|company)\b(?= (?:\w+ ){0,4}(?:train(?:ing|ed)?|workshop|course|program)s?\b)/g,
  hiring:
    /\b(?:hire|hiring|hired|recruit|recruiting|staff augmentation|talent for clients|for clients)\b|\b(?:need|looking for|find|get|want|provide|rent|borrow)(?: (?:me|us|to|bring|on|an?|the|some|one|two|three|\d+|good|senior|junior|more|extra|external))* (?=(?:data|ml|ai|bi|devops|software|cloud|machine learning|it|python|react|java|backend|frontend)? ?(?:\/ml )?(?:engineers?|developers?|devs?|scientists?|analysts?|specialists?|freelancers?|contractors?|programmers?|architects?|experts?|consultants?)\b)/g,
  network:
    /\b(?:talent (?:network|pool)|for talents|join (?:you|your network|the network|as a talent)|apply|applicants?|as a (?:freelancer|talent|contractor)|(?:im|i am) an? (?:freelance |senior |junior )?(?:freelancer|contractor|developer|(?:data|ml|ai|software|devops|cloud|prompt) (?:engineer|scientist|analyst|developer)|engineer|designer|analyst|programmer))\b/g,
  assistants:
    /\b(?:chat[\s-]?bots?|(?:virtual|ai|chat|support|guest) assistants?|(?<=(?:voice|phone) )(?:assistants?|bots?)|conversational ai|support bots?|phone bots?)\b/g,
  automations: /\b(?:ai )?automations?\b|\bautomat(?:e|es|ed|ing)\b/g,
  models: /\b(?:ml models?|machine learning models?|ml solutions?|genai solutions?|predictive models?)\b/g,
  cloud: /\b(?:data (?:and|&) cloud|cloud (?:solutions?|services?|migration|platforms?))\b/g,
};

/** References to the other of two courses, and its name. */
export const theOther =
  /\b(?:the|your|that) other (?:course|class|program|training|bootcamp|one)\b|\bthe other(?=\W*$)/g;
export const otherThan: Partial<Record<Subject, string>> = {
  "no-code": "the engineer course",
  engineer: "the no-code course",
};
