import { type PagePath, urls } from "../../../src/shared/urls.ts";
import { navigation } from "../../navigation.ts";
import { aiAutomations } from "../../services/ai-automations.ts";
import { conversationalAi } from "../../services/conversational-ai.ts";
import { dataCloudSolutions } from "../../services/data-cloud-solutions.ts";
import { mlAiGenaiSolutions } from "../../services/ml-ai-genai-solutions.ts";
import { type DirectAnswer, questionsIn } from "../answer.ts";
import { replyOf, serviceQuote, theOne } from "./words.ts";

const assistants = urls.conversationalAi.path;
const automations = urls.aiAutomations.path;
const models = urls.mlAiGenAiSolutions.path;
const cloud = urls.dataCloudSolutions.path;
const contact = urls.contact.path;

/** A practice in a line, as the menu has it. */
function serviceLine(path: PagePath): string {
  const links = navigation.menus.flatMap(({ groups }) => groups.flatMap((group) => group.links));
  const { title, description } = theOne(links, ({ href }) => href === path);
  return `${title}: ${description} (${path}).`;
}

/** What holds for all four practices. */
export const serviceAnswers: readonly DirectAnswer[] = [
  {
    questions: [
      "Which services do you offer?",
      "Services",
      "List your services",
      "What kind of AI services do you provide?",
      "What solutions do you have?",
      "What do you build?",
      "What all do you guys build?",
      ...questionsIn(`
          what is on the menu | give me an overview of what you sell to companies | what are the four things you do |
          name your practices | I only know the courses, is there something for firms as well | areas of work |
          My boss asked me to find out what your shop has apart from training. Could you sum it up? | product range |
          what kinds of work do you take on | portfolio of offerings |
          which departments are there on the technical side | a quick rundown of your offerings |
          what could we order from you |
          what services do you have | what can you build for companies | what are your services |
          what AI solutions do you offer | what do you offer for businesses | tell me about your services |
          which areas do you work in |
          what else do you do | what do you offer besides courses | what can you do for my company |
          what can we buy from you | what do you do for other companies |
          overview of your services please`),
      ...questionsIn(`
          what are you building for companies besides teaching | which kinds of projects do you do |
          tell me the areas you cover`),
      ...questionsIn(`
          what is in your range besides lessons | four fields, name them |
          we need tech help and do not know what you have | and what else have you got for firms |
          your catalog of services in one line | what would a firm come to you for`),
      ...questionsIn(`
        your range, in brief | apart from talent and classes, what is there | list of what you do for
        firms | what can be had from you | which kinds of help do you sell`),
    ],
    text: `We have four practices: Conversational AI (${assistants}), AI Automations (${automations}), ML/AI/GenAI Solutions (${models}), and Data & Cloud Solutions (${cloud}).`,
    href: null,
  },
  {
    questions: [
      "What is the difference between conversational AI and AI automations?",
      ...questionsIn(`
        how do assistants and automations differ | assistant or automation, which is which |
        is a chatbot not an automation too | your first service against the second | chat assistant versus automation |
        where does the bot end and the automation begin | what sets your automations apart from the assistants |
        do I need an assistant or an automation`),
      ...questionsIn(`
        talking thing versus working thing | is that not the same as a bot | which of both is for
        answering`),
    ],
    text: `${serviceLine(assistants)} ${serviceLine(automations)} An automation can begin with a call.`,
    href: null,
  },
  {
    about: "automations",
    questions: [
      "What is your second service?",
      "Tell me more on the second one",
      "The 2nd service",
      "Number 2",
      ...questionsIn(`
          and the second? | the second of the four please | option two | number two sounds interesting |
          the one after conversational ai | explain the 2nd practice | go on with the second |
          what is the second about | service number two | second item on your list | the next one in the list
        `),
      ...questionsIn(`
          and that second thing? | the middle one, explain please | elaborate on two`),
      ...questionsIn(`
          do you build such agents for firms as well | is it only teaching or do you make agents for
          customers too | would you build the agent for us instead of us learning it | can a company order
          an agent from you | you do not only teach, you also build them, right | have an agent made by you
          | rather have it built than learn to do it`),
    ],
    text: "AI Automations take the steps your team repeats every day, from reading an email to updating the record, and carry them out around the clock under your rules.",
    href: automations,
  },
  {
    questions: [
      "Which industries do you work with?",
      "What industries do you serve?",
      "Which sectors do you cover?",
      "Experience in my industry",
      "For which industries do you build models?",
      "Do you work with law firms and lawyers?",
      "Do you work with travel agencies?",
      "Do you work with car dealerships?",
      "Do you work with hospitals and clinics?",
      "Experience with hospitals",
      "Solutions for banks",
      "Do you work with hotels and restaurants?",
      "Clients in retail or e-commerce",
      "Do you build for real estate agents?",
      "Experience in manufacturing",
      "Do you work in manufacturing?",
      "Do you work with logistics and transportation companies?",
      "Do you work with insurance companies and brokers?",
      "Do you build solutions for schools?",
      ...questionsIn(`
          have you ever done something for a business like mine | we are a brewery, is that something you know |
          do you know our trade | which branches do you know |
          I run a funeral home and doubt that anybody builds for us. What lines of business do you speak of? |
          for whom do you work mostly | are farms among the businesses you help | only big corporations or mine too |
          do you know anything about insurance brokers | public sector or nonprofits | construction trade |
          do you specialize in some field | any know how in pharma | verticals |
          do you have experience in our industry | which sectors do you serve |
          do you work with small businesses | do you work with hospitals | do you work with banks |
          have you worked with companies like ours | do you do projects for retail |
          do you know the insurance business | are you specialized in an industry |
          do you work with companies like mine | do you have experience with banks |
          have you done this for hospitals | is my industry covered | which clients do you have |
          do you understand our business | have you worked in my field | is there something for schools |
          do you work with the public sector`),
      ...questionsIn(`
          and for agriculture |  do you have something for the construction trade |
          is there anything for breweries | our line of work is unusual`),
      ...questionsIn(`
          a shipyard, is that your world | we breed horses, anything for us | we are a charity |
          ours is an odd trade | and for people like us who sell tiles? |
          ever built for a chain of gyms | do you get how a dairy works | public transport`),
      ...questionsIn(`
        we are a dairy, known to you? | is a law office a case for you | I have a gym, any experience
        | does our line of business occur with you | who are your typical sectors`),
    ],
    text: `The site names no clients. It describes what assistants can do in travel, automotive, legal, real estate, hospitality and healthcare (${assistants}), and what models can do in healthcare, finance, manufacturing, retail and transportation, and also in energy, education, and media and entertainment. For any other, ask us at ${contact}.`,
    href: models,
  },
  {
    questions: [
      "How much does a project cost?",
      "What do your services cost?",
      "What does it cost a company?",
      "Price of a chatbot",
      "Price of an assistant",
      "What does an assistant cost?",
      "How much do you charge for automation?",
      "What does a voice assistant cost?",
      "Price of AI development",
      "How much is a machine learning model?",
      "What does a model cost?",
      "What does cloud migration cost?",
      "How expensive is consulting?",
      "Budget of a project",
      "Is a budget of 5k enough?",
      "Monthly price of hosting",
      "Cost to build a bot",
      "Rates of your consultants",
      "Ballpark for a project",
      ...questionsIn(`
          what will I have to pay for something built | I have ten thousand to spend, what do I get |
          is this only for rich corporations | give me a rough figure before I waste your time |
          Every vendor hides the numbers and it drives me mad. What do your services cost, roughly? |
          can a small shop afford you | price list for firms | what is the damage | what are your fees |
          how do you calculate an offer | cheap or pricey | do you bill by the day or fixed |
          starting from how many dollars | what would you want for a job like that |
          how much does a chatbot cost | what does an AI project cost |
          what is the price for your services | how much do you charge | what does automation cost |
          do you have a price list for services | how much would it cost to build a model |
          can I get a rough estimate | what budget do we need | what is your hourly rate for consulting |
          what would that cost | how much would it cost us | what is your price |
          how much for a small company | can you give me a price | what does it cost per month |
          do you have fixed prices |
          what would a bot cost | how much for an automation | what do you charge for a project |
          what is the price range | can we afford it | how do you calculate your price`),
      ...questionsIn(`
          before I go to my boss I need a number | what are we looking at in dollars |
          does it cost an arm and a leg | just tell me the order of magnitude | ten grand or a hundred |
          invoice at the end or in parts, and of how much |
          what should I put into the budget plan`),
      ...questionsIn(`is the first conversation billed | do you charge for the initial call`),
      ...questionsIn(`
        give me a hint on the sum | I need a figure for the application | is it affordable for people
        like us | what does such a thing come to | the price question, sorry`),
    ],
    text: serviceQuote,
    href: contact,
  },
  {
    about: "assistants",
    questions: [
      "What does a chat assistant cost?",
      "price",
      "budget enough",
      "Price a month",
      "ballpark",
      "roughly",
      "rough figure",
      "order of magnitude",
      "price tag",
      ...questionsIn(`
          what would such a chat helper cost us | how much for one on the phone | do I pay per call or per month |
          bot price tag | is it affordable for a small hotel | I have 3000 for a chat helper, is that realistic |
          monthly fee of the assistant | setup fee for the bot | what does it run me a month, this bot |
          and the price of a talking one? | expensive, such an assistant?
        `),
      ...questionsIn(`
          and for the talking one, how much | two channels, double the price? |
          what would I pay for it to answer evenings only`),
      ...questionsIn(`
        when will I know the sum | at what point do you tell me the price | do I hear the price before you
        begin | give me any number for a small bot | is it in the hundreds or the thousands | what would that
        set us back for the phone | how deep do I reach into my pocket for such a phone assistant | what would
        the call answering thing cost us`),
      ...questionsIn(`
        what would it do to my wallet | how much does it hurt | damage to the purse | will that ruin
        us | is it dear | and the bill for that?`),
    ],
    text: `${serviceQuote} ${replyOf(conversationalAi.faq, "price")}`,
    href: assistants,
  },
  {
    about: "automations",
    questions: [
      "What does an automation cost?",
      "price",
      "budget enough",
      "Price a month",
      "ballpark",
      "roughly",
      "rough figure",
      "order of magnitude",
      "price tag",
      ...questionsIn(`
          what does it cost to let the invoices run alone | how much to get rid of the retyping |
          is it affordable for a small office | does each workflow cost extra | setup price for one workflow |
          I could spend 2000 on one process, would that do | monthly fee of an automation |
          what do you want for automating one task | and the price of the reports thing? |
          running costs of such a workflow | expensive, to automate a process?
        `),
      ...questionsIn(`
          for one routine, what would it be | and to have the mailbox sorted, how much |
          price per process`),
      ...questionsIn(`
          price for sorting our leads with the CRM we have | cost with a mailbox and a form attached |
          what would the sorting of inquiries cost | price of connecting three tools |
          before or after the build, when do I hear the price`),
      ...questionsIn(`
        price of the first step | what does step one cost | is the study paid | cost of the first part | is
        the sample check free | and if you automate it for us, the price | what does it cost when you do it
        instead of us | cost if you take it on | how much if we let you build it | ok and what do you take for
        doing that | your price for automating the first one`),
    ],
    text: `${serviceQuote} ${replyOf(aiAutomations.faq, "price")}`,
    href: automations,
  },
  {
    about: "models",
    questions: [
      "What does a model cost?",
      "price",
      "budget enough",
      "Price a month",
      "ballpark",
      "roughly",
      "rough figure",
      "order of magnitude",
      "price tag",
      ...questionsIn(`
          what does a forecast cost us | how much for the camera inspection | price of a first study |
          what would we pay to have one trained | We have 20k for a prediction project, is that enough |
          is it affordable for a mid size plant | what do you want for a pilot with our data |
          cost of training it again later | monthly cost of the prediction | and the price of the document search? |
          expensive, to have your own model?
        `),
      ...questionsIn(`
          what would it take in money to predict that | and how much to have a trial with our numbers |
          dollars for the pictures thing`),
      ...questionsIn(`
          is the provider's invoice part of your price | do we pay amazon and microsoft on top |
          what do you take for your own work | does your price include the cloud charges |
          who pays the provider | fee for a review of our setup`),
    ],
    text: `${serviceQuote} ${replyOf(mlAiGenaiSolutions.faq, "price")}`,
    href: models,
  },
  {
    about: "cloud",
    questions: [
      "What does a cloud project cost?",
      "price",
      "budget enough",
      "Price a month",
      "ballpark",
      "roughly",
      "rough figure",
      "order of magnitude",
      "price tag",
      ...questionsIn(`
          what does it cost to move three servers | how much for looking after our website |
          what would a data platform cost | price of keeping copies in a second place |
          is it affordable for twenty people, this migration | monthly fee for the hosting |
          We have 15k set aside for the move, will that do | what do you want for building a portal |
          cost of the streaming thing | and the price of the sensors platform? | expensive, such a migration?
        `),
      ...questionsIn(`
          money needed for such a move | and what do you ask for per stage |
          what would we pay you and what the provider`),
    ],
    text: `${serviceQuote} ${replyOf(dataCloudSolutions.faq, "price")}`,
    href: cloud,
  },
  {
    questions: [
      "Does it integrate with our CRM?",
      "Which systems can you connect to?",
      "Integrate with our existing tools",
      "Do you integrate with Salesforce or HubSpot?",
      "Does it work with our SAP or ERP?",
      "Connect to our booking system",
      "Works with Outlook, Gmail, Teams or Slack",
      "API to our software",
      ...questionsIn(`
          we run everything on an old access database, can you hook into that |
          does it talk to the program we already have | will it see what is in our calendar |
          connect it with shopify |
          We use a strange booking tool from a local company. Could yours read from it and write into it? |
          quickbooks | interfaces to other software | microsoft 365 | can it write straight into our customer file |
          zendesk and the like | does it get along with our software from 1998 |
          is there a connector for our cash register | link to our warehouse program |
          compatible with google workspace |
          can you connect it to our CRM | does it work with HubSpot | can it work with Salesforce |
          do we have to replace our current software | can you integrate with our systems |
          which integrations do you have | does it work with our existing tools |
          can it connect to our calendar | can we keep our CRM | does it work together with SAP |
          does it work with our software | we use HubSpot, is that ok | do we need to change our tools |
          can it connect to our database | does it work with Outlook |
          must we throw out our current system |
          will it work with our tools | can it read from our system | do we have to move to a new system |
          is our booking software supported`),
      ...questionsIn(`
          freshdesk | salesforce service cloud | does it get on with our ticket tool | pipedrive |
          may it look at everything in our crm | limit what it sees in our systems |
          which rights does it get in our tools`),
      ...questionsIn(`
          we work in a program that my uncle wrote | our till has to know about it |
          will it find its way into our files | does it plug into what is there | and our phone system? |
          can you tap into the lab software | our ERP is homemade`),
      ...questionsIn(`
          does it work with the telephone system we have | asterisk or 3cx |
          can it sit on our phone switch | which telephone systems go with it |
          our call center software is ten years old | sip and ring groups`),
      ...questionsIn(`
        our software is from a tiny vendor | does it reach our calendar | we book in a program called
        Vetera | must it fit our phone system | will it know our customer list`),
    ],
    text: `We connect the systems you already run, such as the CRM, mailbox, spreadsheets, booking or ticket system, under permissions that you set. The site names no particular products, so tell us which ones you use at ${contact}.`,
    href: automations,
  },
  {
    questions: [
      "Is our data safe with you?",
      "How do you handle security of our data?",
      "Do you use our data to train other models?",
      "Is customer data kept confidential?",
      "What about enterprise security?",
      "How do you make sure our data stays private?",
      "Will you sign an NDA?",
      "Who can see our company data?",
      ...questionsIn(`
          I am nervous about giving you our client files | our secrets must stay secrets |
          who at your place gets to look at our stuff | do our numbers end up in somebody's ai |
          what do you do so that nothing leaks |
          Our competitors would love to see these files. What is agreed before we hand them over? | non disclosure |
          confidentiality agreement before the first talk | are our documents used for your other clients |
          trade secrets | passwords and keys, where do you keep them |
          is that in writing, what you may do with our files | leak of our customer list |
          do you learn from our records for others |
          how do you protect our data | is our company data secure | do you train models with our data |
          do you sign a confidentiality agreement | who has access to our data | what about data security |
          is our information kept confidential | how do you treat confidential documents |
          is our data safe | who can see our data | can we sign an NDA | do you use our data for training |
          what about confidentiality |
          what do you do with our documents | can we trust you with our data | will others see our data |
          is there an agreement about our data`),
      ...questionsIn(`
          what will you do with our records | where do our files end up | is our data kept apart from others |
          what becomes of the data we give you | how do you treat our credentials |
          who holds the keys to our systems | do others profit from our numbers |
          is our material used to train something for somebody else`),
      ...questionsIn(`
          and our data inside of it | where does our customer data go with that | do our records stay ours`),
      ...questionsIn(`
          we would be handing you the crown jewels | who signs for it if our list gets out |
          you will see our salaries, hm | does an engineer of yours walk off with our numbers |
          and what about secrecy | can we trust strangers with the books |
          papers that nobody else may see`),
      ...questionsIn(`
          how are passwords and secrets kept in what you deliver |
          access rights and keys in your systems | for what purposes may you use our customer data |
          purpose of processing by the vendor | who manages the access rights |
          our infosec people have questions | how are credentials stored`),
      ...questionsIn(`
        we handle bank details, so what do you do about that | who reads our files at yours | I am
        liable for my clients' data | does what we give you train something | secrecy is everything to
        us`),
    ],
    text: `Access is given by role, passwords and keys stay on servers, and your agreement says what your data may be used for. How confidential material is protected is agreed before you share it (${urls.termsOfService.path}).`,
    href: urls.about.path,
  },
  {
    questions: [
      "Is a simple rule enough instead of a model?",
      "What if a simpler rule is enough?",
      "Do we need AI at all?",
      "Would an off-the-shelf product do?",
      ...questionsIn(`
          are you just selling ai because it is fashionable | maybe an excel formula would do |
          we could simply buy something ready made, no? | would you tell me if I did not need you |
          is all this overkill for us |
          My nephew says a small script would be enough and that all of this is hype. What do you say? |
          using a cannon to shoot sparrows | can it be done without ai | do you always build from scratch |
          honest advice: buy or build | standard software instead | is a plain calculation enough |
          why not the easy way |
          do we really need AI | can a simple solution do it | is AI the right choice for us |
          why not use ChatGPT instead | why should we pay you if ChatGPT is cheap |
          can we use a standard product | do you also advise against AI |
          do we need AI for this | would something simpler do | why not just use ChatGPT |
          is it not overkill`),
      ...questionsIn(`
          why not take zapier or make | a cheap app could do it | would you admit that we do not need you |
          an existing tool for a few dollars | do you tell people no | do you push the largest model |
          must it be deep learning | you probably sell the most complicated thing |
          small model instead of a giant one | how do you choose the algorithm | fancy or plain |
          ready made software from the app store | consultants always want to build something |
          honest answer if it is pointless to hire you`),
      ...questionsIn(`
          zapier is cheaper | we already have zapier | power automate does that as well |
          make or zapier instead of you | if a cheap subscription is enough, do you say so |
          honest when a spreadsheet would do | neural nets for everything | oversell the big thing`),
      ...questionsIn(`
          is it not a sledgehammer for a nut | would a checklist do |
          maybe all we want is a better form | or is there something cheaper off the peg |
          do you ever talk customers out of ai | would an old fashioned program do as well`),
      ...questionsIn(`
          you surely sell everyone the fanciest thing | do you always take the biggest network |
          a ready made bot costs 50 a month | I could subscribe to a finished chatbot |
          Intercom, Drift and the like instead of you | buy a boxed product | why pay for a custom one`),
      ...questionsIn(`
        is AI necessary here | my son could script that, no? | would you say so if a spreadsheet is
        enough | do you always sell AI | is there no ready product for it`),
    ],
    text: `We compare every model with the way you decide today, and tell you when a simple rule does as well. We use the simplest method that solves your case (${urls.about.path}), and tell you where a product off the shelf would do.`,
    href: models,
  },
  {
    questions: [
      "Where do the percentages come from?",
      "Are the figures on your pages guaranteed?",
      ...questionsIn(`
          are these numbers guaranteed | do you guarantee a saving | who measured that | evidence for the figures on your page |
          source of the statistics | will we reach these values as well | can I rely on the 40 percent | is it a promise that we save so much |
          which return can we expect | marketing numbers | does the same result hold for us | do you commit to a result |
          figures from studies | how much improvement is realistic | hard numbers on the benefit | whose results are those |
          do your figures bind you | are those values from your customers | statistics on what it brings | did you measure these at your clients`),
      ...questionsIn(`
          do you have numbers that a bot pays off | proof in numbers | yours or from studies |
          do those values come from customers of yours | can you promise us the percentage`),
      ...questionsIn(`
          you write 35 percent, says who | is it the same for everyone |
          those figures look too nice to be true | and if we end up with half of that |
          whose experience are those numbers | do you put the saving in the contract`),
      ...questionsIn(`
        would you write the percentage into the agreement | put the promised reduction in our contract | is
        the number from your page a contractual commitment | can the improvement be made part of the deal |
        can I hold you to that figure | will you be bound by these percentages | is it in the contract that we
        save that much | who says that it brings so much | are you liable for the promised percentage | prove
        the percentage`),
      ...questionsIn(`
        those numbers, a promise? | 22 percent, really for us too | who worked that out | is that
        guaranteed in writing | sounds like advertising, the percent`),
    ],
    text: `The percentages on our pages are examples of published results, and your own results may differ: a project is measured against what came before it, such as your calls, tickets and hours. A figure binds us where your written agreement contains it (${urls.termsOfService.path}).`,
    href: assistants,
  },
  {
    questions: [
      "Are we too small for you?",
      "Is there a minimum size of a project?",
      ...questionsIn(`
          we are only a handful of people | from how many calls on does it make sense | two man business | I work alone, would you build for me |
          does it pay for so few cases | how big must a firm be | low volume, still worth it | at least how many conversations a month |
          smallest job you take | our shop is tiny | do you laugh about a small order | just me and my wife | a family business with four employees`),
      ...questionsIn(`
          there are three of us | tiny office | is it worth it with so few calls | minimum volume |
          we hardly get fifty messages a week`),
      ...questionsIn(`
          we are a husband and wife business | barely ten mails a day, too few? |
          do you only take big fish | would you bother with a village shop |
          and for somebody as little as us | start-up with two founders and a cat`),
      ...questionsIn(`
          is our firm too small for an outfit like you | two people in a shop, is that enough for you |
          surely you want bigger customers | do you take on very small companies |
          we are tiny, do we even qualify | one store and one van`),
      ...questionsIn(`
        two employees and a dog | I am self-employed | is our little office worth your time | smallest
        budget you accept`),
    ],
    text: `The site names no minimum size for a company or a project. Describe yours at ${contact}: we tell you whether this is something we can help with, and what a first step together would involve and cost.`,
    href: contact,
  },
];
