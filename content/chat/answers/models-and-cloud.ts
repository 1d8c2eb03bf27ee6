import { urls } from "../../../src/shared/urls.ts";
import { dataCloudSolutions } from "../../services/data-cloud-solutions.ts";
import { mlAiGenaiSolutions as models } from "../../services/ml-ai-genai-solutions.ts";
import type { Reply } from "../answer.ts";
import { durationOf, replyOf, theOne } from "./words.ts";

const hosting = theOne(dataCloudSolutions.useCases.items, ({ key }) => key === "hosting");
const foundation = theOne(dataCloudSolutions.infrastructure.items, ({ title }) => title === "Foundation");
const modelsHref = urls.mlAiGenAiSolutions.path;
const cloudHref = urls.dataCloudSolutions.path;

/** What makes the work hard in an industry, as its panel says. */
function obstaclesIn(industry: string): string {
  const { title, challenges, opportunities } = theOne(models.industries.items, ({ key }) => key === industry);
  return `Obstacles that are typical of ${title.toLowerCase()}: ${challenges.join("; ")}. What can be gained: ${opportunities.join("; ")}.`;
}

/** ML/AI/GenAI Solutions. */
export const modelAnswers: readonly Reply[] = (
  [
    {
      intent: "do-you-build-machine-learning-models",
      text: "We build predictive and generative models on your data and compare them with the way you decide today. Once they are in use, we watch whether their results are still right.",
    },
    {
      intent: "demand-forecasts",
      text: "In retail: demand forecasts by store, recommendations that heed stock, and attributes filled from photos. A model draws on point-of-sale and inventory systems and submits prices to them for approval. In an example on the page, a weekly demand forecast learned from orders, prices and holidays, and the planner has the final say.",
    },
    {
      intent: "what-can-models-do-in-manufacturing",
      text: "In manufacturing: visual inspection at line speed, failure prediction, and production schedules. Models read PLC and SCADA data over OPC UA or MQTT and return results to your MES or ERP.",
    },
    {
      intent: "fake-data-for-tests-instead-of-real",
      text: "Data synthesis makes artificial records, which let you test and train where the originals are too few or too private.",
    },
    {
      intent: "what-can-models-do-against-fraud",
      text: "In finance: fraud detection in pending payments, credit scoring with reasons, and figures extracted from filings. A model works with core banking and payment systems, and each score is stored for audit.",
    },
    {
      intent: "medical-images-and-clinical-notes",
      text: "In healthcare: urgent images that are read first, forecasts of bed demand, and summaries that clinicians approve. A model connects through HL7 FHIR and DICOM and runs on site where policy requires that.",
    },
    {
      intent: "route-planning-for-trucks",
      text: "In transportation: routes that react to traffic, arrival times, and wear forecasts for vehicles. A model combines telematics with traffic feeds and sends plans to the dispatcher.",
    },
    {
      intent: "search-over-our-internal-documents",
      text: "Six use cases to start from: search over internal documents with the source of each passage, contract comparison against your standard terms, help for developers, product images, commented reports, and learning material. Staff and customers put questions to manuals and see only what their access rights allow.",
    },
    {
      intent: "energy-load-forecasts",
      text: "In energy, load forecasts help to balance the electricity grid, and drone images show where its lines are damaged. In education, exercises adapt to the learner, and teachers hear early when somebody is falling behind. In media and entertainment, archives become searchable by what is said and what is shown in the recordings.",
    },
    {
      intent: "what-happens-after-i-ask-for-a",
      text: models.closing.steps.join(" "),
    },
    {
      intent: "can-it-run-on-our-own-servers",
      text: "Models are deployed where your data already lives, and in healthcare a model runs on site where policy requires that. That the network can go down is a typical obstacle in a factory, and our IoT platforms include processing at the edge. Tell us what your policy requires.",
    },
    {
      intent: "how-much-data-do-you-need",
      text: replyOf(models.faq, "data"),
    },
    {
      intent: "what-if-the-model-is-no-better",
      text: replyOf(models.faq, "mistakes"),
    },
    {
      intent: "bias-of-models",
      text: `The site does not say how we test a model for bias: we compare it with the way you decide today, and in finance a credit score comes with reasons and is stored for audit. Ask us at ${urls.contact.path}.`,
    },
    {
      intent: "do-you-watch-the-model-after-launch",
      text: "Once a model is in use, we watch whether its results are still right, and it is retrained when its errors drift.",
    },
    {
      intent: "how-long-does-a-first-study-take",
      text: durationOf(models.faq),
    },
    {
      intent: "what-makes-ai-hard-in-a-factory",
      text: obstaclesIn("manufacturing"),
    },
    {
      intent: "what-makes-ai-hard-in-a-clinic",
      text: obstaclesIn("healthcare"),
    },
    {
      intent: "what-makes-ai-hard-in-a-bank",
      text: obstaclesIn("finance"),
    },
    {
      intent: "what-makes-ai-hard-in-a-shop",
      text: obstaclesIn("retail"),
    },
    {
      intent: "what-makes-ai-hard-in-transport",
      text: obstaclesIn("transportation"),
    },
  ] satisfies Omit<Reply, "about" | "href">[]
).map((answer) => ({ ...answer, about: "models", href: modelsHref }));

