import { urls } from "../../../src/shared/urls.ts";
import type { DirectAnswer } from "../answer.ts";

const modelsHref = urls.mlAiGenAiSolutions.path;
const cloudHref = urls.dataCloudSolutions.path;

/** ML/AI/GenAI Solutions. */
export const modelAnswers: readonly DirectAnswer[] = (
  [
    {
      questions: [
        "Do you build machine learning models?",
        "Machine learning",
        "Generative AI",
        "Do you develop generative AI applications?",
        "Can you train a model on our own data?",
        "Tell me about ML and GenAI solutions",
        "Predictive analytics",
        "Fine-tune an LLM for us",
        "Custom AI model",
      ],
      text: "We build predictive and generative models on your data and compare them with the way you decide today. Once they are in use, we watch for the day they stop being right.",
    },
    {
      questions: [
        "Demand forecasts",
        "Forecast sales",
        "Grocery chain with too much waste",
        "Retail stock and recommendations",
        "Predict how much to order",
        "Product recommendations in our shop",
        "Empty shelves and markdowns",
        "Supermarket",
      ],
      text: "In retail, models give demand forecasts for each store and item, and recommendations that take stock and margin into account. Orders and prices are submitted for approval. Promotions and weather make sales history a poor guide by itself, so that is planned for.",
    },
    {
      questions: [
        "Visual inspection with cameras on our line",
        "Detect broken or defective parts",
        "Predict machine failure",
        "Predictive maintenance",
        "Factory production",
        "Quality control in manufacturing",
        "Reduce scrap",
        "Production schedules",
      ],
      text: "In manufacturing: visual inspection of parts at line speed, failure prediction from vibration and temperature, and production schedules. Models read PLC, SCADA and historian data over OPC UA or MQTT and return results to your MES or ERP.",
    },
    {
      questions: [
        "Which protocols do machines speak?",
        "Protocols",
        "OPC UA",
        "PLC and SCADA data",
        "MES and ERP connection",
      ],
      text: "For machines the site names PLC, SCADA and historian data over OPC UA or MQTT, with results returned to your MES or ERP.",
    },
    {
      questions: [
        "Fake data for tests instead of real patient records",
        "Synthetic data",
        "Artificial records",
        "Data too private to test with",
        "Too few examples to train on",
        "Anonymous test data",
      ],
      text: "Data synthesis makes artificial records with the statistical shape of real ones, which let you test and train where the originals are too few or too private.",
    },
    {
      questions: [
        "Detect fraud",
        "Fraud detection in payments",
        "Credit scoring",
        "Loan documents and filings",
        "Finance models for a bank",
        "Why was a loan declined?",
        "Compliance checks",
      ],
      text: "In finance: fraud detection while a payment is still pending, credit scoring that states the deciding factors, and extraction of figures from filings and loan documents. Each score is stored for audit.",
    },
    {
      questions: [
        "Medical images and clinical notes",
        "Hospital bed demand forecast",
        "Models for healthcare",
        "X-rays read by AI",
        "Radiology",
        "HL7 FHIR and DICOM",
        "Does patient data leave the hospital?",
      ],
      text: "In healthcare: ordering of medical images so that urgent cases are read first, forecasts of bed demand, and summaries and codes for clinical notes, approved by a clinician. Systems connect through HL7 FHIR and DICOM, on site where policy requires it.",
    },
    {
      questions: [
        "Route planning for trucks",
        "Arrival times of deliveries",
        "Transportation and logistics models",
        "Fleet wear forecasts",
        "Delivery windows and traffic",
        "Empty miles",
      ],
      text: "In transportation: route planning that reacts to traffic and delivery windows, arrival times for shippers and passengers, and wear forecasts for vehicles and track. Plans go to the dispatcher or the driver’s app.",
    },
    {
      questions: [
        "Search over our internal documents",
        "Ask questions to our manuals",
        "Chat with our documents",
        "Company knowledge search",
        "Compare contracts with our standard terms",
        "Help for our developers",
        "Quizzes from our handbooks",
        "Product photos with AI",
        "What can generative AI do for us?",
        "Use cases of generative AI",
      ],
      text: "Six use cases to start from: search over internal documents with the source shown, contract comparison clause by clause, help for developers, product images, commented reports, and learning material. Staff see only what their access rights allow.",
    },
    {
      questions: [
        "Energy load forecasts",
        "Power grid and drones",
        "Education exercises adapt",
        "Media archive search",
        "Utility company",
        "TV archive",
      ],
      text: "In energy, models forecast load and generation, and drone images show which line needs a crew. In education, exercises adapt to the learner. In media and entertainment, archives become searchable by what is said and shown.",
    },
    {
      questions: [
        "What happens after I ask for a model?",
        "How do we start with a model?",
        "Pilot study on our data",
        "How do you measure if the model is better?",
        "Proof of concept",
        "How much data do you need?",
        "What accuracy do you reach?",
      ],
      text: "We check with you whether the question calls for a model or a simpler rule. On a sample of your data we agree how to measure success and which result to beat, and you decide on a first study of limited scope before anything larger is built.",
    },
    {
      questions: [
        "Can it run on our own servers?",
        "On premises model",
        "Does data leave our network?",
        "Local model without cloud",
      ],
      text: "Models are deployed where your data already lives, for hospitals often inside their own network, and in a factory they keep running beside the line when the network is down. Tell us what your policy requires.",
    },
  ] satisfies Omit<DirectAnswer, "about" | "href">[]
).map((answer) => ({ ...answer, about: "models", href: modelsHref }));

