export const tagline =
  "Empowering businesses with innovative AI solutions to transform operations through cutting-edge technology";

export const socialProfiles = [
  { network: "LinkedIn", href: "https://www.linkedin.com/company/corvanta-example" },
  { network: "X", href: "https://x.com/corvanta-example" },
  { network: "Instagram", href: "https://www.instagram.com/corvanta-example" },
  { network: "Facebook", href: "https://www.facebook.com/corvanta-example" },
  { network: "YouTube", href: "https://www.youtube.com/corvanta-example" },
] as const;

/** A rebrand changes this file and the logo (`src/components/logo`). */
export const site = {
  name: "Corvanta",
  assistant: "Cora",
  domain: "corvanta.example",
  homeTitle: "Transform Your Business with AI Solutions",
  email: "info@corvanta.example",
  trainingsEmail: "trainings@corvanta.example",
  talentEmail: "talent@corvanta.example",
  phone: "(972) 555-0142",
  address: {
    street: "1200 Example Parkway, Suite 300",
    city: "Plano",
    state: "Texas",
    zip: "75024",
  },
  /** Dates are shown, and days end, in the company's time zone. */
  timeZone: "America/Chicago",
  /** The web analytics that the legal pages name. Nothing loads it today. */
  analyticsProvider: "Google Analytics",
} as const;
