import type { LeadForm } from "../../src/shared/forms/lead.ts";
import { site } from "../site.ts";
import { chatPerson } from "./person.ts";

export const personForm: LeadForm = {
  id: "chat",
  name: "Chat Form",
  frame: "contact",
  email: site.email,
  fields: [
    { name: "name", label: "Name", kind: "text", required: true, autocomplete: "name" },
    { name: "email", label: "Email address", kind: "email", required: true, autocomplete: "email" },
    { name: "message", label: "Conversation", kind: "textarea", required: false },
  ],
  action: chatPerson.send,
  thanks: {
    title: "Thank you. Your question has reached our team.",
    description: "One of us reads the conversation and writes back to the address you gave us.",
  },
};
