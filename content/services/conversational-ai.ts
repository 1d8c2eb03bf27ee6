import { urls } from "../../src/shared/urls.ts";
import type { ConversationalAiPage } from "./types.ts";

export const conversationalAi: ConversationalAiPage = {
  meta: {
    title: "Custom Chatbot & Voice AI Development",
    description:
      "Advanced conversational AI solutions for customer service, support automation, and intelligent chatbots",
  },
  hero: {
    title: "Conversational AI Solutions",
    lead: "We build chat and phone assistants that answer from your own material and carry out the request in your systems. When a person is needed, they bring one in.",
    action: "Discuss an assistant",
    secondaryAction: "See six industries",
    diagram: {
      lines: [
        { speaker: "caller", text: "My order came with a cracked lid." },
        { speaker: "assistant", text: "Sorry. A new lid can ship today." },
        { speaker: "caller", text: "I’d rather talk to someone." },
        { speaker: "assistant", text: "Connecting you, notes included." },
      ],
      handOver: "Your support team",
      description:
        "A sample call: the caller reports a damaged order, the assistant offers a replacement, and when the caller asks for a person it connects the call to support together with its notes.",
    },
  },
  benefits: {
    title: "What an assistant takes off your team",
    intro: "Six effects that you can check against your own tickets and call logs.",
    figure: "24/7",
    items: [
      {
        icon: "clock",
        title: "24/7 Availability",
        description:
          "Questions that come in at midnight or on a holiday are answered then. Whatever needs a person is queued, with its details, for the morning.",
      },
      {
        icon: "smile",
        title: "Enhanced Customer Experience",
        description:
          "Callers state their business in their own words, with no menu to press through and no account of the problem to repeat.",
      },
      {
        icon: "trending-up",
        title: "Operational Efficiency",
        description:
          "Status checks, changes and cancellations are completed inside the conversation. Your agents’ queue holds the cases that need judgment.",
      },
      {
        icon: "plug",
        title: "Seamless Integration",
        description:
          "The assistant reads and writes in the CRM, booking or ticket system you already run, under permissions that you set.",
      },
      {
        icon: "coins",
        title: "Cost Reduction",
        description:
          "A routine question costs less to answer than a staffed call, and seasonal peaks no longer decide how many people you must hire.",
      },
      {
        icon: "languages",
        title: "Multilingual Support",
        description:
          "Customers write in the language they prefer. All answers come from one knowledge base, so a new price is entered once.",
      },
    ],
  },
  voice: {
    title: "Voice-Enabled AI Assistants",
    intro:
      "On the phone, a long pause or a misheard name is noticed at once. Four parts decide whether people stay on the line.",
    items: [
      {
        icon: "mic",
        title: "Human-like interactions",
        description:
          "Callers may interrupt, change their mind or lose their thread. The assistant follows in a natural voice, and says at the start that it is an AI.",
      },
      {
        icon: "layers",
        title: "Multi-modal support",
        description:
          "A call can move to the screen and back: the assistant texts a link to the open appointments and picks up the spoken thread once one is chosen.",
      },
      {
        icon: "lock",
        title: "Voice authentication",
        description:
          "With the caller’s consent, a voiceprint serves as one proof of identity. Payments and account changes ask for a second, because voices can be imitated.",
      },
      {
        icon: "globe",
        title: "Multilingual support",
        description:
          "The spoken language is recognized from the first words and can change during the call. Names and addresses are read back for confirmation.",
      },
    ],
  },
  useCases: {
    title: "Conversational AI Use Cases By Industry",
    intro:
      "Each trade has its own conversations and its own limits. The tabs say what the assistant settles alone and when it calls a person.",
    labels: {
      tasks: "What the assistant does",
      handOver: "When a person takes over",
      claims: "Business impact",
    },
    items: [
      {
        key: "travel",
        label: "Travel",
        title: "AI Travel Assistant",
        description:
          "Trips change at awkward hours, often while the traveler is standing in line. The assistant rebooks within your fare rules and keeps the whole itinerary in view.",
        tasks: [
          "Searches and books flights, stays and transfers against your live inventory",
          "Rebooks after a delay or cancellation and sends the new documents",
          "Answers baggage and refund questions from your published policies",
          "Tells travelers of schedule changes before they have to ask",
        ],
        handOver:
          "Group trips, medical cases and fares outside the rules go to an agent, who sees the itinerary and the conversation so far.",
        claims: [
          { value: "35%", label: "reduced operational costs", change: { kind: "less", by: 35 } },
          { value: "40%", label: "higher satisfaction", change: { kind: "more", by: 40 } },
        ],
      },
      {
        key: "automotive",
        label: "Automotive",
        title: "Dealership and Service Assistant",
        description:
          "Calls to a dealership are often about a service date, a part or a price. The assistant takes them while your advisors are busy with the customer in front of them.",
        tasks: [
          "Books service slots from the workshop calendar, matched to vehicle and mileage",
          "Reminds owners of due inspections and open recalls",
          "Answers questions on models and trims from current stock",
          "Arranges test drives and briefs the salesperson beforehand",
        ],
        handOver:
          "Warranty disputes, price negotiations and safety complaints are put through to an advisor.",
        claims: [{ value: "25%", label: "more service bookings", change: { kind: "more", by: 25 } }],
      },
      {
        key: "legal",
        label: "Legal",
        title: "Legal Document Automation",
        description:
          "Firms and legal departments draft the same few document types again and again. The assistant gathers the facts by conversation and fills your approved templates.",
        tasks: [
          "Interviews clients for intake and asks for whatever is still missing",
          "Drafts agreements and letters from your clause library",
          "Finds dates and obligations in long documents and cites the passage",
          "Routes each draft to the responsible lawyer and records the edits",
        ],
        handOver:
          "A lawyer reviews every document before it leaves, and a question that asks for legal advice goes straight to one.",
        claims: [{ value: "40%", label: "less document processing time", change: { kind: "less", by: 40 } }],
      },
      {
        key: "realestate",
        label: "Real estate",
        title: "Real Estate Chatbots",
        description:
          "Buyers browse in the evening, when the office is closed. The chatbot answers from the listing data and finds out how far along the search is.",
        tasks: [
          "Answers questions on price, fees and floor plan for each listing",
          "Asks for budget, financing and moving date, then scores the lead",
          "Books viewings straight into the agent’s calendar",
          "Suggests similar listings when the first choice is gone",
        ],
        handOver:
          "Offers, negotiations and any question that touches fair-housing rules are left to the agent.",
        claims: [
          { value: "68%", label: "more qualified leads", change: { kind: "more", by: 68 } },
          { value: "30%", label: "more agent time on high-value work", change: { kind: "more", by: 30 } },
        ],
      },
      {
        key: "hospitality",
        label: "Hospitality",
        title: "Guest Services Assistant",
        description:
          "Guests have questions before they book, during the stay and after check-out. One assistant covers all three and knows the reservation.",
        tasks: [
          "Quotes rooms and takes direct bookings on your website and by phone",
          "Arranges late check-out and extra beds in the property system",
          "Offers dining, spa and transfer options that fit the stay",
          "Sends housekeeping and repair requests to the team on duty",
        ],
        handOver: "Complaints and emergencies ring the front desk, with the reservation already on screen.",
        claims: [
          { value: "22%", label: "more direct bookings", change: { kind: "more", by: 22 } },
          { value: "15%", label: "ancillary revenue growth", change: { kind: "more", by: 15 } },
        ],
      },
      {
        key: "healthcare",
        label: "Healthcare",
        title: "Virtual Health Assistants",
        description:
          "Clinics lose hours to scheduling calls, and a missed slot helps nobody. The assistant handles the administrative side of care and stays out of diagnosis.",
        tasks: [
          "Books, moves and cancels appointments by the clinic’s own rules",
          "Sends reminders by call or text and offers freed slots to the waiting list",
          "Explains preparation and aftercare in wording the clinic has approved",
          "Collects intake forms and insurance details before the visit",
        ],
        handOver:
          "Symptoms and medication questions go to clinical staff. Callers in an emergency are told to dial 911.",
        claims: [{ value: "35%", label: "fewer missed appointments", change: { kind: "less", by: 35 } }],
      },
    ],
  },
  closing: {
    title: "Transform Your Customer Interactions",
    intro:
      "Describe the conversations you have most often. We will tell you which ones suit an assistant and which should stay with your people.",
    next: {
      title: "What happens next",
      steps: [
        "A consultant reads your message and asks for a few typical conversations.",
        "On a call we go through them and mark what an assistant can settle alone.",
        "You receive an outline with channels, connected systems, handover rules and a price.",
      ],
    },
    related: {
      title: "Often built together",
      items: [
        {
          title: "AI Automations",
          href: urls.aiAutomations.path,
          description: "What the customer asks for is carried out behind the scenes.",
        },
        {
          title: "Data & Cloud Solutions",
          href: urls.dataCloudSolutions.path,
          description: "Records and documents are kept where the assistant can find them.",
        },
      ],
      partner: {
        description: "Several kinds of conversation to move over, one after the other.",
        action: "Partner with Us",
      },
    },
  },
};
