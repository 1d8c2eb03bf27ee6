import type { EmbeddableForm } from "../src/shared/forms/lead.ts";
import { site } from "./site.ts";

/** Every lead form. With FORM_PROVIDER_URL set, the ids must be the provider's. */
export const forms = {
  partnership: {
    id: "partnership",
    name: "Partnership Form",
    frame: "partnership",
    email: site.email,
  },
  contact: {
    id: "general-contact",
    name: "General Contact Form",
    frame: "contact",
    email: site.email,
  },
  services: { id: "services", name: "Services", frame: "services", email: site.email },
  corporateTraining: {
    id: "corporate-training",
    name: "For Corporate Training Form",
    frame: "corporateTraining",
    email: site.trainingsEmail,
    team: "training",
  },
  course: {
    id: "ai-ml-genai-course",
    name: "AI/ML/GenAI Form",
    frame: "course",
    email: site.trainingsEmail,
    team: "training",
  },
  client: {
    id: "talents-for-clients",
    name: "For Talents Form",
    frame: "client",
    email: site.talentEmail,
    team: "talent",
  },
  talent: {
    id: "talent-join",
    name: "Talent Join Form",
    frame: "talent",
    email: site.talentEmail,
    team: "talent",
  },
  webinar: {
    id: "no-code-webinar",
    name: "No Code Agentic AI Course",
    frame: "webinar",
    email: site.trainingsEmail,
    team: "training",
  },
  noCodeWaitlist: {
    id: "no-code-waitlist",
    name: "No Code Agentic AI Course Waitlist",
    frame: "waitlist",
    email: site.trainingsEmail,
    team: "training",
  },
  webinarWaitlist: {
    id: "no-code-webinar-waitlist",
    name: "No Code Agentic AI Webinar Waitlist",
    frame: "waitlist",
    email: site.trainingsEmail,
    team: "training",
  },
} as const satisfies Record<string, EmbeddableForm>;
