import { urls } from "../../../src/shared/urls.ts";
import type { DirectAnswer } from "../answer.ts";

const href = urls.conversationalAi.path;

/** Conversational AI. */
export const assistantAnswers: readonly DirectAnswer[] = (
  [
    {
      questions: [
        "Do you build chatbots?",
        "Chatbots",
        "Conversational AI",
        "Can you build an assistant for customer service?",
        "I need a chatbot for my website",
        "Can you make a virtual assistant for support?",
        "Tell me about conversational AI",
        "Do you develop customer support bots?",
        "Too many support mails in our online shop",
        "Can your bot help with support tickets?",
        "We drown in customer questions",
        "What can a chatbot do?",
        "Same questions from customers again and again",
        "Bot for our website",
        "Answer customers at night",
        "Does it work around the clock?",
      ],
      text: "We build chat and phone assistants that answer from your own material and carry out the request in your systems. When a person is needed, they bring one in. Bookings, tickets and status checks are completed inside the conversation, day and night.",
    },
    {
      questions: [
        "When does the assistant hand over to a person?",
        "How do your assistants hand over to a human?",
        "Can the chatbot pass a conversation to our staff?",
        "What if the bot does not know something?",
        "What if it does not know the answer?",
        "When it fails to answer",
        "Angry customer complaint in the chatbot",
        "Escalation to a human agent",
      ],
      text: "The assistant settles what it can alone and passes the rest to a person, with the whole history. Which cases those are is agreed for each trade, for example warranty disputes, complaints, or any question that asks for legal or medical advice.",
    },
    {
      questions: [
        "Do you build voice assistants?",
        "Can your assistant answer phone calls?",
        "Do you make voice bots?",
        "Voice",
        "Can AI answer our calls?",
        "Voice AI for our phone line",
        "Do callers have to press numbers?",
        "Can the caller interrupt the assistant?",
        "Does it sound like a robot?",
        "Does it say that it is an AI?",
        "Replace our phone menu",
      ],
      text: "Our voice assistants answer calls in a natural voice and say at the start that they are an AI. They follow a caller who interrupts or changes their mind, move between call and screen, can use a voiceprint as one proof of identity, and recognize the language from the first words.",
    },
    {
      questions: [
        "Is voice authentication safe?",
        "Is voice id enough for payments?",
        "Voiceprint",
        "Identify callers by their voice",
        "Can a voice be faked or imitated?",
      ],
      text: "With the caller’s consent, a voiceprint serves as one proof of identity. Payments and account changes ask for a second, because voices can be imitated.",
    },
    {
      questions: [
        "Can the assistant speak several languages?",
        "Is your chatbot multilingual?",
        "Which languages does the assistant support?",
        "Do your bots speak my language?",
        "Does the bot understand Spanish?",
        "Customers write in German and French",
        "Chatbot in other languages",
      ],
      text: "Assistants are multilingual: customers write in the language they prefer, and on the phone the spoken language is recognized from the first words and can change during the call. The site lists no particular languages.",
    },
    {
      questions: [
        "Chatbot for travel agencies",
        "Travel agency",
        "Rebooking after delays by itself",
        "Flights and hotel bookings",
        "Airline passengers",
        "Group trips",
        "Tour operator",
        "Baggage questions",
        "Itinerary",
      ],
      text: "The AI Travel Assistant searches and books flights, stays and transfers, rebooks after a delay or cancellation within your fare rules, and answers baggage and refund questions. Group trips, medical cases and fares outside the rules go to an agent. Examples of published results: 35% reduced operational costs, 40% higher satisfaction.",
    },
    {
      questions: [
        "Chatbot for a car dealer",
        "Service bookings for a car dealership by phone",
        "Auto repair workshop appointments",
        "Test drives",
        "Automotive",
        "Recalls and inspections",
        "Garage",
      ],
      text: "The Dealership and Service Assistant books service slots from the workshop calendar, reminds owners of inspections and recalls, answers from current stock and arranges test drives, by phone and chat. Warranty disputes, price negotiations and safety complaints go to an advisor. Example of a published result: 25% more service bookings.",
    },
    {
      questions: [
        "Assistant for a law firm",
        "Legal document automation",
        "Draft contracts and letters for lawyers",
        "Client intake for attorneys",
        "Legal department documents",
        "Does a lawyer check the documents?",
      ],
      text: "Legal Document Automation interviews clients for intake, drafts agreements and letters from your clause library and finds dates and obligations in long documents. A lawyer reviews every document before it leaves, and a question that asks for legal advice goes straight to one. Example of a published result: 40% less document processing time.",
    },
    {
      questions: [
        "Chatbot for a realtor",
        "Real estate chatbot",
        "Book viewings of houses and apartments",
        "Property listings questions",
        "Real estate leads",
        "Buyers and tenants ask",
        "Qualified leads numbers",
      ],
      text: "The real estate chatbot answers from the listing data, asks for budget, financing and moving date and scores the lead, books viewings into the agent’s calendar and suggests similar listings. Offers, negotiations and fair-housing questions are left to the agent. Examples of published results: 68% more qualified leads, 30% more agent time on high-value work.",
    },
    {
      questions: [
        "Chatbot for a hotel",
        "Small hotel, guest questions at night",
        "Hospitality",
        "Guests ask before they book",
        "Late check-out and extra beds",
        "Restaurant reservations",
        "More direct bookings numbers",
        "Numbers on bookings",
        "Front desk",
        "Resort and spa",
      ],
      text: "The Guest Services Assistant quotes rooms and takes direct bookings, 24/7, arranges late check-out and extra beds, offers dining and spa, and sends requests to the team on duty. Complaints and emergencies ring the front desk. Examples of published results: 22% more direct bookings, 15% ancillary revenue growth.",
    },
    {
      questions: [
        "Assistant for a clinic",
        "Doctor appointments",
        "Patients miss appointments",
        "Virtual health assistant",
        "Dental practice reminders",
        "Healthcare scheduling calls",
        "Does it give medical advice or a diagnosis?",
        "No-shows of patients",
        "Emergency callers",
        "Symptoms and medication",
      ],
      text: "Virtual Health Assistants book, move and cancel appointments, send reminders, offer freed slots to the waiting list and collect intake forms. They stay out of diagnosis: symptoms and medication go to clinical staff, and callers in an emergency are told to dial 911. Example of a published result: 35% fewer missed appointments.",
    },
    {
      questions: [
        "What happens after I ask for an assistant?",
        "First step to a chatbot",
        "How do we start with a chatbot?",
        "How long until the bot is live?",
      ],
      text: "A consultant reads your message and asks for a few typical conversations. On a call we mark what an assistant can settle alone. You receive an outline with channels, connected systems, handover rules and a price.",
    },
    {
      questions: [
        "Where does the bot get its answers from?",
        "Does the chatbot make things up?",
        "Hallucinations of the assistant",
        "Own documents as knowledge base",
        "Update prices in the chatbot",
      ],
      text: "An assistant answers from your own material: all answers come from one knowledge base, so a new price is entered once. Whatever it cannot settle goes to a person.",
    },
    {
      questions: [
        "Save money with a chatbot",
        "Fewer staff with a bot",
        "Does it pay off?",
        "Benefits of an assistant",
      ],
      text: "A routine question costs less to answer than a staffed call, and seasonal peaks no longer decide how many people you must hire. Status checks, changes and cancellations are completed inside the conversation, so your agents’ queue holds the cases that need judgment.",
    },
  ] satisfies Omit<DirectAnswer, "about" | "href">[]
).map((answer) => ({ ...answer, about: "assistants", href }));
