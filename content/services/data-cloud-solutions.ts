import { urls } from "../../src/shared/urls.ts";
import type { DataCloudSolutionsPage } from "./types.ts";

export const dataCloudSolutions: DataCloudSolutionsPage = {
  meta: {
    title: "Data & Cloud Solutions",
    description:
      "Comprehensive cloud and data solutions including application development, data analytics, disaster recovery, IoT, streaming, and managed hosting services",
  },
  hero: {
    title: "Data & Cloud Solutions",
    lead: "We build and run the platforms under your applications, analytics and models, with running costs and recovery planned from the start.",
    action: "Discuss your platform",
    secondaryAction: "See six use cases",
    diagram: {
      layers: ["Applications", "Analytics and AI", "Data platform", "Network and compute"],
      description:
        "A stack of four layers, each carrying the one above: network and compute at the base, then the data platform, then analytics and AI, and on top the applications that people use.",
    },
  },
  infrastructure: {
    title: "Enterprise Cloud Infrastructure",
    intro: "We decide on networks, access and costs together with you, and document every decision.",
    items: [
      {
        title: "Foundation",
        description: "Accounts, networks and access rights, written as code",
      },
      {
        title: "Public, private or hybrid",
        description: "Each workload where law, latency and price place it",
      },
      {
        title: "Operation",
        description: "Monitoring, patching and standby duty, agreed in scope",
      },
      {
        title: "Cost control",
        description: "Spending tagged by team, with idle resources switched off",
      },
    ],
  },
  benefits: {
    title: "Key Benefits",
    items: [
      {
        title: "Scalable Infrastructure",
        description:
          "Capacity follows the load within limits that you set, so a quiet week costs less than a busy one.",
      },
      {
        title: "Advanced Analytics",
        description:
          "Sales and finance work with one set of definitions, because their reports are drawn from the same warehouse.",
      },
      {
        title: "Enhanced Security",
        description: "Access by role, encryption and alerts on unusual behavior belong to the base design.",
      },
      {
        title: "Data Management",
        description: "Each dataset has an owner, a description and checks before anyone relies on it.",
      },
      {
        title: "Disaster Recovery",
        description:
          "You say how much data you can afford to lose, and restores are rehearsed against that limit.",
      },
      {
        title: "Cloud Migration",
        description: "Every wave of a migration has a way back that was tested beforehand.",
      },
    ],
  },
  useCases: {
    title: "Common Use Cases",
    labels: {
      features: "Key Features",
      outcome: "Outcome",
      useCase: "Use Case",
    },
    items: [
      {
        key: "appdev",
        label: "App development",
        title: "Cloud-Native Application Development",
        features: [
          "Containers with clear interfaces",
          "Automatic tests and releases",
          "Scaling and self-repair",
        ],
        outcome:
          "Features reach users in small releases, each of which can be rolled back when it causes trouble.",
        useCase: "A customer portal in which ordering can change without touching billing",
      },
      {
        key: "bigdata",
        label: "Big data",
        title: "Big Data Analytics & Machine Learning",
        features: ["Documented tables", "Model training beside the data", "Dashboards on agreed definitions"],
        outcome: "Analysts and models work on the same data, and any figure can be traced to its source.",
        useCase: "A wholesaler that sees which items may run short",
      },
      {
        key: "disaster",
        label: "Disaster recovery",
        title: "Disaster Recovery and Backup",
        features: [
          "Backups in a second region",
          "Recovery targets for each system",
          "Restore tests in writing",
        ],
        outcome:
          "After an outage, everyone knows the order in which systems recover, because they have practiced it.",
        useCase: "An accounting firm that needs client files back after ransomware",
      },
      {
        key: "iot",
        label: "IoT",
        title: "IoT Platforms",
        features: ["Secure updates of devices", "Ingestion over MQTT", "Processing at the edge"],
        outcome: "Readings arrive complete, and service teams can act on a fault while it is still small.",
        useCase: "A cooling-unit maker that watches temperatures at its customers",
      },
      {
        key: "streaming",
        label: "Streaming",
        title: "Streaming and Content Delivery",
        features: ["Transcoding for every screen", "Servers near the viewer", "Content protection"],
        outcome:
          "The picture stays steady even when the audience peaks, and you can see what each title costs to deliver.",
        useCase: "A sports league with live matches and recordings",
      },
      {
        key: "hosting",
        label: "Web hosting",
        title: "Managed Web Hosting",
        features: ["Monitoring around the clock", "Certificates and firewall", "Backups and a staging copy"],
        outcome: "One team keeps your websites up to date and takes responsibility for them.",
        useCase: "A company that brings its brand sites under one contract",
        claim: {
          value: "99.9%",
          label: "uptime guarantee",
          change: { kind: "share", by: 99.9 },
          note: "It covers hosting that we manage, and your agreement says how it is measured and what follows if we miss it.",
        },
      },
    ],
  },
  faq: {
    items: [
      {
        id: "price",
        question: "What does such a platform cost us?",
        answer:
          "We price our work by stage after a look at your systems, and estimate the provider’s bill, which follows what you use.",
      },
      {
        id: "duration",
        question: "How long does a migration take?",
        answer:
          "That depends on how many systems move and when each may be interrupted, and the plan gives the effort for every stage.",
      },
      {
        id: "who",
        question: "Who runs the platform afterward?",
        answer:
          "Our team can take on monitoring and on-call duty in an agreed scope, or yours runs the platform from our documentation.",
      },
      {
        id: "mistakes",
        question: "What happens if a move goes wrong?",
        answer:
          "We go back by the way that was tested beforehand, and try again only once you agree with us on the cause.",
      },
    ],
  },
  closing: {
    title: "Transform Your Business with Cloud Technology",
    intro: "Tell us what you run today and what worries you about it, such as the monthly bill or an audit.",
    steps: [
      "We read your message and ask for an overview of your systems.",
      "An architect goes through it with you and ranks the risks.",
      "You receive a plan in stages, each with its price and a way back.",
    ],
    related: {
      title: "A platform carries models and needs people to run it",
      items: [
        { label: "ML/AI/GenAI Solutions", href: urls.mlAiGenAiSolutions.path },
        { label: "Find specialists", href: urls.talentForClients.path },
      ],
      partner: "Partner with Us",
    },
  },
};