/** Data & Cloud Solutions. */
export const cloudAnswers: readonly Reply[] = (
  [
    {
      intent: "do-you-do-cloud-migration",
      text: "We build and run the platforms under your applications, analytics and models. A migration moves systems in stages, every wave has a way back that was tested beforehand, and the old systems keep running until you accept the result.",
    },
    {
      intent: "which-cloud-provider-do-you-use",
      text: "Each workload goes where law, latency and price place it, public, private or hybrid. The page names no cloud provider: tell us about the provider you use today and what worries you about it. We decide on networks, access and costs together with you.",
    },
    {
      intent: "do-you-offer-web-hosting",
      text: `We offer managed web hosting with a 99.9% uptime guarantee: monitoring around the clock, certificates and firewall, backups and a staging copy. ${hosting.claim?.note}`,
    },
    {
      intent: "iot-platforms",
      text: "IoT platforms: secure updates of devices, ingestion over MQTT, and processing at the edge. Readings arrive complete, and service teams can act on a fault while it is still small. An example on the page: a cooling-unit maker that watches temperatures at its customers.",
    },
    {
      intent: "how-many-outages",
      text: `The site does not say how often anything that we host was down: it names a 99.9% uptime guarantee for hosting that we manage, which your agreement defines. Ask us at ${urls.contact.path}.`,
    },
    {
      intent: "do-you-build-video-streaming-platforms",
      text: "Streaming: transcoding for every screen, delivery from servers near the viewer, and content protection. The picture stays steady even when the audience peaks, and you can see what each title costs to deliver. An example on the page: a sports league with live matches and recordings.",
    },
    {
      intent: "do-you-build-apps-in-the-cloud",
      text: "Cloud-native applications are built in containers with clear interfaces, with automatic tests and releases, and scale and repair themselves. Features reach users in small releases, each of which can be rolled back when it causes trouble.",
    },
    {
      intent: "disaster-recovery",
      text: "Disaster recovery: backups in a second region, recovery targets for each system, and restore tests in writing. You say how much data you can afford to lose, and restores are rehearsed against that limit. An example on the page: an accounting firm that needs client files back after ransomware.",
    },
    {
      intent: "do-you-build-big-data-analytics",
      text: "Big data: documented tables, model training beside the data, and dashboards on agreed definitions, so that analysts and models work on the same data and any figure can be traced to its source.",
    },
    {
      intent: "our-cloud-bill-is-too-high",
      text: "Spending is tagged by team, and idle resources are switched off. Capacity follows the load within limits that you set, so a quiet week costs less than a busy one.",
    },
    {
      intent: "cloud-security",
      text: "Access by role, encryption and alerts on unusual behavior belong to the base design.",
    },
    {
      intent: "do-you-set-up-accounts-networks-and",
      text: `${foundation.description}: that is the foundation. ${dataCloudSolutions.infrastructure.intro}`,
    },
    {
      intent: "what-happens-after-i-ask-about-the",
      text: dataCloudSolutions.closing.steps.join(" "),
    },
    {
      intent: "who-runs-the-platform-afterward",
      text: replyOf(dataCloudSolutions.faq, "who"),
    },
    {
      intent: "how-long-does-a-migration-take",
      text: durationOf(dataCloudSolutions.faq),
    },
    {
      intent: "what-happens-if-a-move-goes-wrong",
      text: replyOf(dataCloudSolutions.faq, "mistakes"),
    },
  ] satisfies Omit<Reply, "about" | "href">[]
).map((answer) => ({ ...answer, about: "cloud", href: cloudHref }));
