import type { Navigation } from "../src/shared/navigation.ts";
import { type PagePath, urls } from "../src/shared/urls.ts";

const navigation: Navigation & { legal: readonly { title: string; href: PagePath }[] } = {
  menus: [
    {
      title: "Services",
      prefix: "/services",
      icon: "layers",
      groups: [
        {
          links: [
            {
              title: "Conversational AI",
              href: urls.conversationalAi.path,
              icon: "message",
              description: "Chat and voice assistants that answer from your documents",
            },
            {
              title: "AI Automations",
              href: urls.aiAutomations.path,
              icon: "workflow",
              description: "Software that carries out your team’s repeated steps",
            },
            {
              title: "ML/AI/GenAI Solutions",
              href: urls.mlAiGenAiSolutions.path,
              icon: "sparkles",
              description: "Models built, tested and run on your own data",
            },
            {
              title: "Data & Cloud Solutions",
              href: urls.dataCloudSolutions.path,
              icon: "cloud",
              description: "Cloud platforms, data pipelines and managed hosting",
            },
          ],
        },
      ],
    },
    {
      title: "Training",
      prefix: "/training",
      icon: "graduation-cap",
      groups: [
        {
          title: "For Professionals & Students",
          links: [
            {
              title: "AI/ML/GenAI Engineer course",
              href: urls.aiMlGenAiCourse.path,
              icon: "code",
              description: "Four months from first script to a deployed agent",
            },
            {
              title: "No Code Agentic AI Course",
              href: urls.noCodeAgenticAi.path,
              icon: "bot",
              description: "Six weeks of building agents without programming",
            },
          ],
        },
        {
          title: "For Companies",
          links: [
            {
              title: "Corporate Training",
              href: urls.corporateTraining.path,
              icon: "building",
              description: "Programs fitted to your teams and tools",
            },
          ],
        },
      ],
    },
    {
      title: "Talent",
      prefix: "/talent",
      icon: "users",
      groups: [
        {
          links: [
            {
              title: "For Clients",
              href: urls.talentForClients.path,
              icon: "briefcase",
              description: "Specialists and expert teams on demand",
            },
            {
              title: "For Talents",
              href: urls.talentForTalents.path,
              icon: "user-plus",
              description: "Join the network and find your next project",
            },
          ],
        },
      ],
    },
  ],
  links: [
    { title: "Blog", href: urls.blogs.path, icon: "newspaper" },
    { title: "About", href: urls.about.path, icon: "info" },
    { title: "Contact", href: urls.contact.path, icon: "mail" },
  ],
  legal: [
    { title: "Privacy Policy", href: urls.privacyPolicy.path },
    { title: "Terms of Service", href: urls.termsOfService.path },
    { title: "Cookie Policy", href: urls.cookiePolicy.path },
  ],
};

/** What no page has in its scripts stands apart from what all have. */
export const tagline =
  "Empowering businesses with innovative AI solutions to transform operations through cutting-edge technology";

export const socialProfiles = [
  { network: "LinkedIn", href: "https://www.linkedin.com/company/corvanta-example" },
  { network: "X", href: "https://x.com/corvanta-example" },
  { network: "Instagram", href: "https://www.instagram.com/corvanta-example" },
  { network: "Facebook", href: "https://www.facebook.com/corvanta-example" },
  { network: "YouTube", href: "https://www.youtube.com/corvanta-example" },
] as const;

/** The company and its navigation. A rebrand is this file and the logo (`src/components/logo`). */
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
  /** Dates are shown, and days end, in the company's own time zone. */
  timeZone: "America/Chicago",
  /** The web analytics that the legal pages name. Nothing loads it today. */
  analyticsProvider: "Google Analytics",
  nav: navigation,
} as const;

const { menus, links, legal } = navigation;

/** The names of pages in the menus, by their paths. */
export const pageNames: ReadonlyMap<string, string> = new Map(
  [...menus.flatMap(({ groups }) => groups.flatMap((group) => group.links)), ...links, ...legal].map(
    ({ href, title }) => [href, title],
  ),
);
