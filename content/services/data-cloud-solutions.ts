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
    lead: "We build and run the platforms under your applications, analytics and models. Running costs and recovery are part of the plan from the first diagram on.",
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
    intro:
      "Opening a cloud account takes minutes. Running one well takes decisions about networks, access and money, which we make with you and write down as code.",
    items: [
      {
        title: "Foundation",
        description:
          "Accounts, networks and access rights are defined once, in code that your team can read and repeat.",
      },
      {
        title: "Public, private or hybrid",
        description:
          "Each workload goes where law, latency and price place it, with the provider you use today or one we choose together.",
      },
      {
        title: "Operation",
        description:
          "Monitoring, patching and on-call duty are agreed in scope, and each alert has its written response.",
      },
      {
        title: "Cost control",
        description: "Spending is tagged by team and product, and idle resources are found and switched off.",
      },
    ],
  },
  benefits: {
    title: "Key Benefits",
    intro: "What a sound platform gives the people who build on it and those who pay for it.",
    items: [
      {
        icon: "server",
        title: "Scalable Infrastructure",
        description:
          "Capacity follows load within limits you set, so a campaign does not stall the site and quiet weeks do not pay for idle servers.",
      },
      {
        icon: "chart",
        title: "Advanced Analytics",
        description:
          "Sales and finance read the same definitions from one warehouse, and a new question no longer starts with a new export.",
      },
      {
        icon: "shield",
        title: "Enhanced Security",
        description:
          "Access by role, encryption in transit and at rest, and alerts on unusual behavior belong to the base design.",
      },
      {
        icon: "database",
        title: "Data Management",
        description:
          "Each dataset has an owner, a description and a retention period. Quality checks run before anyone relies on it.",
      },
      {
        icon: "life-buoy",
        title: "Disaster Recovery",
        description:
          "You say how much data and how much time may be lost at worst. Backups and rehearsals are planned to meet that.",
      },
      {
        icon: "cloud",
        title: "Cloud Migration",
        description:
          "Systems move in waves with a tested way back, and old and new run side by side until you sign off.",
      },
    ],
  },
  useCases: {
    title: "Common Use Cases",
    intro: "Six kinds of project, with what each one involves and what you have at the end of it.",
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
          "Services in containers with clear interfaces between them",
          "Automatic tests and releases for every change",
          "Scaling and self-repair on managed Kubernetes or serverless platforms",
          "Logs, metrics and traces from the first version on",
        ],
        outcome:
          "Features reach users in small releases that can be rolled back, and a failing part leaves the others running.",
        useCase:
          "A customer portal with rare, risky releases is split into services, so that ordering can change while billing stays untouched.",
      },
      {
        key: "bigdata",
        label: "Big data",
        title: "Big Data Analytics & Machine Learning",
        features: [
          "Ingestion from databases, files and event streams",
          "A lakehouse of versioned, documented tables",
          "Model training next to the data it needs",
          "Dashboards built on agreed definitions",
        ],
        outcome:
          "Analysts and models work on the same current data, and a figure in a report can be traced back to its source row.",
        useCase:
          "A wholesaler joins orders, stock and supplier data to see which items are likely to run short.",
      },
      {
        key: "disaster",
        label: "Disaster recovery",
        title: "Disaster Recovery and Backup",
        features: [
          "Backups in a second region, protected against deletion",
          "Recovery targets agreed for each system",
          "Failover written as code and rehearsed",
          "Restore tests with a written result",
        ],
        outcome: "After an outage or an attack, everyone knows the order of recovery and has practiced it.",
        useCase:
          "An accounting firm needs its client files back quickly if the office servers are lost to fire or ransomware.",
      },
      {
        key: "iot",
        label: "IoT",
        title: "IoT Platforms",
        features: [
          "Secure enrollment and updates for devices in the field",
          "Ingestion over MQTT, with buffering when a connection drops",
          "Time-series storage with rules for alerts",
          "Processing at the edge where latency matters",
        ],
        outcome: "Readings arrive complete, and service teams can act on a fault while it is still small.",
        useCase:
          "A maker of cooling units follows temperatures at its customers’ sites and sends the technician out with the right part.",
      },
      {
        key: "streaming",
        label: "Streaming",
        title: "Streaming and Content Delivery",
        features: [
          "Transcoding for phones, browsers and televisions",
          "Delivery from servers close to the viewer",
          "Sign-in, licensing and content protection",
          "Live statistics on picture quality and audience",
        ],
        outcome:
          "The picture stays steady when the audience peaks, and storage and traffic costs are visible for each title.",
        useCase:
          "A sports league broadcasts its matches live and offers the recordings to subscribers afterward.",
      },
      {
        key: "hosting",
        label: "Web hosting",
        title: "Managed Web Hosting",
        features: [
          "Monitoring around the clock, with patching in agreed windows",
          "Certificates, firewall and defense against traffic floods",
          "Backups and a staging copy for every site",
          "Caching near the visitor for short loading times",
        ],
        outcome: "Your websites stay reachable and up to date, with one team answerable for them.",
        useCase:
          "A company whose brand sites sit with several providers brings them under one contract and one support contact.",
        claim: { value: "99.9%", label: "uptime guarantee", change: { kind: "share", by: 99.9 } },
      },
    ],
  },
  closing: {
    title: "Transform Your Business with Cloud Technology",
    intro:
      "Tell us what you run today and what worries you about it, whether that is the bill, an audit or a contract about to expire.",
    next: {
      title: "What happens next",
      steps: [
        "We ask for an overview of your systems. A list or an old diagram is enough.",
        "An architect goes through it with you and ranks the risks by urgency.",
        "You receive a plan in stages, with the effort for each and a way back.",
      ],
    },
    related: {
      title: "Often built together",
      items: [
        {
          title: "ML/AI/GenAI Solutions",
          href: urls.mlAiGenAiSolutions.path,
          description: "Forecasts and generative applications on the data you now trust.",
        },
        {
          title: "Find specialists",
          href: urls.talentForClients.path,
          description: "Data and DevOps engineers who join your own team.",
        },
      ],
      partner: { description: "A platform to plan and run over several years.", action: "Partner with Us" },
    },
  },
};
