import { urls } from "../../src/shared/urls.ts";

const noCode = urls.noCodeAgenticAi.path;
const engineer = urls.aiMlGenAiCourse.path;
const agreementPath = urls.agreement.path;
const contact = urls.contact.path;
const ragArticle = "/blogs/retrieval-augmented-generation-explained-by-how-it-fails";

/** A question, what its answer has to say, and the page it has to lead to. */
export const twenty: [string, string, string][] = [
  ["What is the price of the no-code course for students?", "$799", noCode],
  ["How much does the no-code course cost for a professional?", "$999", noCode],
  ["Can I get a refund after five days?", "Within 7 calendar days", agreementPath],
  ["Do I need to code?", "beginners are welcome", engineer],
  ["Who teaches?", "instructors", engineer],
  ["When does it start?", "Oct 6th", noCode],
  ["Which industries do you work with?", "healthcare", urls.mlAiGenAiSolutions.path],
  ["What is your phone number?", "(972) 555-0142", contact],
  ["I want to hire a data engineer", "data engineers", urls.talentForClients.path],
  ["What is RAG?", "a search engine with a writer behind it", ragArticle],
  ["Is there a certificate?", "80%", agreementPath],
  ["Where is your office?", "1200 Example Parkway", contact],
  ["What is your email address?", "info@corvanta.example", contact],
  ["Is there a free webinar?", "September 28th at 12pm CDT", noCode],
  ["Do you have a promo code?", "EARLYNOCODE", noCode],
  ["Can I pay in installments?", "installment plans are available", agreementPath],
  ["How many hours a week does the engineer course take?", "7–10 hours", engineer],
  ["Which tools does the course cover?", "LangChain", engineer],
  ["Are the sessions recorded?", "recorded", engineer],
  ["Do you build voice assistants?", "voice", urls.conversationalAi.path],
  ["What uptime do you guarantee?", "99.9%", urls.dataCloudSolutions.path],
  ["Do you use cookies?", "no cookies", urls.cookiePolicy.path],
];

/** The same asked in other ways, and others of their kind. */
export const moreWays: [string, string, string][] = [
  ["How much is the no-code course, and when does it start?", "$799", noCode],
  ["How much is the no-code course, and when does it start?", "Oct 6th", noCode],
  ["when is the next no code class and what does it cost", "$999", noCode],
  ["how much is the no code agentic ai course if im a student??", "$799", noCode],
  ["I'm unemployed, what would the no-code agentic course cost me?", "$799", noCode],
  ["How expensive is the no code training for a founder?", "$999", noCode],
  ["refund after 5 days", "75%", agreementPath],
  ["What if I want my money back after 10 days?", "After the 7 days there is no refund", agreementPath],
  ["How long do refunds take to process?", "15–30 business days", agreementPath],
  ["Is prior programming experience necessary?", "beginners are welcome", engineer],
  ["do i have to write code", "beginners are welcome", engineer],
  ["Who will be teaching the classes?", "instructors", engineer],
  ["when is the next batch", "Oct 6th", noCode],
  ["what days and times are the no code classes", "Mon-Thu 7:45pm-9:15pm CDT", noCode],
  ["in what sectors do you have experience", "manufacturing", urls.mlAiGenAiSolutions.path],
  ["Can I call someone?", "(972) 555-0142", contact],
  ["Need to hire a machine learning engineer", "AI/ML engineers", urls.talentForClients.path],
  ["explain retrieval augmented generation", "search engine", ragArticle],
  ["Will I get a certifcate at the end?", "80%", agreementPath],
  ["Are you based in Texas?", "Plano", contact],
  ["who do I email about courses", "trainings@corvanta.example", contact],
  ["How long is the no-code course?", "6 weeks", noCode],
  ["How many lessons does the AI/ML/GenAI course have?", "80 lessons", engineer],
  ["what does corporate training cost", "states no price", urls.corporateTraining.path],
  ["how much is the AI engineer course", "states no price", engineer],
  ["how much would a chatbot cost", "states no prices", contact],
  ["payment plan available?", "installment plans", agreementPath],
  ["What happens if I miss a class?", "recorded", engineer],
  ["which law governs the agreement", "Texas", agreementPath],
  ["do you sell my information to third parties", "do not sell", urls.privacyPolicy.path],
  ["I'm a freelancer looking for work", "network", urls.talentForTalents.path],
  ["Can you train our employees in AI?", "two programs", urls.corporateTraining.path],
  ["Will I learn LangGraph?", "LangGraph", engineer],
  ["Do you build IoT platforms?", "MQTT", urls.dataCloudSolutions.path],
  ["Can AI detect fraud?", "fraud detection", urls.mlAiGenAiSolutions.path],
];

/** Messages of one conversation, and what the answer to the last of them has to say. */
export const followUps: [string[], RegExp][] = [
  [["How much is the agentic course?", "and if I am still at university as a student"], /\$799/],
  [["tell me about the no code course", "how long"], /6 weeks/],
  [["tell me about the AI/ML/GenAI Engineer course", "how long"], /4 months/],
  [["I need a data scientist", "price?"], /by the hour/],
  [["corporate training", "price?"], /states no price for corporate training/],
  [["chatbot for our hotel", "price?"], /states no prices for services/],
  [
    ["What is retrieval augmented generation?", "where do the failures in the search come from"],
    /From our article “Retrieval/,
  ],
];
