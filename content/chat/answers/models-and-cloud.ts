import { urls } from "../../../src/shared/urls.ts";
import { dataCloudSolutions } from "../../services/data-cloud-solutions.ts";
import { mlAiGenaiSolutions as models } from "../../services/ml-ai-genai-solutions.ts";
import { type DirectAnswer, questionsIn } from "../answer.ts";
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
        ...questionsIn(`
          we sit on years of figures and do nothing with them | teach a computer with our numbers |
          could you guess ahead what will happen in our business | artificial intelligence tailored to us |
          our gut feeling decides everything today |
          We tried to let a student build an algorithm and it died after a year. Do you do such things professionally? |
          which customers will leave us next | does it get worse over time once it is running |
          who notices when the predictions go bad | churn prediction | neural network for our firm |
          adapt a language model to our jargon | algorithms |
          can you build an AI model for us | do you develop AI models |
          can you use our data to train a model | do you offer predictive analytics |
          what can machine learning do for us | do you build generative AI apps |
          can you fine-tune a language model | we have a lot of data and want to use it |
          how are your models different from ChatGPT |
          can you build a model for us | what can you do with our data | can you predict things for us |
          what makes your models different | do you do machine learning |
          can you make predictions from our data | build us our own AI | what could AI find in our data |
          do you train custom models`),
        ...questionsIn(`
          draft our offers from our own data | write quotations and proposals by ai |
          documentation that writes itself | can a computer learn from our past |
          ai that knows our own figures | do you sell models that write text`),
        ...questionsIn(`
          employee turnover | which tenants will not pay | late payers | price of used machines |
          estimate repair costs | classify support mails | rank applicants | energy use of a building |
          crop yield | ticket sales`),
        ...questionsIn(`
          there must be gold in our records | tell me what comes next | an oracle for the boss |
          could you teach it what our experts know | which members are about to quit |
          what would happen if we raised the price | and something made only for us | prediction |
          make sense of ten years of tickets`),
        ...questionsIn(`
            our finance chief wants to know the figures of next month | predict next month | what the
            numbers will be like in spring | the second thing, forecasting our numbers | look ahead at our
            sales figures | tell us which way our figures go | numbers for the quarter to come`),
        ...questionsIn(`
          I have data, what now | could a computer foresee that | guess who will cancel | something
          that learns from our cases | our own brain made of data`),
      ],
      text: "We build predictive and generative models on your data and compare them with the way you decide today. Once they are in use, we watch whether their results are still right.",
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
        ...questionsIn(`
          we throw away bread every evening | shelves empty on saturday, full on tuesday |
          how much milk should we order for next week |
          I own five clothing shops and always end up with the wrong sizes. Can a computer plan that better? |
          customers who bought this also bought | overstock | too many leftovers at closing time |
          does it know that rain changes what people buy | sale prices at the end of the season |
          each store sells different things, we order the same for all | stock planning for a chain of shops |
          purchasing by gut feeling costs us | seasonal goods |
          can you forecast our sales | can AI predict demand | how can we order the right amount |
          what can you do for retail | we waste too much food | can you recommend products to customers |
          can you predict what we will sell | we always order too much | can it forecast demand`),
        ...questionsIn(`
          campaigns distort our numbers | special offers ruin every estimate |
          one branch is sold out while another drowns in stock | fresh goods get thrown out |
          wrong quantities of dairy | does it mark down by itself | who sets the price in the end |
          uneven stock between branches | reprice automatically`),
        ...questionsIn(`
          promotions break the numbers | campaign weeks | yogurt and cheese expire on the shelf`),
        ...questionsIn(`
          rolls and croissants left over | a florist with wilted roses | cafeteria cooks too many meals |
          pharmacy stock expires | ice cream on hot days | fish counter | christmas trees |
          too many sizes in the warehouse | restaurant ingredients spoil | sold out by noon | cross selling |
          dead stock | purchase planning | sandwiches in the bin`),
        ...questionsIn(`
          umbrellas and sunscreen | how many units next month | garden center in spring |
          toys before the holidays`),
        ...questionsIn(`
          at four the counter is bare | how many should I stock for the holiday |
          we never have the right size in the right branch | and a sale throws the numbers off |
          what will they buy when it is hot | leftovers go to the pigs |
          outlook for next week's turnover | does it set prices on its own`),
        ...questionsIn(`
          salad and vegetables rot before they are sold | we bin so much fresh produce | five food stores and
          a full dumpster | guess how much people will buy | fruit spoils in the back room | deli orders by
          instinct | can a computer tell how many lettuces to buy | small chain of food markets | which of my
          rugs will be wanted in winter | tell a small shop what will sell next season | what should I stock
          for the cold months | could it say what goes well next year | I sell lamps and never know what to
          order | which items will people buy in summer | guess the sellers of the coming season`),
        ...questionsIn(`
          how many loaves shall I bake for tomorrow | bread in the trash each night | several bakeries
          and always too much left | unsold cakes cost us a fortune | tell the baker the amount for
          the next day | what we throw away is worth a car | can the computer say how much to make |
          tomorrow's quantity for each shop`),
        ...questionsIn(`
          how many to order | food left over at night | we guess the quantities | the wrong amount in
          each branch | my shops run out or have too much`),
      ],
      text: "In retail: demand forecasts by store, recommendations that heed stock, and attributes filled from photos. A model draws on point-of-sale and inventory systems and submits prices to them for approval. In an example on the page, a weekly demand forecast learned from orders, prices and holidays, and the planner has the final say.",
    },
    {
      questions: [
        "What can models do in manufacturing?",
        "Visual inspection with cameras on our line",
        "Detect broken or defective parts",
        "Predict machine failure",
        "Predictive maintenance",
        "Factory production",
        "Quality control in manufacturing",
        "Reduce scrap",
        "Production schedules",
        ...questionsIn(`
          our machines break down without warning | bad parts slip through to the customer |
          the line stops and nobody saw it coming | spot scratches on metal with a camera |
          I run a plant with 80 people and the old press fails every few weeks. Could you tell us before it happens? |
          too many rejects | bearing vibration | unplanned downtime | which order should go on which machine first |
          inspectors get tired at the end of a shift | when should we service the equipment | assembly line |
          we make plastic parts and scrap too many |
          what can you do for a factory | can AI detect defects | can you predict when a machine fails |
          do you offer predictive maintenance | can cameras check our products | AI for manufacturing |
          how can we reduce scrap |
          can it find defects | can it predict breakdowns | which machines can you connect to |
          we are a factory`),
        "Which protocols do machines speak?",
        "Protocols",
        "OPC UA",
        "PLC and SCADA data",
        "MES and ERP connection",
        ...questionsIn(`
          how do you get the readings out of our machines |
          our machines are twenty years old, can you hook up to them | siemens controller |
          does the result go back into our production system | do you speak modbus or opc |
          Our shop floor has controllers from three makers. In which way do you collect what they measure? |
          historian | interface to the shop floor | programmable controllers |
          production planning software, does it receive the forecast | talk to the machine |
          industrial communication standard |
          which machine protocols do you support | can you connect to our PLC | do you support OPC UA |
          can you connect to our machines | how do you connect to the MES`),
        ...questionsIn(`
          equipment quits without notice | the press stops out of the blue | surprise stops of the machine |
          controllers from the nineties | a camera that looks for flaws | dents and cracks on the surface |
          motors fail and nobody sees it coming | old plant, old controls`),
        ...questionsIn(`
          stamping presses | the machine dies and the whole shift waits | no warning before the stop`),
        ...questionsIn(`
          conveyor, belt, pump, turbine | robot arm | cnc and lathe | welding seams | furnace |
          bottling line | textile mill | sawmill | brewery kettles | tears and wear without a sign |
          torn belts | packaging errors | misprinted labels | maintenance by calendar | spare parts |
          chipped tiles | bad solder joints | dirt on the lens | overheating`),
        ...questionsIn(`
          something in the hall quits once a month |
          can you hear from the sound that it is going to break | and a lens that looks at the caps |
          a sensor on the motor, what could it tell | which part must be replaced next |
          we stop production for hours and search | faulty pieces reach the shops |
          a crane that gets jammed | night shift without a mechanic`),
        ...questionsIn(`
          every maker has his own plug | and our controls are from the stone age |
          how does it reach our planning system`),
        ...questionsIn(`
            one machine dies every few months and it costs us a fortune | can you see a breakdown coming |
            the compressor gives up again and again | each stop costs thousands |
            warn us before it breaks down | the same machine is down once more |
            know beforehand that it will fail`),
        ...questionsIn(`
          cameras that find faults | our press stops without warning | bad pieces leave the plant |
          machines that report trouble ahead`),
      ],
      text: "In manufacturing: visual inspection at line speed, failure prediction, and production schedules. Models read PLC and SCADA data over OPC UA or MQTT and return results to your MES or ERP.",
    },
    {
      questions: [
        "Fake data for tests instead of real patient records",
        "Synthetic data",
        "Artificial records",
        "Data too private to test with",
        "Too few examples to train on",
        "Anonymous test data",
        ...questionsIn(`
          we are not allowed to use real customers for testing | made up data that looks real |
          our lawyers forbid us to give out the records | not enough cases of the rare disease |
          how do I test the software without real names |
          We have only 50 examples of the defect and a model needs more. Can examples be produced? | dummy records |
          generate more samples | privacy keeps us from training anything | imitate our customer base |
          invented patients | can developers get something realistic to play with | rare events in the training set |
          can you create synthetic data | we do not have enough data |
          we cannot use real data for testing | can you generate test data | what is data synthesis`),
        ...questionsIn(`
          few and confidential samples | the records may not be shared with you |
          too little patient data and all of it secret | not enough examples`),
        ...questionsIn(`
          pretend people for a trial | look alike data | developers must not see the originals |
          make more of the rare ones | and without touching the true records`),
        ...questionsIn(`
          testing without true names | too few cases to learn from | records we may not show`),
      ],
      text: "Data synthesis makes artificial records, which let you test and train where the originals are too few or too private.",
    },
    {
      questions: [
        "What can models do against fraud?",
        "Detect fraud",
        "Fraud detection in payments",
        "Credit scoring",
        "Loan documents and filings",
        "Finance models for a bank",
        "Why was a loan declined?",
        "Compliance checks",
        ...questionsIn(`
          somebody pays with stolen cards in our shop | suspicious transfers, we see them too late |
          who will pay back the credit and who will not | our clerks type figures out of balance sheets |
          the regulator wants a reason for each rejection |
          We are a small lender and losses went up this year. How could a model help before the money is gone? |
          credit union | money laundering | chargebacks | catch crooks before the payment goes through |
          explainable scores | insurance claims that smell | annual reports, pull the numbers out |
          can you detect fraud | AI for banks | can you score credit applications |
          can AI find suspicious transactions | what can you do for a finance company |
          can it explain why a loan was rejected | can it read financial documents |
          can it catch fraud | can it explain its decisions | we are a bank`),
        ...questionsIn(`
          stolen card numbers in our shop | explain a refusal to the authority |
          inspectors want to see the reasons | discrimination in loan decisions | unfair scoring |
          past decisions were biased | can the score be justified later`),
        ...questionsIn(`
          fake claims at an insurer | bogus accounts | refund abuse | identity theft |
          loan officers read pdfs all day | mortgage papers | underwriting | anti money laundering |
          tax returns | invoices that are forged | scam orders`),
        ...questionsIn(`
          stop the payment before it is gone | orders that smell fishy | who can be lent money |
          we must say why we refused him | and is it fair to everyone |
          can the numbers of a balance sheet be read out | the inspector asks how it came to that |
          years later, is the decision still on file`),
        ...questionsIn(`
          someone cheats with cards in our shop | who gets credit and why | false claims, can it spot
          them`),
      ],
      text: "In finance: fraud detection in pending payments, credit scoring with reasons, and figures extracted from filings. A model works with core banking and payment systems, and each score is stored for audit.",
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
        ...questionsIn(`
          our radiologists have a backlog of scans | which scan must be looked at first |
          how many beds will we need next week | doctors spend evenings on documentation | coding of diagnoses |
          I manage a ward and never know how full we will be on Monday. Could that be predicted? |
          would a doctor still check the summary | ct and mri pictures | does it connect to our hospital system |
          urgent cases wait among the routine ones | discharge letters and notes, shorten them | nursing notes |
          would the pictures stay inside our house |
          what can you do for a hospital | AI for medical images | can AI help radiologists |
          can you forecast hospital beds | can AI summarize clinical notes |
          does it connect to hospital systems | AI for healthcare |
          can it read X-rays | does data stay in the hospital | we are a hospital`),
        ...questionsIn(`
          the scan queue is days long | mri backlog | everything must stay inside our walls |
          which standards do your systems speak | epic or cerner | interfaces of a hospital |
          readers cannot keep up with the x rays`),
        ...questionsIn(`
          pathology slides | mammograms | emergency room crowding | discharge summaries | icd codes |
          nurses and staffing | ultrasound | veterinary x rays | lab results`),
        ...questionsIn(`
          how full will the ward be on Sunday | who gets looked at first |
          my evenings go into reports about patients | and does it talk to our clinic software |
          a summary of the record before the round | which picture is urgent |
          does the doctor still have a say`),
        ...questionsIn(`
            CT and MRI queue on Monday | bring the stroke to the top of the list |
            the urgent scan waits behind forty others | sort the images by urgency |
            discharge letters take hours | mammography backlog | triage of scans`),
        ...questionsIn(`
          our scans wait for days | x-ray practice, images stay here | pictures of patients must
          remain in the building | beds needed next week`),
      ],
      text: "In healthcare: urgent images that are read first, forecasts of bed demand, and summaries that clinicians approve. A model connects through HL7 FHIR and DICOM and runs on site where policy requires that.",
    },
    {
      questions: [
        "Route planning for trucks",
        "Arrival times of deliveries",
        "Transportation and logistics models",
        "Fleet wear forecasts",
        "Delivery windows and traffic",
        "Empty miles",
        ...questionsIn(`
          our drivers sit in traffic | customers ask when the truck arrives and we cannot say | half empty vans |
          which tour is the shortest | buses come late and nobody can tell passengers why |
          I dispatch thirty vans by hand with a paper map each morning. Can that be done better? | courier service |
          eta | when will the brake pads be worn | train tracks and wear | fuel costs, too many detours |
          parcel stops in the right order | last minute change of the tour |
          can you optimize our routes | AI for logistics | can you plan delivery routes |
          can you predict arrival times | what can you do for a transport company |
          AI for our truck fleet |
          can it plan routes | we have delivery trucks | can it tell when the delivery arrives`),
        ...questionsIn(`
          trips without load | return trips empty | dispatchers do not trust computers |
          will it overrule my planner | vans drive around with nothing in them |
          fewer kilometers for the same parcels`),
        ...questionsIn(`
          milk run | school buses | garbage trucks | couriers on bikes | rail freight | ferries | pallets |
          deliveries on the last mile | late drivers | tires and brakes`),
        ...questionsIn(`
          two of ours cross the same bridge at the same time  |
          the customer wants the hour, not the day | when will the clutch give up |
          the planner at his desk wants to keep the upper hand | stops in a better order |
          and if the road is closed`),
        ...questionsIn(`
          our vans drive in circles | when will the parcel be there | a better order of stops`),
      ],
      text: "In transportation: routes that react to traffic, arrival times, and wear forecasts for vehicles. A model combines telematics with traffic feeds and sends plans to the dispatcher.",
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
        ...questionsIn(`
          nobody finds anything in our shared drive | our experts retire and their know how goes with them |
          where does it say that in our handbook | new hires ask the same things all the time |
          compare two versions of an agreement |
          It takes our engineers hours to find the right page in old manuals. Could they just ask? |
          gpt on our own files | will an intern see the salary list when he searches |
          show me where the answer comes from | pictures of our products without a photographer |
          wikis, pdfs, mails, all over the place | ideas what to do with chatgpt style tech in our firm |
          learning tests out of our guidelines |
          can we search our documents with AI | can AI answer questions about our manuals |
          can you build a chat for our internal documents | what can generative AI do for our company |
          can AI compare contracts | do you build knowledge search | what are use cases for generative AI |
          can it search our files | can staff ask our documents | does it show the source |
          who can see which documents |
          nobody finds documents here | can it answer from our files | can new employees ask it things`),
        ...questionsIn(`
          intranet chaos | files are scattered over three drives | I cannot locate any document |
          confidential papers visible to trainees | who may read the personnel files |
           deviations from our standard clauses |
          redline a contract | coding help for our software people | unit tests written by ai |
           images of the product without a shoot |
          does everyone then see everything`),
        ...questionsIn(`
          sharepoint search is hopeless | confluence | onedrive | network drive full of duplicates |
          check agreements of vendors for odd clauses | 
          copilot for our engineers | genai in a software team `),
        ...questionsIn(`
          ask our standard operating procedures | engineering drawings | thousand page tenders |
          old emails as knowledge | onboarding quiz | patents | technicians in the field need the manual |
          migrate old code | summaries of reports | terms in leases`),
        ...questionsIn(`
          odd clauses in vendor papers | lawyers read the same kind of contract all week`),
        ...questionsIn(`
          there is a manual somewhere, but where | let the new ones ask the paper |
          which paragraphs did they alter | and who is allowed to see it |
          small print of forty suppliers | with the page it stands on |
          give our coders something | exam questions for apprentices`),
        ...questionsIn(`
            not every employee may read every file | some papers are only for managers | restricted manuals |
            is the source of each answer shown | does it say on which page it found that |
            where is the answer taken from | thousands of pages that nobody reads |
            technicians leaf through binders for an hour`),
        ...questionsIn(`
            suppliers send their own terms and we compare by hand |
            where does this contract differ from our standard | clauses that deviate from ours |
            check a lease against our template | find the odd clause |
            our counsel reads every contract with a ruler | procurement contracts, line by line`),
        ...questionsIn(`
            our coders hate to write unit tests | something that assists software people |
            migrate old code with ai | the same photo in other colors |
            pictures of one product in many variants | new backgrounds for product photos |
            a quiz made from our handbook | training questions for new staff | does it point to the passage |
            I will not believe it without the spot`),
        ...questionsIn(`
          staff hunt for papers | ask our handbook | which clause differs | who wrote that and where
          is it`),
      ],
      text: "Six use cases to start from: search over internal documents with the source of each passage, contract comparison against your standard terms, help for developers, product images, commented reports, and learning material. Staff and customers put questions to manuals and see only what their access rights allow.",
    },
    {
      questions: [
        "Energy load forecasts",
        "Power grid and drones",
        "Education exercises adapt",
        "Media archive search",
        "Utility company",
        "TV archive",
        ...questionsIn(`
          how much power will the town need tomorrow | wind and solar output | which mast must be repaired first |
          pupils learn at different speeds | find the scene where the minister says a sentence |
          We are a broadcaster with forty years of tapes nobody can search. What could you do? |
          electricity provider | a school wants tasks that fit each pupil | newspaper with an old photo archive |
          drone pictures of lines | municipal utility | film library | radio station recordings | adaptive learning |
          what can you do for an energy company | AI for schools | AI for media companies |
          can you forecast power demand | can AI search our video archive | AI for education`),
        ...questionsIn(`
          pupils who lag behind | warn teachers early | inspect masts and cables from the air |
          helicopter flights along the lines are costly | decades of footage nobody can find anything in |
          find a scene | learning software that notices who struggles | old recordings of a broadcaster`),
        ...questionsIn(`
          kids who struggle at school |  children behind in class`),
        ...questionsIn(`
          who looks at our aerial photos | how many megawatts on a cold evening |
          recordings that nobody has the time to hear | find the minute in which it was said |
          tasks at the right level for each child | an archive of sound | solar parks`),
        ...questionsIn(`
          students at risk of failing, spot them early | college with many dropouts | tell teachers who needs
          help | warn us when a pupil slips | recordings of forty years that cannot be searched | find a scene
          in old tapes | radio station archive | storm damage on power lines | tomorrow's consumption in the
          grid | anything for schools | do you have something for a school itself | what can it do for pupils
          and teachers | our headmaster asks what you offer to schools | we are a college, is there something
          for us | for teaching institutions`),
        ...questionsIn(`
          a town's power need | pupils who fall behind | search old broadcasts`),
      ],
      text: "In energy, load forecasts help to balance the electricity grid, and drone images show where its lines are damaged. In education, exercises adapt to the learner, and teachers hear early when somebody is falling behind. In media and entertainment, archives become searchable by what is said and what is shown in the recordings.",
    },
    {
      questions: [
        "What happens after I ask for a model?",
        "How do we start with a model?",
        "Pilot study on our data",
        "How do you measure if the model is better?",
        "Proof of concept",
        "What accuracy do you reach?",
        ...questionsIn(`
          how would we find out whether it works for us | try before we buy |
           what is the first thing you do when we want a prediction |
          how exact would it be |
          I was burned by a project that promised 95 percent and delivered nothing. How do you agree on what counts as success? |
          small test first | feasibility |  when do we decide to go on or stop |
          what result must it beat | could a rule of thumb do it too | and how does it begin, with our data? |
          trial with a sample |
          how do we start with a machine learning project | how do you test whether the model works |
          can we do a pilot first |  how accurate are the models |
          how do we know if the model is good | what is the first step for a model |
          how do we start with that |  how accurate is it | can we test it first |
          how do you prove that it works |
          how would a first test look |  what do we get at the beginning |
          how is success measured`),
        ...questionsIn(`
           our records are in a bad state | is our data too dirty for ml |
          chaos in our tables, can we begin anyhow | which documents do you want to look at for a prediction |
          small trial before the big thing`),
        ...questionsIn(`
          graded against our people | benchmark with today's method | bake off | hit rate | holdout months |
          who decides that it is good | backtest | proof before rollout`),
        ...questionsIn(`
          and how do you show that | what would you want to have from us to try |
          prove to the finance people that it pays | how do I know that it is not hot air |
          can we test the waters | what has it got to beat | first thing you would do with our tables`),
        ...questionsIn(`
            step one of a prediction project | what comes first when we want to predict something |
            first move toward a forecast | how does a model project begin |
            what is success and who says so | do we choose the result to beat`),
        ...questionsIn(`
          how would we try it | first stage of a forecast | how do we see if it is any good | test
          with our numbers first`),
      ],
      text: models.closing.next.steps.join(" "),
    },
    {
      questions: [
        "Can it run on our own servers?",
        "On premises model",
        "Does data leave our network?",
        "Local model without cloud",
        ...questionsIn(`
          our IT forbids anything outside the building | nothing may leave the house |
          we have no internet in the hall | run it in our basement | can the thing live in our own data room |
          Our client contracts say that files stay with us. Where would the model sit then? | offline |
          what if the line to the internet is cut | behind our firewall | private deployment | self hosted |
          own hardware | must we upload our records somewhere |
          can the model run in our network | can it run on premises |
          does our data have to leave our servers | do you offer on-premises models |
          we cannot use the public cloud for our data | does it work without internet |
          can it stay in our house | can we host it ourselves | does our data leave the company |
          can it run inside our building | may nothing leave our network | is the cloud required`),
        ...questionsIn(`
          ship without internet | oil rig | submarine | air gapped | factory network only | edge box |
          military site | our own gpu | bunker | intranet only`),
        ...questionsIn(`
          it must stay within these walls | our rules do not let us send it away |
          does it have to go through the internet | and where would it be computed |
          the policy says never to a third party`),
        ...questionsIn(`
          nothing may leave our practice | all of it stays in the building | no cloud for us
          | we must keep it in our own rack`),
      ],
      text: "Models are deployed where your data already lives, and in healthcare a model runs on site where policy requires that. That the network can go down is a typical obstacle in a factory, and our IoT platforms include processing at the edge. Tell us what your policy requires.",
    },
    {
      questions: [
        "How much data do you need?",
        "How many rows do we need?",
        ...questionsIn(`
          how much data is needed | do we have enough data | is our data enough | we do not know if our data is good enough |
          how far back must our records go | two years of history, will that do | do you need outcomes as well |
          our tables are small | is there a least amount of records | what must be in the data | which history do you want to see`),
        ...questionsIn(`
          years of figures that you want | which history of sales | how much past do you need |
          a few years, is that enough for a forecast`),
        ...questionsIn(`
          we have barely any cases of it | twelve months on paper, hm |
          and how much of it would you have to see | is a thin history a problem`),
        ...questionsIn(`
          what if we do not have enough history | our records are thin, and then? | too few past cases | we
          only kept two years | the data is a mess, is it enough | who tells us whether the data suffices |
          number of rows needed | all I have is a spreadsheet of some years | three years of records in excel,
          will that do | we only have an old table of sales, is it sufficient | is a small excel enough to
          learn from | two winters of figures, too little? | how many years back must my list go`),
        ...questionsIn(`
          a couple of years from the till, will it do | we have only spreadsheets | do we own enough
          figures | is that sufficient to learn from`),
      ],
      text: replyOf(models.faq, "data"),
    },
    {
      questions: [
        "What if the model is no better than we are?",
        ...questionsIn(`
          our buyer beats the computer | what if it predicts worse than a person | do we keep anything if we stop |
          can we stop after the study | what if the study fails | our experienced colleague is better at it | no improvement over today |
          what do we have in hand if it does not work out | exit after the pilot | thrown away money if it fails |
          a veteran with good instinct against the machine`),
        ...questionsIn(`
          if our planner is simply better | the purchasing veteran beats it | not any better than the old way`),
        ...questionsIn(`
          and if not? | what if it does not beat us | suppose it is a flop | is the money gone then |
          if a thumb rule is as good`),
        ...questionsIn(`
          afraid to burn a lot of money on something worthless | is there a way out before it gets expensive |
          we do not want to sink a fortune into a model | how do we limit our risk with a first project | when
          may we pull the plug on it | are we allowed to quit after the first part | can we leave it at the
          study | we paid for a model that was useless | the last vendor's forecast was worse than guessing |
          is there a way out after the trial | must we go on after the study | do we keep what you found if we
          stop`),
        ...questionsIn(`
          my foreman estimates better than any computer | our man guesses very well | if the human
          wins | do we lose everything when it fails | out after the trial`),
      ],
      text: replyOf(models.faq, "mistakes"),
    },
    {
      questions: [
        "Do you watch the model after launch?",
        ...questionsIn(`
          who keeps an eye on it once it is live | does it age | will the predictions hold in a few years | when is it trained again |
          is it checked while we use it | accuracy drops after some time | the world changes and the model does not |
          quality over time | does someone notice when it goes wrong later | looked after later on`),
        ...questionsIn(`
           valid in twelve months | who tells me that it still holds `),
        ...questionsIn(`
          predictions rot after some months | stale | decay | degrade | goes bad over time |
          who notices that it is off | care after launch | upkeep of a model`),
        ...questionsIn(`
          and in three years? | will it go off at some point | does it need a refresh |
          what if the market turns`),
        ...questionsIn(`
            would you keep an eye on our model | can you look after a model that we have | could somebody of
            yours mind it for us | babysitting a model, do you do that | who takes care of it month after
            month | do you tend models after they are live`),
        ...questionsIn(`
          does it stay right | who checks it next year | and when the world changes`),
      ],
      text: "Once a model is in use, we watch whether its results are still right, and it is retrained when its errors drift.",
    },
    {
      questions: [
        "How long does a first study take?",
        ...questionsIn(`
          how many weeks for a pilot | time until we know whether it works | when do we see the first prediction | duration of a trial with our data |
          is a study a matter of days | and how long for that | when would the model be finished`),
        ...questionsIn(`
          days or weeks | a month or a year for the pilot`),
        ...questionsIn(`
          and how quickly would we know | before the board meets in May? |
          what is the time frame of a trial`),
        ...questionsIn(`
          how soon do we know | weeks for the trial? | when is the result there`),
      ],
      text: durationOf(models.faq),
    },
    {
      questions: [
        "What makes AI hard in a factory?",
        ...questionsIn(`
          hardly any failures to learn from | we rarely have a defect on file | no two controllers speak alike | our plant loses the line to the internet |
          what stands in the way on a shop floor | too few breakdowns in our history | knowledge of the old operators gets lost | what would production gain`),
        ...questionsIn(`
            it breaks so seldom that there is little to learn from | only three failures in ten years`),
      ],
      text: obstaclesIn("manufacturing"),
    },
    {
      questions: [
        "What makes AI hard in a clinic?",
        ...questionsIn(`
          each department keeps its records in another format | my doctors will not believe a black box | obstacles in medicine | what do patients gain from it |
          physicians want to see why | charts from five programs | what is tricky about data of patients | what would nurses get out of it`),
        ...questionsIn(`
            a physician asks for the why | physicians do not trust a bare number |
            on what grounds does it suggest that | every department keeps its records in another format |
            clinicians ask for the reason`),
      ],
      text: obstaclesIn("healthcare"),
    },
    {
      questions: [
        "What makes AI hard in a bank?",
        ...questionsIn(`
          yesterday's decisions were unjust | crooks learn new tricks | our old files are full of prejudice, I fear | does a scoring model repeat what we did wrong | obstacles in lending |
          must it be checked again each year | honest customers get turned away | what would a lender gain from it | discrimination in the history`),
      ],
      text: obstaclesIn("finance"),
    },
    {
      questions: [
        "What makes AI hard in a shop?",
        ...questionsIn(`
          campaigns spoil our sales history | we do not know who our shoppers are | may we make personal offers without asking | obstacles in retail |
          what would a store gain from it | when to lower a price at the end of the season | a different range in each branch`),
      ],
      text: obstaclesIn("retail"),
    },
    {
      questions: [
        "What makes AI hard in transport?",
        ...questionsIn(`
          my dispatchers have to believe in it | positions from the vans jump around | rules on driving hours limit what it may plan | obstacles in logistics |
          the man who plans our tours will fight it | what would a carrier gain from it | gps is off by a block | will the office accept what it proposes`),
      ],
      text: obstaclesIn("transportation"),
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
        ...questionsIn(`
          the server in the closet makes funny noises | we want to get rid of our server room |
          we cannot close the shop for the move | our lease for the machine room ends | lift and shift |
          Our admin retires next year and our machines are ten years old. Could somebody move all that to a rented place? |
          what if the move goes wrong | can we go back if it fails | move everything at once or bit by bit |
          does our work stop while you move things | someone to run our platform | old and new at the same time |
          get off our legacy hardware | data infrastructure |
          can you move us to the cloud | do you help with cloud migration | we want to move our servers |
          can you migrate our data | do you build data platforms | what cloud services do you offer |
          how does a migration work | will there be downtime during the move | our servers are too old |
          can you move our servers | will there be downtime | what if the move fails |
          we want to go to the cloud |
          help us get into the cloud | move our data to the cloud | can we go back if it does not work |
          our old servers must go`),
        ...questionsIn(`
          get rid of the machines in our basement | an old box under the desk runs the company |
          something breaks during the switch | halfway through the move it fails | roll back the move |
          are we offline during the change | does everything stand still on the day of the move |
          we want no own hardware any more | it all goes wrong in the middle of it |
          can we work while you move it`),
        ...questionsIn(`
          our machine stands in the broom cupboard | get the machines out of the house |
          a humming rack next to the kitchen | it goes south in the middle |
          is all of it offline on moving day | will people be able to work on that saturday`),
        ...questionsIn(`
          vmware | hyper-v host from 2014 | exchange server | windows server out of support | tape drives |
          citrix farm | nas under the desk | sql server moves | oracle database to the cloud | file server |
          hardware is ancient | rack full of blinking boxes | colocation contract ends | mainframe |
          sunset our data center | lift our erp | kubernetes platform | data lake | synology | thin clients`),
        ...questionsIn(`
          close our machine room | leave the basement for the cloud | do orders get lost while you move |
          out of our own racks by spring`),
        ...questionsIn(`
          our machines should live somewhere else | what goes first |
          nobody knows that box any more | when are the old ones switched off |
          is there a day on which nothing works  |
          step by step or all on one night | and can we undo it`),
        ...questionsIn(`
          when may the old system be turned off | who gives the go for shutting down the old one | does the
          old one go dark at once | both running at the same time | is there an overlap | we want to approve
          the result before anything is switched off | who accepts the new system | old servers in a cupboard,
          do you take that on | the machine in our basement makes me nervous | our two boxes under the stairs
          run everything | get our stuff off the old hardware | a server closet that frightens me, can you
          help | we want out of our own server room | do you look after aging servers`),
        ...questionsIn(`
          our machine is about to die | everything sits on one old server | get us off these boxes |
          shift us to the cloud`),
        ...questionsIn(`
          one server for the entire warehouse and its keeper retires | the IT man goes into retirement
          and only he knew the machine | it may not stand still for one day | a box under the stairs
          holds everything`),
      ],
      text: "We build and run the platforms under your applications, analytics and models. A migration moves systems in stages, every wave has a way back that was tested beforehand, and the old systems keep running until you accept the result.",
    },
    {
      questions: [
        "Which cloud provider do you use?",
        "Do you force a provider on us?",
        "AWS or Azure or Google?",
        "Vendor lock-in to one provider",
        "Public, private or hybrid cloud",
        ...questionsIn(`
          must it be amazon | we already pay microsoft, can we stay with them | who picks the provider |
          I do not want to be chained to one big american firm | our law says data must stay in the country |
          Part of our stuff may go outside and part must not leave the house. Is a mix possible? |
          which is the best cloud for us | are you a reseller of one of them | gcp or azure |
          where will our systems sit | own data center plus rented one | switch vendors later |
          do you get a commission from amazon |
          do you work with AWS | do you work with Azure | which cloud do you recommend |
          can we choose the cloud provider | are we tied to one provider | do you support hybrid cloud |
          which cloud do you use | can we stay with Microsoft | do we have to use AWS`),
        ...questionsIn(`
          do you only do amazon | we are a microsoft house | is google fine too |
          some of it has to stay in our own building by law | data must not leave the country`),
        ...questionsIn(`
          gcp | oracle cloud | ibm cloud | hetzner or ovh | multi cloud | sovereign cloud |
          hipaa data in the cloud | on prem and cloud mixed`),
        ...questionsIn(`
          our client does not want it abroad | it has to be kept within the state |
          a bit here and a bit there | and whose data center? | near our users or far away |
          what does the statute allow`),
        ...questionsIn(`
            hosted in Europe only | our data must stay inside one country |
            can the servers stand in Germany | does the law where we live decide the location |
            keep the workload in our own state | Oracle or Alibaba instead of the big three`),
        ...questionsIn(`
          may we keep our vendor | does it have to be Google | the data must not cross the border`),
      ],
      text: "Each workload goes where law, latency and price place it, public, private or hybrid. The page names no cloud provider: tell us about the provider you use today and what worries you about it. We decide on networks, access and costs together with you.",
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
        ...questionsIn(`
          our page is down again | my shop was offline on black friday | who keeps our website running |
          the certificate ran out and visitors see a warning |
          I have a wordpress page and nobody looks after it. Would you take it over? | webspace |
          how often would my page be unreachable | is there a copy to try out changes first |
          five brands, five hosters, one mess | someone who watches the site at night | our homepage got hacked |
          put our web page on your servers | 99.9 |
          can you host our website | do you offer hosting | what uptime do you have |
          who takes care of our website | do you manage websites | what does the hosting include |
          how reliable is your hosting |
          can you host our site | what is your uptime | what does hosting include |
          who can run our website | how often is a site down | do you look after websites`),
        ...questionsIn(`
          percent of availability | what is promised about downtime | compensation for an outage |
          what do we get if you miss the uptime | does the guarantee hold for servers elsewhere |
          which sites does the guarantee cover | what if you fall below the promise |
          a dozen homepages at a dozen companies | everything that is part of the hosting |
          does it also count for systems that others run`),
        ...questionsIn(`
          three nines or four | five nines | availability in percent per year | and below that figure`),
        ...questionsIn(`
          joomla, drupal, wordpress | shop on magento | plugins nobody updates |
          domain and certificate expired | page hacked and full of spam | slow website |
          traffic spike killed our page | move our homepage to you`),
        ...questionsIn(`
          ours is hacked every spring | it just has to be online |
          we have the pages, but no one to mind them | who renews the padlock in the browser |
          what do you promise about being up | and a place to try things out |
          take it off our hands, the site`),
        ...questionsIn(`
          the man who built our homepage disappeared | our web guy is gone, could you adopt the sites
          | nobody has cared for our pages since the freelancer left | please look after three
          websites | take charge of our internet pages | the developer of our page does not answer any
          more | inherit our websites | somebody to be responsible for our pages from now on`),
        ...questionsIn(`
          what share of the time is it up | money back when it is down? | our page has no owner | the
          web agency went bankrupt | does somebody watch the site | who is responsible when our page
          is offline`),
      ],
      text: `We offer managed web hosting with a 99.9% uptime guarantee: monitoring around the clock, certificates and firewall, backups and a staging copy. ${hosting.claim?.note}`,
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
        ...questionsIn(`
          our freezers warm up at night and nobody notices | know where my machines are and how they do |
          meters send nonsense when the connection drops |
          we built in sensors and now do not know where to put the readings |
          firmware updates for thousands of devices |
          I sell pumps and would love to see from here how they run at the client. Can that be built? |
          internet of things | alarm when it gets too warm | gadgets out in the field | connect our vending machines |
          edge computing | measure the humidity in the greenhouse | gps trackers on our containers |
          new devices log in safely |
          do you build IoT systems | can you connect our devices | can you monitor our sensors |
          do you work with sensor data | we want to monitor our machines remotely | do you offer IoT |
          can you connect our sensors | can we watch our devices remotely |
          we sell machines and want to monitor them`),
        ...questionsIn(`
          freezers and coolers with thermometers | weak signal at the site |
          readings get lost when the line is bad | see my equipment on one screen`),
        ...questionsIn(`
          elevators | beehives | parking meters | water meters | solar panels | tractors | coffee machines |
          lorawan | cold chain | forklifts | wind turbines | smart building`),
        ...questionsIn(`
          boxes in the field with a bad line | how do the gadgets get their new program |
          meters in a hundred cellars | and if the link is cut | tell me when it gets too damp |
          tanks and silos, how full are they | readings from places where no one goes`),
        ...questionsIn(`
            are the software updates of the devices safe | update machines in the field |
            equipment that reports its temperature | refrigerators that call for help |
            our devices should send an alert by themselves`),
        ...questionsIn(`
            no signal half of the day | machines out in the field without a network |
            wind turbines that report seldom | remote sites with a bad connection |
            are readings lost when the line drops | tanks and pumps far away | collect measurements offline`),
        ...questionsIn(`
          our devices should phone home | thermometers in trucks | pumps that tell how they are`),
      ],
      text: "IoT platforms: secure updates of devices, ingestion over MQTT, and processing at the edge. Readings arrive complete, and service teams can act on a fault while it is still small. An example on the page: a cooling-unit maker that watches temperatures at its customers.",
    },
    {
      questions: [
        "Do you build video streaming platforms?",
        "Stream our league live",
        "Broadcast matches",
        "Video on demand for subscribers",
        "Live video",
        "Content delivery network",
        ...questionsIn(`
          we want to show our games on the internet | concerts live for paying fans |
          our church service should be watched from home | like netflix but for our films |
          video stutters when many people watch |
          We run a small handball league and local tv dropped us. Can fans watch at home? | pay per view |
          replay afterward | fitness classes by subscription video | watch on tv and phone |
          who may watch in which country | how many are watching right now | webcast | own video channel |
          can you build a streaming platform | we want to stream our events | can you stream live video |
          do you build video platforms | we want to show our matches online |
          can you stream our events | can people watch later | we want our own video platform`),
        ...questionsIn(`
          local sports on the web | the picture freezes | video keeps loading for our fans |
          school games live | too many viewers at once`),
        ...questionsIn(`
          buffering all the time | basketball matches of our school | spectators say that the video hangs |
          broadcast our football club`),
        ...questionsIn(`
          webinars for thousands | esports | sermon | film festival | yoga videos | podcasts and clips |
          lectures online | paywall for videos`),
        ...questionsIn(`
          the picture hangs when it gets exciting | people should be able to see it again later |
          some look at it on an old tablet | worship from the sofa | two thousand at once, does it hold |
          and only for those who paid | graduation ceremony for the relatives`),
        ...questionsIn(`
            people copy our videos | recordings get stolen | pirates share our matches |
            stop illegal copies of our films | the stream stutters at the final |
            who may watch and who may not | buffering when everybody tunes in`),
        ...questionsIn(`
          our matches for fans at home | concerts on the web | video for members only`),
      ],
      text: "Streaming: transcoding for every screen, delivery from servers near the viewer, and content protection. The picture stays steady even when the audience peaks, and you can see what each title costs to deliver. An example on the page: a sports league with live matches and recordings.",
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
        ...questionsIn(`
          we need software that clients log in to | build us an online portal |
          our program is one huge block and each change breaks something | updates always take the system down |
          the app gets slow when everybody logs in |
          Our order portal is from 2009 and no one dares to touch it. Could you rebuild it? | web app | an app for the phones of our customers |
          release more often | roll back a bad update | take our old software apart | write software for us |
          scale when the traffic jumps |
          do you develop software | can you build a web application | do you build mobile apps |
          can you modernize our old software | do you build customer portals |
          can you build an app for us | do you use Kubernetes |
          can you build an app | our software is old | do you write software | can it scale |
          can you program something for us | we need a portal for customers | rebuild our old application`),
        ...questionsIn(`
          each update of the portal kills something else | afraid of deployments |
          one change breaks the checkout | new version on friday, outage on saturday`),
        ...questionsIn(`
          booking portal | internal tool | php monster | java monolith | ios and android | rewrite |
          api for partners | user login area | web shop from scratch | loading takes forever`),
        ...questionsIn(`
          our home made tool falls apart | every new version is a gamble |
          make us a place where buyers can see their orders | and when a release turns out bad |
          it must not all break at once | something our members can use on the go`),
        ...questionsIn(`
          customers should log in and see their orders | our program needs a rewrite | an app for our
          members`),
      ],
      text: "Cloud-native applications are built in containers with clear interfaces, with automatic tests and releases, and scale and repair themselves. Features reach users in small releases, each of which can be rolled back when it causes trouble.",
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
        ...questionsIn(`
          hackers locked our files and want money | the flood destroyed our server room |
          are our copies any good, nobody ever tried | how fast are we back after a crash |
          what if the whole region goes dark |
          My cousin's firm lost everything to a virus and closed. How would you keep that from us? |
          emergency plan for it | second location | someone deleted the wrong folder | power cut |
          business continuity | practice for the worst case | can a criminal delete the copies too | rto and rpo |
          do you offer backups | how do you protect us from data loss | what if our servers fail |
          can you help after a ransomware attack | do you test restores | do you offer disaster recovery |
          how quickly can systems be restored |
          what about backups | what if everything is lost | how fast can you restore |
          have you tested restores | what about ransomware |
          how do you save our data | what if we get hacked | do you practice restoring |
          how much data would we lose`),
        ...questionsIn(`
          we were hacked last year | blackmail trojan | encrypted by criminals | cryptolocker |
          a virus destroyed the server | do you rehearse a recovery | we paid the attackers once |
          is the restore practiced or only promised `),
        ...questionsIn(`
          flood in the data center | earthquake | tornado | lightning | arson | disk crash |
          admin deleted everything | stolen laptop with the only copy | nas encrypted by a gang |
          phishing took us down | offsite copy`),
        ...questionsIn(`
          fire in the office, and then? | it took us a week to be able to work again |
          how soon would we be on our feet | do you really try it, or is it on paper |
          which one comes back first | water came through the ceiling | and proof that it works |
          nobody must be able to wipe the spare ones`),
        ...questionsIn(`
          a friend's office was blackmailed and stood still for weeks | I lie awake because of hackers | what
          if criminals encrypt everything at our practice | offices like ours get attacked | we would be
          offline for a month | small firm, afraid of an attack | how can I be sure that the copies are good |
          tax office with client files | can you do such a restore drill for us | would you run the restore
          test at ours | do you take over the backup rehearsal | we do not want to try the restore alone |
          come and test our backups | is the drill something you offer as a service`),
        ...questionsIn(`
          a virus locked us out last spring | our usb copy did not work | never lose everything again
          | how do I know the copy is good | small office, afraid of blackmail | are restores tried
          out`),
      ],
      text: "Disaster recovery: backups in a second region, recovery targets for each system, and restore tests in writing. You say how much data you can afford to lose, and restores are rehearsed against that limit. An example on the page: an accounting firm that needs client files back after ransomware.",
    },
    {
      questions: [
        "Do you build big data analytics?",
        "Big data analytics",
        "Data warehouse or lakehouse",
        "Dashboards from many sources",
        "Everybody has different numbers",
        "Data quality",
        "Join orders, stock and supplier data",
        "ETL pipelines",
        "Reports from one source",
        ...questionsIn(`
          sales says 100, accounting says 80 | where does this number come from |
          we have data everywhere and see nothing | ten excel files, ten truths | put all our numbers in one place |
          Our Monday meeting is a fight about whose report is right. Can you end that? | data swamp |
          snowflake or databricks like setup | charts for the management |
          collect everything from shop, stock and suppliers | nobody trusts our reports | streams of events |
          bring order into our tables | business intelligence |
          can you build dashboards | do you build a data warehouse | can you bring our data together |
          our reports show different numbers | do you offer analytics | can you improve our data quality |
          do you build reports for management |
          can you build us a dashboard | every report shows other numbers | can you combine our data |
          put our numbers in one place | can you make reports from all our systems |
          we do not trust our numbers`),
        ...questionsIn(`
          two departments, two results | figures of finance and sales disagree | whose number is right |
          reconcile our reports | one truth for all | conflicting figures for the same month |
          can you fix that our reports contradict each other`),
        ...questionsIn(`
           totals differ by department |
          each team counts another sum for may`),
        ...questionsIn(`
          three spreadsheets, three truths | excel hell | revenue looks different in each report |
          bigquery, redshift, databricks | dbt and airflow | kafka | crm and erp do not match | master data |
          duplicates of customers | looker on top | kpis defined twice | silo`),
        ...questionsIn(`
          finance and marketing do not believe each other | trust in figures |
          department heads bring their own tables`),
        ...questionsIn(`
          which one is true | everybody has his own sheet | I want to see it all on one page |
          and where does that value come from | our figures do not add up |
          customers are in four places | a common vocabulary for our numbers`),
        ...questionsIn(`
            sales reports a million more than accounting | every month the same quarrel about the figures |
            one says 5.2 and the other 4.9 | two managers, two different revenues |
            the controllers argue about whose total is right | our turnover depends on whom you ask`),
        ...questionsIn(`
          three people, three results | where is the true number | all figures in one spot`),
      ],
      text: "Big data: documented tables, model training beside the data, and dashboards on agreed definitions, so that analysts and models work on the same data and any figure can be traced to its source.",
    },
    {
      questions: [
        "Our cloud bill is too high",
        "Reduce cloud costs",
        "Cost control",
        "Idle servers",
        "AWS bill explodes",
        ...questionsIn(`
          every month the invoice from microsoft is higher | what are we even paying for |
          who forgot to switch that machine off | we burn money on servers nobody uses | which team spends how much |
          Since we moved, the monthly bill doubled and my CFO is furious. Can you get that down? | finops |
          oversized machines | cheaper infrastructure | spending limit | test machines run all weekend |
          save on storage | pay only for what we use | surprise bill |
          can you reduce our cloud costs | our cloud is too expensive |
          how can we save money in the cloud | can you control our cloud spending |
          we pay too much for our servers |
          our AWS bill is too high | can you lower our cloud costs | why is our cloud so expensive`),
        ...questionsIn(`
          visitors only in one season | quiet months | we pay for idle capacity | scale down in summer |
          busy before christmas, dead afterwards | azure costs run away | make the cloud cheaper`),
        ...questionsIn(`
          no load most of the year | all visitors come at christmas | rush in one month only |
          servers are bored the rest of the year`),
        ...questionsIn(`
          s3 and ec2 costs doubled | egress fees | invoice from google cloud | zombie machines |
          nobody knows why the bill climbs | reserved instances | snapshots nobody needs |
          cut infrastructure costs | budget alerts`),
        ...questionsIn(`
          who in the company uses all of that | there are things running that nobody needs |
          whose share of it is the lab's | the amount doubled and no one can say why |
          and in a slow month? | a cap on it`),
        ...questionsIn(`
          Amazon charges us more every month | nobody can explain the invoice | what eats so much
          money | can you look into our spending`),
      ],
      text: "Spending is tagged by team, and idle resources are switched off. Capacity follows the load within limits that you set, so a quiet week costs less than a busy one.",
    },
    {
      questions: [
        "Cloud security",
        "Encryption",
        "Access rights in the cloud",
        "Is the cloud safe for an audit?",
        ...questionsIn(`
          who may open which folder | is it locked up well | what if someone steals a password |
          are our files scrambled on the way | alarm if somebody acts strangely |
          Our auditor asks who has access to what and we have no answer. Is that part of what you build? | hackers |
          firewall rules and rights | protect our platform against break in | encrypted at rest |
          former employees still have access | least privilege | how secure would our platform be | unusual logins |
          is the cloud secure | how do you secure the cloud | is our data encrypted in the cloud |
          who has access to our cloud | how do you protect the platform |
          is it secure | is it encrypted | who has access`),
        ...questionsIn(`
          how well is the platform protected | how do you guard what you run | who gets in and who does not`),
        ...questionsIn(`
          mfa | single sign on | intruder | leaked password | audit of permissions | firewall |
          pen test of the platform | vpn`),
        ...questionsIn(`
          what about break ins | people who left can still get in | and how is it guarded |
          somebody logs in from Asia at night`),
        ...questionsIn(`
          who is allowed in | are we protected from intruders | is it all encrypted`),
      ],
      text: "Access by role, encryption and alerts on unusual behavior belong to the base design.",
    },
    {
      questions: [
        "Do you set up accounts, networks and access rights in the cloud?",
        ...questionsIn(`
          infrastructure as code | landing zone | set up our cloud accounts from scratch | terraform for networks and rights |
          foundation of the cloud | who decides on networks and costs | are your decisions written down |
          a clean base for our cloud | do we decide together on the setup | iam and network design`),
        ...questionsIn(`
          a tidy start in the cloud | who plans the accounts | network and rights from scratch`),
      ],
      text: `${foundation.description}: that is the foundation. ${dataCloudSolutions.infrastructure.intro}`,
    },
    {
      questions: [
        "What happens after I ask about the cloud?",
        "First step of a migration",
        "Plan for our cloud move",
        "What do you need from us to start with the cloud?",
        ...questionsIn(`
          where do we begin with moving our servers | what should I bring to the first talk about our systems |
          we have no list of our systems | who looks at our setup | is an old drawing of the network enough |
          I would like to know what is risky before we touch anything. Do you look at that first? |
          stages of the move | what does the plan contain | how much effort is each part |
          architect looks at it with us? | what do we get from you before anything moves |
          and how would the move begin? | prepare for the cloud |
          how do we start with the cloud | what is the first step of a cloud migration |
          what do you need to know about our systems | do we get a plan for the migration |
          how do we begin moving to the cloud |
          how would a migration start | what do you need to know | what do we get first`),
        ...questionsIn(`
          an auditor criticizes our it | our systems are in bad shape | what documents do you want first |
          weak spots found by an audit | what shall we hand you at the beginning `),
        ...questionsIn(`
          it audit next month and we are not ready | what shall we send you | papers to mail before we begin`),
        ...questionsIn(`
          what would you like to know about what we have | which risk is the worst one |
          and what is on paper in the end | who has a look at it before | how do I prepare`),
        ...questionsIn(`
          what comes before we sign | would you have a look at it first | do we see a plan before
          money flows | our systems, how do we show them to you`),
      ],
      text: dataCloudSolutions.closing.next.steps.join(" "),
    },
    {
      questions: [
        "Who runs the platform afterward?",
        ...questionsIn(`
          who is on duty when it fails at night | standby for our systems | my admins want to operate it | handing the platform over |
          operations after the migration | do you stay or leave once we are moved | can our own it run it | documentation for our admins |
          somebody must react on a sunday | who gets out of bed when an alarm rings | we prefer to look after it on our own`),
        ...questionsIn(`
           alarm at three in the morning | our own admins shall do it |
          leave the operation to us | we want our people at the wheel`),
        ...questionsIn(`
          patch the servers later | updates are on us or on you | weekend shifts for outages | runbooks |
          pager | sysadmin handover | managed service`),
        ...questionsIn(`
          and who minds it later? | do we have to look after it ourselves |
          what if it falls over at Easter | hand it to my two administrators`),
        ...questionsIn(`
          who gets woken at four | is anyone awake at night for that | who jumps when the alarm goes
          off at night | which of us gets up when it crashes at dawn | night duty | and who has the
          pager`),
        ...questionsIn(`
          do you keep it going | operated by you or by us | weekend alarm, who reacts`),
        ...questionsIn(`
          and then? none of us knows computers | afterwards we have nobody for it | without an IT
          person, who tends to it | we have no computer people once it is moved | nobody left here who
          could run it`),
      ],
      text: replyOf(dataCloudSolutions.faq, "who"),
    },
    {
      questions: [
        "How long does a migration take?",
        ...questionsIn(`
          how many months for our servers | time needed to move a dozen machines | when would the move be over | how long is each stage |
          duration of the relocation | will we be moved by spring | is it a question of weeks`),
        ...questionsIn(`
           length of the move`),
        ...questionsIn(`
          and until all of it is over? | for one building full of machines, how long |
          can it be done over the winter`),
        ...questionsIn(`
            how long to bring our stuff into the cloud | I mean the move to the cloud, the time it takes |
            weeks or months for moving our systems | moving everything over, how long`),
        ...questionsIn(`
          and the move lasts how long | done by summer? | time to bring it all over`),
      ],
      text: durationOf(dataCloudSolutions.faq),
    },
    {
      questions: [
        "What happens if a move goes wrong?",
        ...questionsIn(`
          the migration crashes in the middle | do you have a plan b for the move | everything breaks on moving day | and if it fails half done |
          safety net for the migration | a stage does not work out | undo a stage`),
        ...questionsIn(`
          it blows up midway | things go wrong during the move | the move fails and we stand there`),
        ...questionsIn(`
          and if it does not work out? | what if day two is a mess |
          how do we get back to where we were`),
        ...questionsIn(`
          suppose it breaks while you move | a way to return? | plan for failure`),
      ],
      text: replyOf(dataCloudSolutions.faq, "mistakes"),
    },
  ] satisfies Omit<DirectAnswer, "about" | "href">[]
).map((answer) => ({ ...answer, about: "cloud", href: cloudHref }));
