import { urls } from "../../../src/shared/urls.ts";
import { conversationalAi } from "../../services/conversational-ai.ts";
import { type DirectAnswer, questionsIn } from "../answer.ts";
import { durationOf, replyOf } from "./words.ts";

const href = urls.conversationalAi.path;
const who = replyOf(conversationalAi.faq, "who");
const duration = durationOf(conversationalAi.faq);

/** Conversational AI. */
export const assistantAnswers: readonly DirectAnswer[] = (
  [
    {
      questions: [
        "Do you build chatbots?",
        "Chatbots",
        "Conversational AI",
        "Can you build an assistant for customer service?",
        "I need a chatbot for my website",
        "Can you make a virtual assistant for support?",
        "Tell me about conversational AI",
        "Do you develop customer support bots?",
        "Too many support mails in our online shop",
        "Can your bot help with support tickets?",
        "We drown in customer questions",
        "What can a chatbot do?",
        "Same questions from customers again and again",
        "Bot for our website",
        "Answer customers at night",
        "Does it work around the clock?",
        ...questionsIn(`
          nobody answers the phone here after six |
          My staff spends half the day writing the same replies to the same people |
          is there something that could take over the chat window on our shop page |
          People message us at midnight and by morning they bought elsewhere |
          I want a bot that does things, not one that only chats | little helper that talks to our clients |
          We run a bakery and everybody asks about opening hours and cake orders. Could a machine reply for us? |
          clients wait days for a reply from us | someone to answer where is my order all day |
          Our help desk is swamped, my two colleagues cannot keep up anymore. What do you have for that? |
          put an ai on our site | the messages pile up faster than we can write back | digital receptionist |
          can you build a chatbot for us | we need a chatbot |
          do you make AI assistants for customer service | what can your chatbots do |
          we get too many customer questions | can a bot answer our customers |
          we want to automate customer support | do you offer chatbots for small businesses |
          how can an assistant help our support team | we need a bot for our online store |
          what does conversational AI do | can it answer customers outside business hours |
          can you make a bot for us | we get the same questions every day |
          our support team is overloaded | I want a chatbot for my shop | what could a bot do for us |
          can it do more than answer questions | does it work at night |
          we want an AI on our website | can your bot handle orders | our phone and chat are too busy |
          can a machine answer our customers | what is conversational AI |
          can an assistant take over simple requests`),
        ...questionsIn(`
          take the routine inquiries away from our hotline |
          frequently asked questions eat up our receptionist's day |
          let people help themselves instead of ringing us |
          my manager wants something that replies to standard questions |
          I like this chat window, sell me one like it | how do I get a Cora of my own |
          a helper like you in my own web shop | evenings and sundays nobody is there to reply |
          a colleague that never sleeps | virtual agent for inquiries |
          the voicemail is all they get after closing time |
          people ask when we open and where to park, a hundred times a day | less load on our service desk |
          could a program deal with opening hours and delivery questions`),
        ...questionsIn(`
          frequent questions should not land on our switchboard | is this chat for sale |
          my ceo says that the telephones must get quieter | could we have such a window as well |
          trivial stuff keeps the line busy | fewer calls about faqs | 
          the office is dark and people want an answer`),
        ...questionsIn(`
          a hair salon with a ringing phone | fitness studio members write all the time |
          insurance broker swamped by claims calls | city hall gets the same inquiries each week |
          school secretary answers parents all morning | museum visitors ask about tickets and tours |
          moving company, everybody wants a quote by message | electrician on the ladder cannot reply |
          pharmacy customers ask whether it is in stock | telecom provider with angry chats |
          concert tickets questions | daycare parents write at all hours | subscription changes in the chat |
          pause or cancel a membership by message | theater box office | library cards and fees |
          coworking space | internet provider hotline | students pester the registrar |
          donors write to our charity | tenants report a dripping faucet by chat |
          webchat that processes returns | self service for shoppers | warranty registrations |
          grocery delivery with a thousand messages | catering requests | taxi orders and lost items |
          sports club office`),
        ...questionsIn(`
          furniture store, the same product questions | trial period and warranty inquiries |
          receptionist on leave | nobody to take messages | product advice on our shop page`),
        ...questionsIn(`
          the team is buried under tickets | we cannot keep up with what people ask |
          my inbox is one long list of when do you open | somebody should take the first line off us |
          on weekends questions just sit there | we lose orders because no one writes back in time |
          our two phones ring and we have four hands |
          I would like people to help themselves at midnight |
          is there relief for a front office of one`),
        ...questionsIn(`
            our phone never stops and mostly people ask when somebody comes | a small trade firm that drowns
            in calls | could something pick up the calls for my roofers | ten of us on the vans and no one
            at the phone | customers ring only to ask where our man is | half of our calls ask the same
            thing | we lose people since no one picks up after six | electrician, calls all day about
            arrival times`),
        ...questionsIn(`
          something that replies for us in the evening | people write all day long, relief wanted | we
          answer the same ten things | an answering service made of software | a small office
          overwhelmed by messages | chat for our clients`),
      ],
      text: "We build chat and phone assistants that answer from your own material, carry out the request in your systems, and bring in a person when one is needed. Bookings, tickets and status checks are completed inside the conversation, day and night.",
    },
    {
      questions: [
        "When does the assistant hand over to a person?",
        "How do your assistants hand over to a human?",
        "Can the chatbot pass a conversation to our staff?",
        "What if the bot does not know something?",
        "What if it does not know the answer?",
        "When it fails to answer",
        "Angry customer complaint in the chatbot",
        "Escalation to a human agent",
        ...questionsIn(`
          and when it is stuck? | I do not want my clients trapped in an endless loop with a machine |
          Does a colleague of mine see what was said before when he takes over? |
          customers hate it when they must repeat everything to the next one | who gets the tricky cases |
          I worry about an upset customer who only gets canned replies. Can they reach one of us? |
          where does the bot stop and my team start | it should know its limits |
          tell me which questions it leaves for us | can people ask it for a real employee |
          transfer to a live colleague | we want to decide ourselves what goes to the staff |
          what does it do with stuff it is not allowed to settle |
          what happens if the bot cannot answer | can customers talk to a human |
          does the bot pass difficult cases to us | when does a person take over |
          can our staff take over the chat | what does the chatbot do with complaints |
          how does the handover work |
          what if it cannot help | can it pass the customer to us | what about angry customers |
          when does a human take over | does our team see the conversation |
          what if the customer wants a person | which questions go to our people |
          how does it know when to stop`),
        ...questionsIn(`
          what becomes of the ones it cannot solve | does a caller have to explain it all twice |
          pass it on with the context | things that are too complicated for software |
          leftovers for my staff | will my agent read the chat before he takes it |
          starting over with each new person annoys me | it should ring me when it burns |
          who picks up when it gives up | the ones it is too stupid for |
          do the notes come along when it connects me | which topics stay with people`),
        ...questionsIn(`
          a request it has no answer for arrives after closing | who helps the rest |
          it must not start from scratch with a person`),
        ...questionsIn(`
          furious customers | if they swear at it | rude people | the conversation gets heated |
          threats against the bot | someone cries on the phone | sensitive cases |
          delicate matters go to whom | fallback to a colleague | blended team of machine and people |
          escalate`),
        ...questionsIn(`
          who takes the difficult ones | and the cases that need a heart |
          what about the weird questions | can it put somebody through |
          will my colleague know what went on before | and if it gets out of its depth |
          no customer of mine should be left hanging | it has to know when to shut up |
          where do the hard nuts go`),
        ...questionsIn(`
            does the customer have to begin again from zero | tell the same story twice |
            must I explain everything once more to the human | is what was said passed along |
            I hate bots that lock people out | no way to a real person drives me mad |
            is there always a way to a human`),
        ...questionsIn(`
          an emergency comes in, does a robot handle it | it must not deal with dying patients | is a
          colleague alerted when it is serious | when it matters, people should answer | what if the
          case is tragic | can one escape from the bot | when is somebody of ours called in`),
      ],
      text: "When the assistant cannot settle a request, it passes it to a person, who takes over with the whole conversation in view. The outline of your project has the handover rules. Examples on the page: warranty disputes, complaints, questions about symptoms or medication, and any question that asks for legal advice.",
    },
    {
      questions: [
        "Do you build voice assistants?",
        "Can your assistant answer phone calls?",
        "Do you make voice bots?",
        "Voice",
        "Can AI answer our calls?",
        "Voice AI for our phone line",
        "Do callers have to press numbers?",
        "Can the caller interrupt the assistant?",
        "Does it sound like a robot?",
        "Does it say that it is an AI?",
        "Replace our phone menu",
        ...questionsIn(`
          press 1 for this, press 2 for that, our callers are fed up |
          someone should pick up when all lines are busy | can it take phone calls too or only typing |
          callers hang up because they wait in the queue so long |
          We are a small plumbing company and always under a sink when it rings. Can a computer pick up for us? |
          I hate talking to machines that do not let me finish. Is yours any better? |
          talking computer on the telephone | will my customers notice that it is not a human on the line |
          automatic telephone operator | does it get it when people change their mind mid sentence |
          missed calls cost us jobs | and over the telephone? | hotline without waiting music |
          can the assistant answer the phone | do you build phone bots | can AI take our calls |
          do you offer voice AI | how natural does the voice sound |
          does the caller know that it is a machine | can customers interrupt the voice bot |
          can it replace our call center menu |
          can it answer calls | does it work on the phone | can it talk like a person |
          do callers know it is an AI | can people interrupt it |
          can a bot pick up the phone for us | can AI make our phone service better |
          does it sound natural | we miss too many calls`),
        ...questionsIn(`
          do people realize that they speak with software | must it admit that it is artificial |
          elderly callers interrupt all the time | phone trees drive our clients crazy |
          say what you want instead of dialing through options | can callers just talk freely |
          it should tell them right away that no human is speaking |
          will the guests find out that it is a computer | someone who corrects himself on the phone |
          automated attendant | IVR replacement | our lines ring out unanswered |
          patient with grandparents who talk slowly`),
        ...questionsIn(`
          tell it in your own words | nobody likes menus on the phone | callers at night reach nobody |
          press two for sales is awful | what about grandmothers on the line`),
        ...questionsIn(`
          clients swear at our telephone menu | ivr from 2005 | dial tone, wait music, repeat |
          switchboard robot | speech recognition in a noisy car | stutter, dialect, mumbling |
          text to speech that does not annoy | call routing by voice | answering machine nobody listens to |
          pbx`),
        ...questionsIn(`
          we never reach the phone in time | my ear is glued to the receiver all day |
          old people want to talk, not type | would it let me finish my sentence |
          does it own up to being a machine | will the caller be told what he talks to |
          it has to sound friendly | and when somebody mumbles |
          take a call while we have both hands in dough`),
        ...questionsIn(`
            small repair shop, both hands busy when the telephone rings | do people have to press buttons |
            cobbler alone in the store | could a computer pick up the telephone |
            tailor with a mouth full of pins | I am old fashioned, would my callers manage |
            family workshop that misses calls`),
        ...questionsIn(`
          two receptionists and a line that never rests | callers hang up before we get to them | on
          Mondays everybody rings at once | could a computer take the calls and write into our
          appointment book | veterinary practice with an overloaded telephone | pet owners call all
          day long | a machine that picks up and fills the calendar | we cannot answer all the calls
          at our small clinic`),
        ...questionsIn(`
          the ringing drives us mad | does it pick up when we are with customers | will it understand
          my grandfather | a voice that books for us | answering by itself at the practice`),
      ],
      text: "Our voice assistants answer the phone 24/7, and callers explain what they need in their own words instead of choosing from a menu. The assistant says at the start that it is an AI, and follows a caller who interrupts or changes their mind. A caller can choose an appointment from a texted link during the call, a voiceprint can, with consent, serve as one proof of identity, and the spoken language is recognized from the first words.",
    },
    {
      questions: [
        "Is voice authentication safe?",
        "Is voice id enough for payments?",
        "Voiceprint",
        "Identify callers by their voice",
        "Can a voice be faked or imitated?",
        ...questionsIn(`
          somebody could play a recording of my voice and get in | recognize a customer just by how he talks |
          do we still need a pin if it knows the voice | deepfake callers worry me | speaker recognition |
          My bank lets me in by voice alone and I find that scary. How do you do it? |
          can the caller be verified without security questions |
          do people have to agree before their voice is stored | what if a criminal clones the voice of my client |
          voice as a password | biometric login for callers | second factor for transfers on the phone |
          can it recognize a caller by voice | is a voiceprint secure | what if someone imitates a voice |
          how are callers identified | is voice recognition enough to approve a payment |
          can it recognize people by voice | is that safe | could someone fake the voice`),
        ...questionsIn(`
          a fraudster with a copied voice | synthetic speech fools the system |
          take over an account on the phone | must callers agree to the voice check |
          may a person refuse the voice check | how do you know that it is really her on the line |
          extra verification for changes to an account | crooks who imitate our clients |
          robbed through the phone line`),
        ...questionsIn(`
          hackers with deepfake audio | recorded voice played back | verification by speech |
          mother's maiden name questions on the phone | impostors`),
        ...questionsIn(`
          what stops a mimic | is speaking enough to get at the money |
          must I say yes before you keep how I sound | and for a transfer? | could my twin get in |
          prove who you are by talking`),
        ...questionsIn(`
          how do you recognize the right person on the phone | and if someone pretends to be my client
          | identity check by speech`),
      ],
      text: "With the caller’s consent, a voiceprint serves as one proof of identity, while payments and account changes ask for a second, because voices can be imitated.",
    },
    {
      questions: [
        "Can the assistant speak several languages?",
        "Is your chatbot multilingual?",
        "Which languages does the assistant support?",
        "Which languages does it speak?",
        "Do your bots speak my language?",
        "Does the bot understand Spanish?",
        "Customers write in German and French",
        "Chatbot in other languages",
        ...questionsIn(`
          half of our guests do not speak English | does it talk in polish or turkish |
          my clients are from everywhere, will they be understood |
          can a caller switch from english to hindi in the middle |
          we sell all over europe and answer in five tongues today | foreign customers |
          I am from Brazil and my buyers write in Portuguese. Would it manage? | what does it speak | and in french? |
          do I need one bot per country | how does it know which language the caller uses |
          list of languages it knows | tourists write us in languages nobody here reads |
          which languages can the chatbot speak | does the bot speak Spanish |
          can the assistant answer in other languages | we have customers in many countries |
          is the voice bot multilingual | can it switch languages |
          does it speak other languages | our customers speak Spanish | which languages can it do`),
        ...questionsIn(`
          many of our callers hardly know English | immigrant customers | our buyers write in four languages |
          he begins in one language and goes on in another | mandarin speaking clients | will Arabic work |
          no translator needed | what about people with an accent | most of my patients are from Mexico |
          bilingual hotline`),
        ...questionsIn(`
          vietnamese grandmothers | cantonese or korean | polish workers | tourists from japan |
          russian and ukrainian callers | hebrew | swahili | dialects | bilingual chat`),
        ...questionsIn(`
          my buyers are from all over | what if they write in something I cannot read |
          my neighbors talk Tagalog, would they cope | and over the line, other tongues? |
          can someone mix two languages in one call | must we translate our texts first |
          export to ten countries`),
        ...questionsIn(`
            one bot for two languages | half of our clients speak Spanish |
            do we have to write every answer twice | must the help texts be translated into each language |
            a separate assistant per language? | bilingual customers | our guests come from everywhere |
            Vietnamese and English in one chat | French speakers too`),
        ...questionsIn(`
          my clients do not understand English | Spanish callers too? | people from ten countries call
          us | some only speak Polish`),
      ],
      text: "Assistants are multilingual: customers write in the language they prefer, while one knowledge base holds all the answers, and on the phone the spoken language is recognized from the first words and can change during the call. The site lists no particular languages.",
    },
    {
      questions: [
        "Chatbot for travel agencies",
        "Travel agency",
        "Rebooking after delays by itself",
        "Flights and hotel bookings",
        "Airline passengers",
        "Group trips",
        "Tour operator",
        "Baggage questions",
        "Itinerary",
        ...questionsIn(`
          a storm grounds the planes and our phones explode |
          I sell holidays and people change their dates all the time |
          cancelled flight, who finds my client a new seat |
          We are three people in a holiday bureau and during strikes we cannot cope. What would the assistant do for us? |
          vacation packages | trip changes after hours | lost luggage inquiries |
          airport transfers and stays in one chat | how do you help people who sell travel |
          refund questions about tickets | cruise and tour company |
          can it rebook passengers alone within our fare conditions | travellers stuck at the airport |
          what can you do for a travel agency | we are a travel company | can the bot rebook flights |
          can it handle canceled flights | assistant for hotels and flights booking |
          can it answer questions about baggage |
          can it rebook trips | what about canceled flights | we are a small travel agency`),
        ...questionsIn(`
          delays and strikes flood our service desk | snow closed the airport and everybody calls at once |
          coach parties | parties of thirty travelers | someone falls ill on the trip |
          missed connection at night | our booking desk collapses when trips are called off |
          who takes care of school groups`),
        ...questionsIn(`
          hurricane and everyone wants another flight | travel desk overrun | tours for fifty pensioners |
          bus trip of a club `),
        ...questionsIn(`
          holidaymakers ring when the airline goes on strike |
          can people change their trip on their own | who finds another connection in the night |
          and a party of forty? | missing suitcase, whom do they ask |
          customers with cancelled crossings | trips for clubs`),
        ...questionsIn(`
          passengers stranded, all phones busy | we sell trips to seniors | change of flight at night`),
      ],
      text: "The AI Travel Assistant books from your live inventory, rebooks after a delay, and answers baggage and refund questions. Group trips, medical cases and fares outside your rules go to an agent, who sees the itinerary. Examples of published results: 35% reduced operational costs, 40% higher satisfaction.",
    },
    {
      questions: [
        "Chatbot for a car dealer",
        "Service bookings for a car dealership by phone",
        "Auto repair workshop appointments",
        "Test drives",
        "Automotive",
        "Recalls and inspections",
        "Garage",
        ...questionsIn(`
          we repair cars and miss calls while we are under the hood | customers forget their oil change |
          I run a tire shop with four lifts. Can somebody fill the calendar without me picking up the phone? |
          book a slot in the workshop | people ask if a certain car is still on the lot |
          used cars and new cars, we sell both | test drive on saturday, who arranges it |
          remind owners that the inspection is due | our service advisors are on the phone all day |
          for auto dealers | mechanics should wrench, not answer calls | vehicle recall letters nobody reads |
          motorcycle dealer |
          what can you do for a car dealership | we sell cars |
          can the bot book a service appointment for a car | can it arrange test drives |
          assistant for an auto repair shop | can it remind customers about inspections |
          can it book service appointments | does it do test drives | we have a car repair shop`),
        ...questionsIn(`
          somebody wants a better price for the car | bargaining over the price of a van |
          tire change appointments | fill up the lift schedule | who takes arguments about the warranty |
          customers want to try the new model | body shop | vehicle maintenance reminders`),
        ...questionsIn(`
          the lifts are half empty because nobody books | could it hand out slots for brakes and tires |
          reminder before the vehicle test | he wants money off the sticker price, who deals with that |
          and somebody who wants to try the new electric one | grease on my hands when it rings`),
        ...questionsIn(`
            Toyota garage, what could a bot take over | our service bays are half empty |
            truck and van dealership | service department of an auto house |
            customers ring for an oil change slot | what is in it for a car house with a repair shop |
            tire change season at the garage | motorcycle dealer with a shop floor`),
        ...questionsIn(`
          we fix motorcycles | people forget their service date | someone for appointments at the
          workshop`),
      ],
      text: "The Dealership and Service Assistant books service slots in the workshop calendar, reminds owners of inspections and recalls, and arranges test drives, by phone and by chat. Warranty disputes, price negotiations and safety complaints are put through to one of your advisors. Example of a published result: 25% more service bookings.",
    },
    {
      questions: [
        "Assistant for a law firm",
        "Legal document automation",
        "Draft contracts and letters for lawyers",
        "Client intake for attorneys",
        "Legal department documents",
        "Does a lawyer check the documents?",
        ...questionsIn(`
          I am an attorney and drown in paperwork | first interview with a new client takes my paralegal an hour |
          does it write agreements from our own clauses | we miss deadlines hidden in hundred page contracts |
          can I trust a machine with a legal letter? I am liable for every word | notary office | paralegal work |
          small practice, two lawyers, lots of standard letters | would it tell my clients what the law says |
          in house counsel with too many contracts to read | find notice periods in long contracts |
          who signs off on the drafts before they go out | solicitors |
          what can you do for a law firm | we are lawyers | can it draft contracts |
          can AI write legal documents | does a lawyer review the documents | can it read long contracts |
          can it help with client intake |
          can it write contracts for us | is every document checked by a lawyer | we are a small law firm`),
        ...questionsIn(`
          new matters arrive on paper sheets | questionnaire for a new client of our chambers |
          it must not practice law | is an attorney in the loop | wills and probate, lots of templates |
          advice to clients stays with us, right | clients fill in the same questionnaire by hand`),
        ...questionsIn(`
           no legal counsel by a machine please`),
        ...questionsIn(`
          the first interview eats my morning | where in this lease is the date to give notice |
          letters that are always the same | does a jurist look at it before it is sent |
          may it tell people what they are entitled to | and the responsibility for the wording?`),
        ...questionsIn(`
            how much time does a law firm save with it | share of time saved on documents | how many percent
            less work on contracts | time saving for lawyers in percent`),
        ...questionsIn(`
          I have a notary's office | forms for new clients of a lawyer | drafting standard letters,
          then a lawyer checks`),
      ],
      text: "Legal Document Automation interviews clients for intake, drafts documents from your clause library, and finds dates and obligations. A lawyer reviews every document before it goes out and answers any question that asks for legal advice. Example of a published result: 40% less document processing time.",
    },
    {
      questions: [
        "Chatbot for a realtor",
        "Real estate chatbot",
        "Book viewings of houses and apartments",
        "Property listings questions",
        "Real estate leads",
        "Buyers and tenants ask",
        "Qualified leads numbers",
        ...questionsIn(`
          I show houses all weekend and half of the people are only curious |
          which buyer is serious and which is just looking | renters ask the same about every flat |
          book a viewing without calling me | property agent |
          We are brokers with 80 homes on the market and nobody has time to reply to every inquiry. Would it sort them? |
          does it ask people whether the financing stands | apartment hunters write at night |
          people want to know if the house is still available | suggest similar homes |
          would it negotiate the offer for me | landlord with many flats | open house appointments |
          what can you do for real estate agents | we sell houses |
          can the bot answer questions about listings | can it book property viewings |
          can it qualify leads for a realtor | I am a real estate broker |
          assistant for property managers |
          can it book viewings | does it qualify buyers | we sell apartments, what can a bot do for us`),
        ...questionsIn(`
          is this flat still free, all day long | buyers text me about every listing |
          who negotiates with the buyer | who takes the bids |
          sort out the serious ones before I drive there | showings | tenants looking for a place to live |
          the same three questions about each home for sale`),
        ...questionsIn(`
          flooded by messages whether the place is still on the market | house hunters text me at dinner |
          realtor with no free minute`),
        ...questionsIn(`
          apartments and keys | visits after work`),
        ...questionsIn(`
          they all ask if pets are allowed | who gets to see the place and when |
          tell curious ones from real buyers | am I in trouble if it treats people unequally |
          discrimination rules in housing | haggling over the asking price stays with me? |
          rental agent at his limit`),
        ...questionsIn(`
            inquiries from the property portals grow cold overnight |
            nobody calls back the people from the portals |
            I show houses all day and cannot answer messages | buyers write at ten in the evening |
            broker with too many portal inquiries | does it negotiate for me |
            sort the serious buyers from the curious | estate agent`),
        ...questionsIn(`
          I let flats | visitors for houses, who arranges it | too many curious people ask about my
          houses`),
      ],
      text: "The real estate chatbot answers from the listing data, asks for budget and moving date, and books viewings. Offers, negotiations and any question that touches fair-housing rules are left to the agent. Examples of published results: 68% more qualified leads, 30% more agent time on high-value work.",
    },
    {
      questions: [
        "Chatbot for a hotel",
        "Small hotel, guest questions at night",
        "Hospitality",
        "Guests ask before they book",
        "Late check-out and extra beds",
        "Restaurant reservations",
        "More direct bookings numbers",
        "Numbers on bookings",
        "Front desk",
        "Resort and spa",
        ...questionsIn(`
          our reception is alone at night and the phone does not stop | travellers ask if breakfast is included |
          I work at the desk of an inn and people call for an extra pillow, a taxi, a late departure. Can it take that off me? |
          bed and breakfast | we pay too much commission to booking portals | room prices on the phone |
          spa appointments for guests | motel with 20 rooms | guest complains about noise at 2 am, what does it do |
          could it take table bookings | extra towels and wake up calls | for hoteliers |
          sell more upgrades to people who stay with us |
          what can you do for a hotel | we run a hotel | can the bot take bookings for our rooms |
          can guests ask for services by chat | assistant for restaurants and hotels |
          what happens with guest complaints at night | can it help at the front desk |
          can it take room bookings | what about guest complaints | we have a small hotel`),
        ...questionsIn(`
          our inn has no night porter | something is broken in the room at midnight |
          water runs down the wall of room 12 | loud neighbors in the next room |
          a small lodge in the mountains | apartments for tourists | room service requests |
          who gets the complaint of a guest | emergency in the building while the desk is empty |
          would it be of use for a bed and breakfast`),
        ...questionsIn(`
          a guest locked himself out at night | the shower is broken at three in the morning |
          toilet overflows | urgent thing in a room`),
        ...questionsIn(`
          who looks after a guest at 3 in the morning | pillow, towel, taxi, all by message |
          we pay the portals far too much | and when somebody is angry about his room |
          book a massage for tonight | fill rooms without the booking sites`),
        ...questionsIn(`
          portals eat our margin, we want people to book with us | forty rooms and one at the desk |
          guest house in the hills | reservations straight from the guest`),
      ],
      text: "The Guest Services Assistant takes direct bookings 24/7, arranges late check-out and extra beds, and sends requests to housekeeping. Complaints and emergencies ring the front desk, with the reservation already on the screen. Examples of published results: 22% more direct bookings, 15% ancillary revenue growth.",
    },
    {
      questions: [
        "Assistant for a clinic",
        "Doctor appointments",
        "Patients miss appointments",
        "Virtual health assistant",
        "Dental practice reminders",
        "Healthcare scheduling calls",
        "Does it give medical advice or a diagnosis?",
        "No-shows of patients",
        "Emergency callers",
        "Symptoms and medication",
        ...questionsIn(`
          people just do not show up for their checkup | I am a dentist and my assistant does nothing but phone |
          fill a slot that became free on short notice |
          the waiting room calls, the phone rings, and my nurses are exhausted | physiotherapy practice |
          what does it say if someone has chest pain | patients fill in the same forms on paper each time |
          would it tell someone which pill to take | remind people of their visit | reschedule a visit by chat |
          for doctors | vet or eye doctor with a full calendar |
          We have 30 percent empty chairs because people forget. Can a helper call or text them before? |
          what can you do for a clinic | we are a medical practice |
          can the bot book appointments for patients | can it remind patients |
          does it give medical advice | assistant for dentists | how do you reduce missed appointments |
          what happens if a patient has an emergency |
          can it schedule patients | does it remind patients | what about emergencies`),
        ...questionsIn(`
          too many empty slots because people forget | our treatment chair stays empty |
          patient asks about a dose | questions about side effects | somebody collapses during the call |
          heart attack | text people the day before | new patient papers | orthodontist |
          people cancel too late or never`),
        ...questionsIn(`
          double bookings in the practice | eye exam appointments | hearing aids shop`),
        ...questionsIn(`
          half of my afternoon stays empty | move a visit without phoning |
          who tells them what to bring | and if it is something urgent | does it play doctor |
          a midwife's calendar | bleeding that will not stop |
          the front desk of my practice is away | a cancelled slot that another patient could take`),
        ...questionsIn(`
            fewer missed appointments, by how much | share of patients who do not turn up |
            patients who forget to come cost us money | what does it do about no-shows |
            the front desk only reschedules people | moving bookings eats the morning of our receptionist |
            orthodontist with a full telephone line | my hygienist waits for people who never come`),
        ...questionsIn(`
          pet clinic with a full calendar | people do not appear for their slot | our practice wants
          to remind its patients | it must not give advice on pills`),
      ],
      text: "Virtual Health Assistants book and move appointments, send reminders and collect intake forms before the visit. Symptoms and medication questions go to clinical staff, and callers in an emergency are told to dial 911. Example of a published result: 35% fewer missed appointments.",
    },
    {
      questions: [
        "What happens after I ask for an assistant?",
        "First step to a chatbot",
        "How do we start with a chatbot?",
        "How long until the bot is live?",
        ...questionsIn(`
          ok I want one, what now | what do you need from me to set up the bot |
          I filled in the form about a chat helper, who comes back to me |
          do I have to prepare something before the first call about the bot | which conversations should I send you |
          Suppose I say yes to a bot today. How does it go from there? | what does the outline for a bot contain |
          who do I sit down with about our bot | walk me through getting a bot | and how would we get going |
          how do you find out what it can settle alone | do you look at our real chats first |
          what do I get before I sign for the assistant |
          how do we start with a chatbot project | what is the first step to get a chatbot |
          what do you need from us for a chatbot | how does a chatbot project go |
          do we need a specification for the bot | what do we receive before we decide on a chatbot |
          what happens first | what do you need from us | how long is the specification we have to write |
          what are the steps to our own bot | do I have to prepare anything | what will you send us`),
        ...questionsIn(`
          is it binding after the call about the bot | do I sign something before the outline |
          what should I bring to the talk about a bot | examples of conversations to hand in |
          I am convinced, where do I go from here with the bot | ready to order one | who calls me about it |
          can I still say no when I have the outline | preparation for the consultation |
          free to walk away after the call`),
        ...questionsIn(`
          kickoff of a bot project | what happens in the first meeting about the helper |
          which paperwork comes with it | do I get something in writing before | pilot for the bot`),
        ...questionsIn(`
          let's do it, and now? | what should I have at hand when we talk |
          what comes back to me afterward | do I get it in writing before I pay |
          and how would we kick it off | when do I have to make up my mind`),
        ...questionsIn(`
          say I want it, what is next | what must I have ready for the talk | do you send a plan first
          | the road to our own bot`),
      ],
      text: conversationalAi.closing.next.steps.join(" "),
    },
    {
      questions: [
        "Where does the bot get its answers from?",
        "Does the chatbot make things up?",
        "Hallucinations of the assistant",
        "Own documents as knowledge base",
        "Update prices in the chatbot",
        ...questionsIn(`
          how does it know our prices | I am afraid it tells customers nonsense |
          will it invent things about our products | we change our price list every month, must someone retrain it |
          feed it with our pdf and handbook | does it look things up on the internet or only in what we give it |
          My friend's bot promised a customer a refund that did not exist. Can that happen here? |
          where does it have that from | who updates what it says | one place for all the answers |
          teach it about our products | it must not make up stuff | what does it learn from |
          how does the chatbot know the answers | what is the bot's knowledge based on |
          can we use our own documents | can the bot give wrong answers | does the chatbot invent answers |
          how do we update the information | what data does the assistant use |
          where does it get its knowledge | can it make mistakes | what if it says something wrong |
          how do we keep it up to date | does it invent things |
          what is it trained on | how do we teach it our prices | can it lie | who maintains the answers`),
        ...questionsIn(`
          our manuals and pages as the source | use our help center articles |
          it should only say what we wrote | import from our intranet | who corrects a false statement |
          a customer was told something false | how do I repair a mistake of the bot |
          can I fix what it tells people | is it tested on our cases before it starts |
          test run before customers use it | it must not talk rubbish about our products |
          can it read our files and web pages | and whose job is it to correct that`),
        ...questionsIn(`
          nonsense reaches my customers | it invents something and we pay for it |
          the fix after a false reply, who does it`),
        ...questionsIn(`
          outdated answers | price sheet from january | it babbles about products we do not have |
          fabricates delivery dates | product catalog as its source | confluence and notion pages |
          trained with our old mails | single source | typos in our manual show up in its replies`),
        ...questionsIn(`
          what if it talks rubbish | who feeds it | we have a binder full of rules, is that food for it |
          and if a fact changes tomorrow | will it make promises in our name |
          does it only know what we tell it | what do we do when it was wrong |
          garbage answers scare me`),
        ...questionsIn(`
            our last bot promised a refund that nobody approved, how do you prevent that | a chatbot once
            told our customers nonsense and we switched it off | we were burned by a bot that made things up
            | what keeps it from promising money back | the old one invented a policy and my boss was
            furious | new try after a bad bot, what would you do differently | how do you stop it from
            saying something false to a customer`),
        ...questionsIn(`
          what stops it from promising things | it could tell lies to my clients | where is its
          knowledge from | we find an error in its reply, and then | who mends its mistakes`),
      ],
      text: "An assistant answers from your own material: one knowledge base holds all the answers. Before launch we test it on your own cases, and if a wrong answer gets through later, you correct the material behind it, and the answers after that follow the correction. Whatever it cannot settle goes to a person.",
    },
    {
      questions: [
        "Save money with a chatbot",
        "Fewer staff with a bot",
        "Does it pay off?",
        "Benefits of an assistant",
        ...questionsIn(`
          is it cheaper than another employee at the desk | convince my boss that a bot is worth it |
          what is in it for us |
          every December we hire temps just to answer mail, and in January we let them go. Would that end? |
          does a bot really save anything | why should I get one instead of one more receptionist |
          cut the cost per call | my agents only do boring status requests | pros of having a chat helper |
          why not just hire another agent | our call center is expensive | what would we gain | peak season kills us |
          how does a chatbot save costs | what are the benefits of a chatbot | is a chatbot worth it |
          why should we use an assistant | can it reduce our support costs |
          what does the company gain from a bot |
          does it save money | what is the benefit | why is it better than hiring people |
          what does a bot bring us | will we need fewer agents | is it cheaper than people`),
        ...questionsIn(`
          do my service people lose their work to the bot | my agents are afraid of it |
          is the phone team still needed | what will my receptionist do then | layoffs in customer service |
          busy season costs us a fortune | temps around the holidays |
          our phone staff is too expensive in peak weeks | will it take the jobs of my support crew`),
        ...questionsIn(`
           christmas rush in the call center | 
          agents get the sack because of it | is the effort worth it for service`),
        ...questionsIn(`
          overtime of the support crew | savings per ticket | hire fewer seasonal workers | payback |
          burnout in customer care | turnover among our agents | tickets per head`),
        ...questionsIn(`
          what do I win by it | would it earn its keep | fewer people on the hotline? |
          and does that save us anything | my controller wants to know what is in it |
          less stress in December`),
        ...questionsIn(`
            how do I check that it saves money | how can my controller verify the saving |
            proof of the effect in our own numbers | can we measure it afterward |
            cheaper than our call center? | where do I see that it works`),
        ...questionsIn(`
          what do we gain | does it cost less than a clerk | is it worth it in the long run | relief
          in the busy weeks`),
      ],
      text: "Answering a routine question costs less than taking a staffed call, even in a seasonal peak. Status checks and changes are completed in the conversation, so your agents handle what needs judgment. You can check these effects against the tickets and call logs that you already keep.",
    },
    {
      questions: [
        "Who builds the assistant, and who runs it?",
        ...questionsIn(`
          we are no techies, can we operate it | is the work outsourced to somebody | who takes care of the bot day to day |
          does my team learn to run it | do my agents take part in building it | hand the bot over to my people |
          who will be working on our assistant | is a technical person needed on our side | what if there is no admin in our company |
          do you program it in house | keep the assistant running without a computer department | who is in charge of the bot after launch`),
        ...questionsIn(`nobody here knows computers |  in house or subcontracted | we have no it department`),
        ...questionsIn(`
          and who keeps it going after that | do I need a geek for it | will my people be shown how |
          who is going to make it`),
        ...questionsIn(`
            which of my people must be there for the bot |
            how much of our agents' time does the building take |
            whom do you need from our side for the assistant | do our receptionists take part |
            and who of us is needed for that`),
        ...questionsIn(`
          do we need an expert to operate it | who looks after it day by day | is it made by your own
          engineers`),
      ],
      text: who,
    },
    {
      questions: [
        "How long does it take to build an assistant?",
        ...questionsIn(`
          weeks or months until we have the bot | when does the phone one start to pick up | when will the chat helper answer its first customer |
          time to build such a helper | can we have it by summer | and how soon is it up | when is it ready for our customers`),
        ...questionsIn(`
          before the season starts, possible? | and how long would we wait for it |
          could it be up in three weeks | is it quick to set up`),
        ...questionsIn(`
            ready before the holiday season, can you make it | it must be live by Thanksgiving |
            is launching in two months feasible | our peak is in November, will that work |
            deadline for the launch | what slows the building down | can we speed it up somehow |
            what could we prepare so that it goes quicker | how fast would the bot be up`),
        ...questionsIn(`
          when could it go on the phone | soon or next year | how long till it talks`),
      ],
      text: duration,
    },
    {
      questions: [
        "Which channels does the assistant use?",
        ...questionsIn(`
          bot for facebook messenger | in instagram messages too | telegram | whatsapp business | sms bot | where can people talk to it |
          on which platforms does it run | the same one by phone and by chat | inside our own app | widget on the page or hotline or both |
          does it sit in a messenger | in which places do customers meet it | can it read and answer our mailbox as well`),
        ...questionsIn(`
          our people live in slack | on the homepage or elsewhere | and by text message? |
          can it sit in our staff app | viber or signal`),
        ...questionsIn(`
          phone only or chat too | we get all orders by WhatsApp | does it work on our page and on the
          line`),
      ],
      text: `The site speaks of one assistant by phone and by chat, and names no messengers, such as WhatsApp. The outline of your project says which channels it has; ask us at ${urls.contact.path}.`,
    },
  ] satisfies Omit<DirectAnswer, "about" | "href">[]
).map((answer) => ({ ...answer, about: "assistants", href }));
