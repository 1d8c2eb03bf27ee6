import { urls } from "../../../src/shared/urls.ts";
import { about } from "../../about.ts";
import { afterSending } from "../../form-fields.ts";
import { home } from "../../home.ts";
import { site, socialProfiles } from "../../site.ts";
import { corporateTraining } from "../../training/corporate-training.ts";
import { type DirectAnswer, questionsIn } from "../answer.ts";
import { reachUs, theOne } from "./words.ts";

const { street, city, state, zip } = site.address;
const contact = urls.contact.path;

/** The company, and how to reach it. */
export const companyAnswers: readonly DirectAnswer[] = [
  {
    questions: [
      "What is your phone number?",
      "Number to reach you",
      "Can I call you?",
      "Telephone number to call",
      "Phone",
      "Reach you by phone",
      "Do you have WhatsApp?",
      "Phone just in case",
      ...questionsIn(`what do I dial to get you on the line | which digits do I dial |
        I hate typing, I would rather ring you up | give me a number please | do you pick up the phone |
        I am driving and would like to ring somebody about this |
        my mother does not use the internet, which number can she ring | is there a hotline |
        your cell or landline | can I text you or send an sms | and by telephone? |
        it is easier for me to explain by voice, what number is it | number where somebody picks up |
        can I ring you tomorrow morning |
        how can I reach you by phone | what number should I call | I want to call you |
        can someone give me the phone number | do you have a number for customers | call the office |
        is there a phone line for questions | can I speak to you on the phone |
        so what is the number then | do you have a US number | can I call instead of writing |
        is it ok to just call | who picks up when I call | a number I can call tomorrow |
        got a phone number | how do I call the company | let me have your number | who do I phone |
        please give me the telephone number of your team |
        I would rather speak than write | may I talk to somebody about which class fits | advice by
        telephone about the courses | I do not like writing mails, is there a number | let me speak
        to a person about the trainings`),
      ...questionsIn(`
          which digits | I will ring you in a minute | phone number, quick`),
      ...questionsIn(`
          hotline number | text message to you |  call center of yours`),
      ...questionsIn(`
          then a call, what do I key in | I would rather speak, so? | your line please |
          digits for my phone book | and if I want to hear a voice`),
      ...questionsIn(`
        which number do I dial | let me ring somebody | may I ring a person | is there somebody on the phone |
        I would rather ring than type | a number for the management | no form please, a number | I do not want
        to type into a form, just the phone | skip the form, where do I call | only the number, no form | I
        hate forms, which number do I dial | give me digits to dial`),
      ...questionsIn(`
        machines annoy me, whom can I ring | I am not fond of machines, a number please | someone's
        telephone number, not a robot | a person I can phone | the number of a human being | no
        computer, a telephone`),
      ...questionsIn(`
        something to dial | voice, not text | I want to speak to you tonight, which line | my English
        is better by speaking, number? | let us talk on the phone | quick call possible?`),
    ],
    text: `You can call us at ${site.phone}, or write to ${site.email}.`,
    href: contact,
  },
  {
    questions: [
      "What is your email address?",
      "Where can I send an email?",
      "Email",
      "Which mail address should I write to?",
      "Whom do I write to?",
      "Who do I write to from the press?",
      "Press inquiry",
      "Journalist interview request",
      "Media contact",
      ...questionsIn(`I want to drop you a line, where to | to what inbox do I send my project description |
        your mail please | I write for a newspaper and need a comment from the company |
        which mailbox is for partnerships |
        I have a long text with attachments to send, where does it go | give me the e-mail of the firm |
        is there a general info@ address | I prefer writing to calling |
        reporter on a deadline, whom do I mail | and if I'd rather write? |
        I run a podcast and would like to invite your founder | how can I send you a PDF |
        mail address of the company please |
        how do I email you | can I contact you by email | what is the best email for a business inquiry |
        who handles press requests | I am writing an article and have questions for your company |
        where should I send documents | general inquiries address | do you have an email for partnerships |
        I would rather write an email | can I send you my files by email |
        who should I email about a project | email for media questions | just give me an email address |
        what mail do I use for a business question | can you tell me your email |
        which email is for new clients | email for the sales team | who do I mail about working together`),
      ...questionsIn(`
          someone from the media wants to talk | we make a radio show | interview with your experts |
          e-mail for the freelancers and one for the rest`),
      ...questionsIn(`
          I look for somebody to give a talk at our school |
          something is odd on your invoice, who checks it | who answers general mail |
          and written? | your inbox for everything else | a museum would like to invite you |
          I have a question about a bill for a project | an event wants a speaker from you`),
      ...questionsIn(`
          whom do I ask for permission | which inbox is right for investors | who gives the written consent`),
      ...questionsIn(`
        I want to put it in writing | a mailbox for suppliers | send a brochure to you | I run a
        magazine and would like a statement | to which address goes an offer | invite to a panel`),
    ],
    text: `Write to ${site.email}: projects, partnerships, press and everything else. For courses and corporate programs it is ${site.trainingsEmail}, for the talent network ${site.talentEmail}.`,
    href: contact,
  },
  {
    questions: [
      "Where are you located?",
      "What is your address?",
      "Street address",
      "Where is your office?",
      "Where is the company based?",
      "Where are your headquarters?",
      "Can I visit your office?",
      "Drop by the office",
      "Come by in person",
      "How do I get to your office?",
      "In which city are you?",
      "Are you in Texas?",
      "Are you in Plano?",
      "Which state or country are you from?",
      "Where to mail a letter",
      ...questionsIn(`on which street can I find you | are you guys local | I live near Dallas, are you around here |
        what do I type into my GPS | where do you sit |
        is there parking at your place, and where is that exactly |
        I need your postal address for a letter | can I just walk in |
        do you have premises or are you only on the internet | are you an American firm or overseas |
        I would like to shake hands in person, where do I go | what part of the country are you in |
        and where is that? | close to Frisco or Allen? |
        what is your office address | which city are you in | can I come to your office |
        do you have an office in Dallas | what is your mailing address |
        is your company in the United States | where do I find you | can we meet at your office |
        are you based in the US | is there a real office behind this website | can I drop off documents |
        where is your company registered | what is the zip code | do you have a physical location |
        which country are you from |
        where exactly are you | is it possible to visit you | are you near Dallas |
        do you have offices elsewhere or only there | what city and state are you in`),
      ...questionsIn(`
          postcode | where do I navigate to | can I show up without an appointment`),
      ...questionsIn(`
          I still send paper, where to | and on the map? | what goes on the envelope |
          which county are you in | how far is it from the airport | I would come over if I knew where`),
      ...questionsIn(`
        how is the firm called in full and where does it sit | name and seat of the vendor for our files |
        address for our supplier record | what do I put down as your company name and street | registered name
        and postal details | where do we send the contract by mail | where is your base | which city are you
        in | where is your headquarters | and you sit where | from where do you operate | is that in Texas |
        which state are you in | are you a Texan company | your address and your number | phone plus address
        please | both the address and the telephone | full contact data, street and phone`),
      ...questionsIn(`
        are you anywhere near Houston | what town is that in | may I come over with my laptop | is
        there a door I can knock on | where does the registered letter go | may clients visit |
        American company? | how far from Dallas`),
      ...questionsIn(`
        address of record | your official address | the address for a contract | legal seat of the
        firm | registered where`),
    ],
    text: `Our postal address is ${street}, ${city}, ${state} ${zip}. It is the only address on the site, which does not say whether visitors are received there. For anything but mail, call us at ${site.phone}.`,
    href: contact,
  },
  {
    questions: [
      "How fast do you reply?",
      "How soon will I hear back from you?",
      "When will somebody answer me?",
      "How quickly do you respond to inquiries?",
      "What is your response time?",
      "When do you get back to me?",
      ...questionsIn(`how long until you answer | how long does it take to get an answer from your team |
        I wrote to you, when do I get a reply | do you answer within a day | how fast do you answer emails |
        when can I expect your reply | how long do you take to respond | nobody has answered my message yet |
        I filled in the form and heard nothing`),
      ...questionsIn(`
        by when do I have an answer | does somebody react today still | an answer this afternoon? | I
        hope you reply soon`),
    ],
    text: `Somebody from our team answers as soon as one of us has read your message; the site promises no number of hours. If it is urgent, call ${site.phone}.`,
    href: contact,
  },
  {
    questions: [
      "How can I contact you?",
      "How do I reach your team?",
      "Can I talk to a human?",
      "Can I speak with a real person?",
      "Talk to someone from sales",
      "Talk it over with a human",
      "Human please",
      "No bot, a human",
      "An agent please",
      "Operator",
      "Live agent",
      "Connect me with an agent",
      "Could somebody call me?",
      "Call me back",
      "Get back to me",
      "Contact details",
      "Get in touch",
      "How do I send you a message?",
      "Customer support contact",
      "Reach support",
      "Customer service",
      "Can I book a call or a meeting with you?",
      "Schedule a meeting",
      "Can I get a demo?",
      "Schedule an appointment or a consultation",
      "Who can tell me more?",
      "Whom can I ask?",
      ...questionsIn(`I'd rather deal with somebody of flesh and blood | put me through to someone |
        I want to speak with your boss | enough of the machine, give me a person |
        is there anybody I could have a chat with about this |
        can one of your people ring me this afternoon |
        this is too complicated for a bot, I need someone who knows |
        who is in charge there that I can speak to | pass me on to a colleague | let me speak to staff |
        could we sit down for half an hour next week and talk about our case |
        can someone show me how it works live | and who could I talk to about that? |
        I do not want to discuss this with a computer | please have somebody get in contact with me |
        I would like to talk to someone | can I speak to a human | can a person call me back |
        please connect me to a human agent | I want to schedule a call | is there somebody I can talk to |
        can I book a demo with your team | contact sales | I need help from a real person |
        can someone contact me | talk to support |
        I want to talk to a human being | somebody please call me |
        can you have someone call me on Monday | I prefer to talk to a person about this |
        can I get a free consultation | how do I reach you in a hurry |
        let me talk to your manager | is there a live person I can chat with |
        I need a human | please transfer me | get me someone who can decide | I would like a call back |
        could we have a short call | how do I get hold of someone | can I leave my contact details |
        could someone get in touch with me`),
      ...questionsIn(`
          stop with the bot | real person immediately | your supervisor please | team lead |
          hand me over now | boss, now | no more software, a human |
          I demand to speak with somebody responsible | a living person this minute | get me your superior`),
      ...questionsIn(`
          no robots | where is a real human being`),
      ...questionsIn(`
          chat with a specialist from your company | live person | video call with you | meet for coffee |
           put a human on`),
      ...questionsIn(`
          anyone who breathes, please | no more typing with a program  | let a grown up take over `),
      ...questionsIn(`
        I need a man or a woman, not software | give me your colleague | I want to explain it to a
        human being | somebody should ring back tomorrow at nine | you do not get me, get a person |
        an appointment with you | is there anybody behind this chat`),
    ],
    text: `Our team answers: ${reachUs} The form at ${contact} reaches it too.`,
    href: contact,
    person: true,
  },
  {
    questions: [
      "What is your email for courses?",
      "How do I contact the trainings team?",
      "Email address of the training people",
      "Who do I write to about a course?",
      "Who answers questions about installments?",
      "I lost my certificate, whom do I write to?",
      "Lost certificate copy",
      "Who sends me a quote for training?",
      "I did not get the link to my class",
      ...questionsIn(`which inbox handles students | I am already in the class and have a question, where do I send it |
        whom do I bother with a question about my lessons |
        my certificate got deleted with my old laptop, who can send it again | the school's mail address |
        mail of the people who run the classes | where do participants write to |
        I want to ask the ones who organize the training something | who takes care of students there |
        my zoom link for tonight is missing, who do I tell | and where would I write for the training? |
        our HR wants to mail you about teaching our staff, which address | contact for learners |
        who handles paying in parts, what is their email |
        who can I ask about a course | how do I reach the training team | I am a student and need help |
        I have not received my class link | I need a copy of my certificate | email for the course team |
        who do I contact for installments | contact for training questions`),
      ...questionsIn(`
          mail for the classes | where do course questions go`),
      ...questionsIn(`
          my seat in the class, whom do I write about it | a mail for everything about lessons |
          and the people behind the lessons?`),
      ...questionsIn(`
        enrolled and lost, who helps | whom do I tell that I have no link for tonight | bill for my
        class, who handles it | the people who look after learners | questions on installments go
        where`),
    ],
    text: `The trainings team reads ${site.trainingsEmail}: courses, corporate programs, installments and certificates.`,
    href: contact,
  },
  {
    questions: [
      "Are you on LinkedIn?",
      "LinkedIn",
      "Instagram",
      "insta",
      "Facebook",
      "Twitter",
      "Are you on TikTok?",
      "YouTube",
      "Which social media do you use?",
      "Do you have a YouTube channel?",
      "Are you on Instagram, Facebook or X (Twitter)?",
      "Follow you",
      ...questionsIn(`where can I see your posts | do you have a page I can like | your handle | what is your @ |
        I'd like to follow what you do before I decide anything, where do you post |
        are you active anywhere on social | any videos of yours I can watch | can I find you on X |
        show me your fb page | socials | do you post reels or short clips |
        my son says every company is on TikTok, you too | where do I subscribe to your channel |
        and on the networks? |
        do you have social media | what is your LinkedIn page | where can I follow you |
        are you on Facebook or Instagram | link to your YouTube channel | social media accounts |
        do you post on LinkedIn | where can I watch your videos online | do you have an Instagram account |
        where can I follow your news`),
      ...questionsIn(`
          which networks are you in | profile on social media | pinterest | threads`),
      ...questionsIn(`
          clips of you anywhere? | and pictures of what you do | do you film things |
          something to like or share | your channel`),
      ...questionsIn(`
        do you tweet | any clips online | want to connect with your firm | where do you publish news
        besides here | give me your profile`),
    ],
    text: `You can find us on ${socialProfiles.map(({ network }) => network).join(", ")}. The links are at the bottom of every page, for example ${socialProfiles[0].href}.`,
    href: contact,
  },
  {
    questions: [
      `What is ${site.name}?`,
      `What exactly is ${site.name} in a nutshell?`,
      "What does your company do?",
      "What do you do?",
      "What do you guys do?",
      "Who are you as a company?",
      "Tell me about your company",
      "What do you offer?",
      "What can you help me with?",
      "How can you help my business?",
      "About the company",
      ...questionsIn(`so what is this place | I landed here from Google and have no idea what you make |
        explain in one sentence what you sell | what's your line of business | what kind of firm is this |
        a friend sent me your link, what is it that you people do | are you a school or a software house |
        in plain English, what is your business | what are you all about |
        I have two minutes, tell me what this company is good for |
        and what do you make your money with? | what would a small bakery get from a company like yours |
        introduce yourselves | what sort of things do you build |
        what does this company do | what is your company about |
        what services and products does your company have | can you tell me about yourselves |
        what do you specialize in | what is this website about | give me a short summary of the company |
        how can you help us |
        what exactly do you sell | so you are an AI company, right | are you an agency or a school |
        what can a company like yours do for me | I do not understand what you do |
        what do you do for businesses | tell me in one sentence what you do | do you only do training |
        what is it that you do exactly | give me the elevator pitch | what do you do in one sentence |
        what is your business | so what are you guys good at`),
      ...questionsIn(`
          so what is it you sell | I do not get what your firm is for | one line about your business |
          what can you help me with as a company`),
      ...questionsIn(`
          what would I come to you for | your trade? | what is all this good for |
          in three words, you do what | help me understand your shop |
          school, agency, temp firm, which is it`),
      ...questionsIn(`
          what is this company called | name of the firm please | how is your company named | what do you
          actually deliver | what can one get from you then | and what do you supply | who runs under this
          name`),
      ...questionsIn(`
          tell me without buzzwords what your work is | say in normal words what you do | what you do, but
          no marketing talk please | cut the jargon, what is it that you make | can you say what you do like
          a normal person | your business without fancy words`),
      ...questionsIn(`
        explain it to an old man | I am seventy and do not understand what this is | for someone of my
        age, what does the firm do | explain it to my grandmother | my son sent me your address and I
        do not know what it is | simply put, what is this company | honestly no clue what your company
        makes | is it a product that you sell | do you sell software or services`),
    ],
    text: `${site.name} builds conversational AI (chat and voice assistants), automations, machine learning models and data and cloud platforms for companies, teaches people to build and run them, and supplies AI and IT specialists.`,
    href: urls.about.path,
  },
  {
    questions: [
      "How do you work?",
      "What is your process?",
      "How does a project start?",
      "How does a project with you go?",
      "Steps of a project",
      "What is your approach?",
      "How do you run projects?",
      "Where does a project start?",
      "What happens first in a project?",
      ...questionsIn(`say we sign, what comes next | walk me through how it would go from the first day to the last |
        what do you do in the first weeks at our place |
        do you just disappear for months and come back with software | describe your way of working |
        do you look at how we do things today before you build | your method | how do you go about it |
        phases from kickoff to handover | will you talk to my people on the shop floor |
        and how would that go step by step? |
        the last consultants only delivered slides, how do you do it differently |
        do you do pilots or proof of concepts first | do you work agile |
        how does working with you look | what are the steps of your projects | what is your methodology |
        how would you approach our problem | do you test with real data first | how do you plan a project |
        what makes your way of working different | what happens during the project |
        how do you measure results |
        what makes you different from other agencies | why should we choose you |
        how is your work different from other consultants | what happens after the contract is signed |
        do you work with our employees during the project | do you start small |
        how do you make sure that it really helps | what do you measure at the beginning |
        do you do a first version before the full thing |
        what is special about your approach | what is the process from start to end |
        how do you go about a new project | do you involve our staff |
        how do you decide what to build first`),
      ...questionsIn(`
          so many ai agencies, what sets you apart | why you and not the others |
          what do you do better than the next one | give me a reason to pick you |
          what do we have in hand afterwards | deliverables at the end | what remains with us when you leave |
          do our people learn to run it | how does a job with you unfold |
          take me through it from beginning to end`),
      ...questionsIn(`
          what stays here when you go | what makes you special | 
          why should it be you of all`),
      ...questionsIn(`
          free workshop at the beginning | discovery phase | blueprint of the approach`),
      ...questionsIn(`
        from the first mail to the end, what happens | describe the phases of a project | the whole journey
        step by step | what is a baseline | what do you mean by baseline | which stages does the work go
        through | process of a cooperation | how would I see that you are
        able to do it | what shows me that you can do this | how do I know you are any good | convince me that
        it works before I pay a lot | no references, so how can I trust you | why should we believe that you
        manage it`),
      ...questionsIn(`
        what happens between the inquiry and the running system | from writing to you until it is in
        use | how does it come about, from the first contact on | what lies between our first letter
        and a thing that works | story of a typical project | guide me through all of it, start to
        finish | the way from an email to a finished system`),
      ...questionsIn(`
        what would you do in our house first | are we involved or do you do it alone | how do you find
        the right problem | what is done in the first phase | do you measure before and after | what
        is handed over and when | what does working with you feel like`),
    ],
    text: "Every project goes the same way. Look: we count with your staff what happens today, as a baseline. Choose: one problem whose solution can be measured against it. Build: a first version on real data, tested on your own cases. Hand over: your people learn to run it, and receive the documentation.",
    href: urls.about.path,
  },
  {
    questions: [
      "How long does a project take?",
      "Duration of a project",
      "How fast can you build it?",
      "How soon do we see results?",
      "When would it be ready?",
      "Timeline of a project",
      ...questionsIn(`will it be done before Christmas | we are in a hurry, can you deliver quickly |
        how many months are we looking at | my boss wants something to show by the end of the quarter |
        is it a matter of weeks or years | delivery time | what's the turnaround | when could we go live |
        and how long would that take you? | we have a trade show soon and would need it running by then |
        how soon until it pays off | are you quick |
        last agency took a year and a half, how much time do you need | deadline for building it |
        how many weeks does a project need | how fast can you deliver |
        when can we expect a first version | what is the usual timeline | how long until it works |
        can you finish it this year | how long does development take | do you have a rough schedule |
        we need it by next month, is that possible | how quickly could you build something like that |
        is it weeks or months | when would the first version be ready | how long would our project be |
        how much time would you need to build it | how soon can it be live | will it take long to build |
        what is the delivery time for a project`),
      ...questionsIn(`
          and how long does all that go on | how soon is something on the table |
          would we have it by the fair | are we talking about days here`),
      ...questionsIn(`
        is spring realistic | how quickly would we notice something | a long haul or a sprint | are we
        talking weeks | when would my team be able to use it`),
    ],
    text: "The site promises no number of weeks: it depends on the work. We choose one problem that comes up often, and a first version runs on real data early. Your proposal names the scope, the price and the duration.",
    href: urls.about.path,
  },
  {
    questions: [
      "Do we own the code you write?",
      "Who owns what you build for us?",
      "Who owns the intellectual property of the project?",
      "Do we get the source and the documentation?",
      "Are we locked in with you?",
      ...questionsIn(`whose is it in the end | after we pay, is the software ours |
        could another firm continue your work later | I don't want to depend on you forever |
        do you keep the rights | will we be stuck with you as a vendor | our lawyer asks about the IP |
        can we take it in-house afterward | vendor lock-in |
        do you hand over everything, also the documents | and who does it belong to then? |
        can you pull the plug on us if we stop working together |
        are we allowed to change it ourselves later | does the code stay with you |
        will the code belong to us | who has the rights to the software |
        can we keep working on it without you | do we get the source code | is there a lock-in |
        can we switch to another vendor later | who owns the model at the end |
        do you hand over the documentation |
        is the solution ours when we pay for it | can we take the code and leave |
        what about intellectual property | would we depend on you for changes |
        does it belong to us in the end | are we free to leave you |
        can we host and change the code ourselves | do we get everything you made`),
      ...questionsIn(`
          who has the rights to the model | is the finished model our property | may we keep the trained model`),
      ...questionsIn(`
          dependent on your company forever | chained to one supplier | can another team take it over from you`),
      ...questionsIn(`
          and whose name is on it | could our own people go on with it | what if we part ways |
          do you keep a copy | are the rights ours`),
      ...questionsIn(`
        lawyer asking about title to the deliverables | property in the software that you hand over | who
        holds the source code after delivery | ownership of deliverables | rights in the code, please | what
        is left with us when it is finished | what do we get at the end of the project | we want to stay
        independent of you | what do you leave behind | not tied to you for all time | what is handed over at
        the end`),
      ...questionsIn(`
        is it ours when it is done | may another vendor carry on | what if we want to leave you | do
        we get the papers and the code | rights after payment | can you hold us hostage`),
    ],
    text: "What we build is documented, and your people learn to run it. The agreement that you sign says who owns what.",
    href: urls.about.path,
  },
  {
    questions: [
      "Who helps if the thing you built breaks?",
      "Support after the project",
      "Maintenance after launch",
      "Do you maintain what you build?",
      "Who fixes errors after handover?",
      "On-call support",
      ...questionsIn(`what if it stops working in March and you are gone | after go-live, are we on our own |
        it crashes on a Sunday night, who do we ring | do you look after it later on |
        warranty for the software | aftercare | will you leave us alone with it once it is live |
        we have no IT people, who keeps it running | and when it goes wrong later? |
        who does updates and patches once it runs | is there a service contract |
        my fear is that nobody will be there when something fails after you deliver |
        keeping it running afterwards | do you offer 24/7 monitoring |
        do you offer support after delivery | who maintains the system afterwards |
        what happens if something stops working | is there maintenance | do you provide updates later |
        who do we call when there is a problem with the system | is support included after launch |
        what support do you give once it is running |
        and if it breaks later | who fixes bugs after the project ends | do you leave us alone afterwards |
        do you offer a maintenance contract | do you monitor it at night |
        who do we turn to when it fails | is somebody on call | do you fix problems later |
        what about support once it is live`),
      ...questionsIn(`
          are you gone after delivery | do you leave when it is finished | do you disappear once it is paid |
          stay with us afterwards | abandoned after go live | finished and forgotten`),
      ...questionsIn(`
          run off after the launch | gone once the invoice is paid | out of reach later`),
      ...questionsIn(`
          bug in two years | help desk for what you built | service level | hypercare | care package`),
      ...questionsIn(`
          and when you are out of the house? | anyone there on a holiday | who comes when it falls over |
          after the last invoice, what | who minds it in the years after | is that promised somewhere |
          at night as well? | it will break at the worst moment, it always does`),
      ...questionsIn(`
          somebody to ring when we are stuck afterwards | who answers our questions once it runs |
          at which hours is your support there | how long do you support it |
          a number to call after the handover | guaranteed reaction time for problems |
          response time once we are live`),
      ...questionsIn(`
        somebody has to be reachable when it stops | are you still there next year | who answers when
        users have trouble | is looking after it part of the deal | what about repairs | when the
        project is closed, who cares`),
    ],
    text: `Engineers take up your questions about a running system; your agreement says how long and at which hours. For platforms and hosting, monitoring, patching and on-call duty are agreed in scope (${urls.dataCloudSolutions.path}).`,
    href: urls.about.path,
  },
  {
    questions: [
      "How do I become a partner?",
      "Partner with us",
      "Partnership",
      "Start a project with you",
      "I want to work with you on a project",
      "How do we start working together?",
      "How do we get started?",
      "I would like a quote for a project",
      "Request a quote",
      "Get a proposal or an offer",
      "Partnership request",
      "Not sure which service we need",
      "Should we hire or let you build it?",
      "Hire someone or have you build it?",
      ...questionsIn(`we have a problem at our company and want you to look at it |
        I have an idea, how do we kick this off | what is the first step to become your client |
        can you make me an offer | send me a proposal | we'd like to collaborate |
        my firm sells software, could we team up with you | how do I brief you on my case |
        I run a dental practice and would like you to build something for us, how do I begin |
        don't know what we need exactly, can you advise | and how would we get going? |
        interested in doing business with you | would you take on our project | we have a job for you |
        build it or bring people in, what would you recommend us |
        how do we get started with you | I would like to start a project | can I get a quote |
        how do I request a proposal | we want to work with you | I have a project idea |
        who do I talk to about a new project | we do not know which service fits us |
        what do I need to prepare before contacting you | do we need a written specification |
        can we become partners |
        what is step one | how would we start | I want to hire you for a project |
        can you send us an offer | do you need a detailed specification from us |
        how can my company work with yours | we have an idea but no plan |
        should I build a team or hire you | what do you need from us to start |
        what is the first thing to do if we want to work with you | can I get an estimate and a proposal |
        how do I describe my project to you | I have a small project, where do I begin |
        build it or hire people, what do you advise`),
      ...questionsIn(`
          we cannot tell which of your offers suits us | 
          which one is for us | who helps me choose a service | what would you recommend for our case |
          team up with your company | we want several things at once from you `),
      ...questionsIn(`
          so where do we sign up | how can one become a client of yours  | there is something in our house that should run better |
          I am in, what next | which of them would you take in our place |
          none of the four seems to fit`),
      ...questionsIn(`
        I do not know which of the four we need | the board wants AI and I have no idea where | which practice
        is for us | we have no clue what fits | help us find the right service | my directors keep talking
        about AI | what if none of your services suits us | an agency that would like to collaborate with you |
        cooperation with a web studio | our customers ask us for ai, could we work together | we build
        websites and look for an ai partner | join forces | are you open to alliances | white label for an
        agency`),
      ...questionsIn(`
        our problem does not fit any of your boxes | advise us what we need | where do I tell you
        about our case | I want an offer, what do I do | consultancy would like to team up | we both
        could profit from working together | where is the button to begin | chatbot, automation or
        model, which one do I need | everybody here suggests something else, what is right for us`),
    ],
    text: `Press Partner with Us at the top of any page, or write to ${site.email}, and describe the problem in a few lines. We tell you which practice fits, and say so if none does; you get a first step with a scope. You can also write to us at ${contact}.`,
    href: contact,
  },
  {
    questions: [
      "Is this a scam?",
      "Is this legit?",
      "Are you a real company?",
      "Can I trust you?",
      "Is it a fraud site?",
      ...questionsIn(`I got burned online before, how do I know you exist |
        how do I know you won't run off with my money | is this for real | sounds too good to be true |
        my husband says it is a rip-off | prove that you are not fake | are you registered anywhere |
        can people rely on you | never heard of you before, are you trustworthy |
        so many cheaters on the internet these days, and I don't want to lose 800 dollars again |
        smells fishy | who guarantees me that you are serious | is this some phishing page |
        why should I believe you`),
      ...questionsIn(`
          do you exist at all | is there a real firm behind this page | serious company or not`),
      ...questionsIn(`
          phony | hoax | bogus firm | trustworthy | reviews on trustpilot`),
      ...questionsIn(`
          how do I know that this is no swindle | you look like a shell company |
          is there somebody real I could meet | why would I give you my card | hm, suspicious`),
      ...questionsIn(`
          a stranger offers me a position in your name and wants money |
          someone on telegram claims to work for you | fake job offer from your company`),
      ...questionsIn(`
        who is behind this page | is there an actual office | my wife does not trust you | give me
        proof that you exist | can one find you in real life | an odd mail in your name asked for
        money`),
    ],
    text: `${site.name} has its postal address at ${street}, ${city}, ${state} ${zip}, and answers at ${site.phone} and ${site.email}. Terms, privacy policy and the agreement of the course can be read before you send or pay anything.`,
    href: contact,
  },
  {
    questions: [
      "How fast do you answer messages?",
      "Who reads my message?",
      ...questionsIn(`
          how long does a reply take | response time for mails | I wrote to you yesterday | how long do I wait for a response |
          do you answer on weekends | will I hear from you this week | when will somebody get back to me | do you answer every message |
          turnaround for inquiries | does a person read the form | to whom does the form go | is my request read by a human |
          in which time do you react | who looks at what I send through the form | hours or days until I get an answer |
          I sent the contact form, now what | what happens once my message is sent`),
      ...questionsIn(`
          inquiries, does anyone real look at them | an intern or an engineer reads it? | is it a black hole |
          ticket number for my request | any reaction yet`),
      ...questionsIn(`
          and when does somebody write  | who sees it first |
          I am waiting since Monday | is it read by people or programs`),
      ...questionsIn(`
        who opens the mail | does it land with a person | how long does my message lie around | do you
        also answer on Sundays | I wrote on Friday and hear nothing`),
    ],
    text: `Somebody from our team reads your message and answers by email as soon as one of us has read it. The site promises no number of hours or days; if it is urgent, please call ${site.phone}.`,
    href: contact,
  },
  {
    questions: [
      "What should I write in my first message?",
      "What do I put into the partnership form?",
      ...questionsIn(`
          how do I describe our problem | do I need a specification to write to you | what belongs in my message | how detailed must it be |
          I am no techie, how do I explain it | sample message | which words do I choose | what do I tell you about my project |
          how long should the text be | what goes in the field called your project | first contact with an agency, what to say |
          an example of what others write | do you expect technical terms from me | what would you like to know about our case`),
      ...questionsIn(`
          first time with consultants | I do not know how to begin the message `),
      ...questionsIn(`
          how technical must my request be | laymen's terms | jargon | short or long mail |
          bullet points enough | is a rough idea enough | what matters to you in a message`),
      ...questionsIn(`
          I have no clue of computers, may I write all the same  |
          something in our warehouse never works, how do I put it | what would you write in my place |
          do I have to use the right terms | how do other people start | a few lines only?`),
      ...questionsIn(`
          what would you have to hear from us to begin | which information do you want at the start |
          what shall I tell you first | what would help you to understand us |
          the essentials for a first contact`),
      ...questionsIn(`
        what are you curious about | is one paragraph sufficient | do you want figures from me | I am
        bad at writing, what is enough | in which words do I tell it | I do not know the jargon`),
    ],
    text: `${theOne(home.partnership.steps, ({ title }) => title.includes("describe")).description} ${home.partnership.banner.description}`,
    href: contact,
  },
  {
    questions: [
      "Do I have to give my phone number in the form?",
      ...questionsIn(`
          is the telephone field required | which fields of the service form must be filled in | may I leave the number out |
          will you cold call me if I send the form | I do not want calls, only mail | is a phone number mandatory when I write to you |
          can I send the form without my number | must I tell you my job title`),
      ...questionsIn(`
          is my number mandatory in the contact form | can I leave the telephone field empty | I do not want to be called, only written to |
          which fields must be filled in | what is obligatory in your forms | without a phone number, does it send |
          must I name my company in the form | is the link to a profile compulsory | what do you ask in the form`),
      ...questionsIn(`
        I would rather not be rung up | is my telephone optional | what must I fill in at least | only
        by mail please, can I skip the number`),
    ],
    text: "The phone number is optional in our forms and can be left empty: we answer by email. They ask for your name, your email address and what it is about; a company’s forms ask for the company too. In the form for talents a link to a profile is optional.",
    href: contact,
  },
  {
    questions: [
      "Do you teach our people to run what you build?",
      ...questionsIn(`
          will my staff be shown how to use it | is training part of the project | who teaches us to operate the system |
          do you instruct our employees when it is finished | can our people run it by themselves after you leave |
          a lesson for my team on the new system | do we learn to handle it | is the instruction extra`),
      ...questionsIn(`
        who shows my staff the buttons | are we able to handle it afterwards | is there instruction at
        handover | learning to operate it, included?`),
    ],
    text: `${theOne(about.way.steps, ({ title }) => title === "Hand over").description} For more than that, a program can be planned for your teams (${urls.corporateTraining.path}). The site names no price for either: your proposal states it.`,
    href: urls.about.path,
  },
  {
    questions: [
      "What if the idea is not worth building?",
      ...questionsIn(`
          what if it turns out that it makes no sense | do you stop when the numbers are against it | when do you pull the plug |
          would you talk us out of it | what if the analysis says no | can we stop after the first step | how much is lost if it leads nowhere |
          a plan that will never pay off | is there an exit before it gets expensive | what if the baseline shows that there is nothing to gain |
          do you go on with it although it is pointless`),
      ...questionsIn(`
           a stupid idea from our side `),
      ...questionsIn(`
          you find out that we should not build it | kill the project | red flag after the first week |
          go or no go after the count | dead end`),
      ...questionsIn(`
          would you say so if it was rubbish | my partner laughs at the plan |
          can it end after the counting | and if there is nothing in it |
          please be frank when it is hopeless`),
      ...questionsIn(`
          the numbers say it does not pay | the count speaks against it | what if the figures are bad |
          it turns out too small to matter | suppose the gain is tiny`),
      ...questionsIn(`
        in the middle you see that it makes no sense | halfway through it proves pointless | and when
        it is nonsense after all | what if you realize it was a bad idea | would you tell us to quit |
        suppose it leads to nothing midway | it turns out to be rubbish, do you go on`),
    ],
    text: about.way.statement,
    href: urls.about.path,
  },
  {
    questions: [
      `What does “${about.hero.title}” mean?`,
      ...questionsIn(`
          your motto | what is meant by your slogan | the headline of your about page, explain it | what insights, and which action |
          the phrase under your name | what do you want to say with that claim | from knowing to doing, how | what stands behind that motto |
          why insights to action | what is your credo`),
    ],
    text: about.hero.lead,
    href: urls.about.path,
  },
  {
    questions: [
      "How large will the AI market be?",
      "Is AI a growing market?",
      ...questionsIn(`
          your opinion of the market for AI | will this AI thing keep growing | is AI only a bubble |
          size of the AI market in ten years | how many trillions is AI worth | market forecast for AI |
          is there a future in AI | how fast does the field grow | is it all a hype that passes |
          figures on the growth of AI | what do experts expect of the AI market |
          projections for artificial intelligence`),
      ...questionsIn(`
        is this a fad | where is AI heading in money | growth figures for AI | how big will it become`),
    ],
    text: `${corporateTraining.market.intro} ${corporateTraining.market.items.map(({ value, period }) => `${value} ${period}`).join("; ")}.`,
    href: urls.corporateTraining.path,
  },
  {
    questions: [
      "I made a mistake in the form I sent, what now?",
      ...questionsIn(`
          forgot to attach something to my request | can I correct an entry after sending | wrong number in my request | do I have to send it a second time |
          I hit send too early | half of my text is missing in the form | can I add a line to what I sent | I would like to change what I wrote to you |
          shall I submit it once more | left out the most important thing`),
      ...questionsIn(`
        typing error in my address, I already pressed send | I sent the wrong text | may I add
        something afterwards | forgot my company name in the form`),
    ],
    text: `${afterSending.stored} ${afterSending.toAdd} ${site.email}; about a course it is ${site.trainingsEmail}, about talent ${site.talentEmail}.`,
    href: contact,
  },
  {
    questions: [
      "I would like to teach for you",
      ...questionsIn(`
          do you need trainers | I am an experienced lecturer and look for a place | become an instructor at your company |
          are you looking for teachers | may I give one of your classes | guest lecture | I taught at a bootcamp and want to do it here |
          mentor for your students | how do I apply as a trainer | teaching position | I want to be a coach in your courses`),
      ...questionsIn(`
        I am a professor, could I lecture at yours | you seek teachers? | I train people in python and
        want to do it with you`),
    ],
    text: `The site does not say whether we are looking for instructors. Write to ${site.email}, which takes every question that the other addresses do not cover; the trainings team reads ${site.trainingsEmail}.`,
    href: contact,
  },
];