/** Data & Cloud Solutions. */
export const cloudAnswers: readonly DirectAnswer[] = (
  [
    {
      questions: [
        "Do you do cloud migration?",
        "Do you migrate to the cloud?",
        "Cloud",
        "Can you move our systems to the cloud?",
        "Move from on premises servers to AWS without downtime",
        "Our servers are old and dying",
        "Migrate to Azure",
        "Google Cloud",
        "Data and cloud solutions",
        "Do you build data platforms and pipelines?",
        "Which cloud services do you have?",
        "Change the cloud provider",
        "Is there a way back from a migration?",
        "Data center exit",
      ],
      text: "We build and run the platforms under your applications, analytics and models. A migration moves systems in waves with a tested way back, and old and new run side by side until you sign off.",
    },
    {
      questions: [
        "Which cloud provider do you use?",
        "Do you force a provider on us?",
        "AWS or Azure or Google?",
        "Vendor lock-in to one provider",
        "Public, private or hybrid cloud",
      ],
      text: "Each workload goes where law, latency and price place it, public, private or hybrid, with the provider you use today or one we choose together.",
    },
    {
      questions: [
        "Do you offer web hosting?",
        "Can you host a website?",
        "Managed hosting",
        "Host our site",
        "What uptime do you guarantee?",
        "Uptime of a site",
        "Is there an uptime guarantee for hosting?",
        "Managed hosting SLA",
        "Availability of hosted sites",
        "Brand sites with several providers",
      ],
      text: "We offer managed web hosting with a 99.9% uptime guarantee: monitoring around the clock, certificates and firewall, backups and a staging copy for every site. Your agreement says how uptime is measured.",
    },
    {
      questions: [
        "IoT platforms",
        "Sensors in our fridges",
        "Devices in the field",
        "MQTT",
        "Temperature readings of cooling units",
        "Connected machines",
        "Telemetry of equipment",
        "Smart meters",
      ],
      text: "IoT platforms: secure enrollment and updates for devices, readings over MQTT with buffering when a connection drops, time-series storage with alerts, and processing at the edge. An example on the page: a maker of cooling units follows temperatures at its customers’ sites.",
    },
    {
      questions: [
        "Do you build video streaming platforms?",
        "Stream our league live",
        "Broadcast matches",
        "Video on demand for subscribers",
        "Live video",
        "Content delivery network",
      ],
      text: "Streaming: transcoding for phones, browsers and televisions, delivery from servers close to the viewer, sign-in, licensing and live statistics. An example on the page: a sports league broadcasts its matches live and offers the recordings afterward.",
    },
    {
      questions: [
        "Do you build apps in the cloud?",
        "Cloud-native application development",
        "Customer portal development",
        "Kubernetes and containers",
        "Microservices",
        "Split our monolith",
        "Serverless",
        "Mobile app development",
        "CI/CD releases",
      ],
      text: "Cloud-native applications are built as services in containers with automatic tests and releases, and scale on managed Kubernetes or serverless platforms. Features reach users in small releases that can be rolled back.",
    },
    {
      questions: [
        "Disaster recovery",
        "Backups of our data",
        "Ransomware",
        "Restore tests",
        "What if our servers burn down?",
        "Recovery time after an outage",
        "Failover",
      ],
      text: "Disaster recovery: backups in a second region, protected against deletion, recovery targets agreed for each system, failover rehearsed, and restore tests with a written result.",
    },
    {
      questions: [
        "Big data analytics",
        "Data warehouse or lakehouse",
        "Dashboards from many sources",
        "Everybody has different numbers",
        "Data quality",
        "Join orders, stock and supplier data",
        "ETL pipelines",
        "Reports from one source",
      ],
      text: "Big data: ingestion from databases, files and event streams, a lakehouse of versioned, documented tables, and dashboards built on agreed definitions, so that a figure in a report can be traced back to its source row.",
    },
    {
      questions: [
        "Our cloud bill is too high",
        "Reduce cloud costs",
        "Cost control",
        "Idle servers",
        "AWS bill explodes",
      ],
      text: "Spending is tagged by team and product, and idle resources are found and switched off. Capacity follows the load within limits you set.",
    },
    {
      questions: [
        "Cloud security",
        "Encryption",
        "Access rights in the cloud",
        "Is the cloud safe for an audit?",
      ],
      text: "Access by role, encryption in transit and at rest, and alerts on unusual behavior belong to the base design.",
    },
    {
      questions: [
        "What happens after I ask about the cloud?",
        "First step of a migration",
        "Plan for our cloud move",
        "What do you need from us to start with the cloud?",
      ],
      text: "We ask for an overview of your systems, such as a list or an old diagram. An architect goes through it with you and ranks the risks. You receive a plan in stages, with the effort and the price of each and a way back.",
    },
  ] satisfies Omit<DirectAnswer, "about" | "href">[]
).map((answer) => ({ ...answer, about: "cloud", href: cloudHref }));
