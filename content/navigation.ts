import type { Navigation } from "../src/shared/navigation.ts";
import { type PagePath, urls } from "../src/shared/urls.ts";

export const navigation: Navigation & { legal: readonly { title: string; href: PagePath }[] } = {
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
              description: "Models built and tested on your data",
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
              icon: "route",
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
