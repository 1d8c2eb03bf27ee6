import { urls } from "../../../src/shared/urls.ts";
import { site } from "../../site.ts";
import { type DirectAnswer, questionsIn } from "../answer.ts";
import { reachUs } from "./words.ts";

const contact = urls.contact.path;

/** Small talk, complaints, and the assistant itself. */
export const conversationAnswers: readonly DirectAnswer[] = [
  {
    questions: [
      "Hello",
      "Hi",
      "Hey",
      "Heya",
      "Yo",
      "Sup",
      "Good morning",
      "Good evening",
      "Hi there",
      "How are you?",
      "How are you doing?",
      "What is up?",
      "Howdy",
      "Anyone there?",
      "Nice to meet you",
      ...questionsIn(`good afternoon |  hello there, nice site | greetings | hey bot | hi, I'm Maria |
        good day to you | morning! | hey, how is it going | hello, is somebody here | evening everyone |
        hi, I have a question | hola | hello again, me once more`),
      ...questionsIn(`
          hey hey | hiii | morning Cora | good day Cora | what is up with you | heyo | hi bot | hallo`),
      ...questionsIn(`
          ahoy | salutations | heyyy | hola amigo | hi cora, you up | g'day | top of the morning`),
      ...questionsIn(`
          so, hello then | is someone in | hello? hello? | a good day to the machine | here I am again `),
      ...questionsIn(`
          hello, is there somebody | anybody home | does anyone read this | testing | test test | just a
          test | one two three testing | can you hear | do you hear me | let us begin again | start again
          please | from the beginning | reset the chat | restart | I am just looking | only browsing, thanks
          | just having a look around | no question yet, I look around`),
    ],
    text: "Hello! Ask me about our services, courses, talent network or articles.",
    href: null,
  },
  {
    questions: [
      "Thanks",
      "Thank you",
      "Great, thank you very much",
      "Perfect, thanks",
      "That helps",
      "That was super helpful",
      "Cool",
      "Awesome",
      "Great",
      "Nice",
      "Ok",
      "Okay",
      "kk",
      "Got it",
      "Alright",
      "Sounds good",
      "Good to know",
      "I see",
      "No that is all",
      "No thanks",
      "You are great",
      "Good bot",
      "👍",
      "🙏",
      "❤️",
      "😊",
      "🙂",
      "😀",
      "🎉",
      "👌",
      ...questionsIn(`ty | thx a lot | cheers mate | much appreciated | that's all I needed | fair enough |
        you saved me some time, thanks | that answers my question | brilliant | I am happy with that |
        makes sense | very kind of you | good answer | understood, nothing else for now |
        wonderful, that clears it up`),
      ...questionsIn(`
           fine by me | nice one | that is fine | lovely, cheers`),
      ...questionsIn(`
          sweet | perfecto |   legit helpful | appreciate it | gotcha |  merci | all good`),
      ...questionsIn(`
          you are a treasure | that was quick, bravo | splendid, you made my day | fab |
          that will do nicely | you've been helpful | ha, fair  | I will think it over |
          maybe some other time`),
      ...questionsIn(`
          sorry for my language before | sorry that I was rude | I apologize for the swearing | my bad, I
          was angry | I did not mean to shout | you are a star, Cora | pity, never mind | oh well, you are
          only a machine`),
    ],
    text: `You are welcome. If anything else comes up, just ask, or write to us at ${contact}.`,
    href: null,
  },
  {
    questions: [
      "Bye",
      "Goodbye",
      "See you",
      "See you later",
      "Have a good one",
      "Have a nice day",
      "Talk later",
      "👋",
      ...questionsIn(`gotta go | I'm off now | that was it, have a great weekend | take care |  ttyl | good night |
        so long | I have to run, the kids are waiting | until next time | catch you later |
        I am leaving now | adios | will come back tomorrow, bye for now`),
      ...questionsIn(`
          peace out |  ciao | toodles | signing off | see ya`),
      ...questionsIn(`
          coffee break, bye | back to work | the bus is here | off to bed | time to close the laptop |
          need to dash`),
      ...questionsIn(`
          I will sleep over it, good night | let me think it over tonight, bye | good night then | I shall
          decide tomorrow, good evening | off to sleep now | thanks and a good night`),
    ],
    text: "Goodbye, and thank you for your visit.",
    href: null,
  },
  {
    questions: [
      "Who are you?",
      "Are you a bot?",
      "Are you a human?",
      "Are you real?",
      "Are you a robot or a machine?",
      "What is your name?",
      `Who is ${site.assistant}?`,
      "Are you an AI?",
      "Are you ChatGPT?",
      "Is this automated?",
      "Am I talking to a person?",
      ...questionsIn(`am I chatting with a computer | is there a person typing this | are you flesh and blood |
        you sound like a machine | what do I call you | which model are you running on |
        how do I know that what you say is right | do you make things up sometimes |
        are you a program or an employee | is this an automatic reply | can I rely on what you tell me |
        be honest, is that a robot | do you have a name | did a human write that answer`),
      ...questionsIn(`
          is what you say binding | can I quote you on that | is that an official statement |
          take your word for it |
          do I write with a machine at the moment | legally binding, your replies |
          who programmed this chat`),
      ...questionsIn(`
          can I insist on it later | is your word good | am I typing to a bot`),
      ...questionsIn(`
          do you get tired | are you awake at night too | where do you live | how old are you |
          prove that you are no person | who put you together | do you learn from me |
          what is it that I am talking to | you are not a real woman, are you`),
      ...questionsIn(`
          and what is yours, your name I mean | your own name | the name of this bot | what are you called |
          and who is answering | do you carry a name`),
      ...questionsIn(`
          are you a girl or a boy | he or she? | are you male or female | woman or man? | is Cora a lady |
          which gender do you have`),
    ],
    text: `I am ${site.assistant}, software that answers from what this website says. I can be wrong; for anything you want to rely on, ask our team.`,
    href: contact,
  },
  {
    questions: [
      "Help",
      "What can I ask you?",
      "What kind of stuff can I ask you?",
      "What can you do?",
      "What do you know?",
      "What are you for?",
      "How does this chat work?",
      ...questionsIn(`I don't know what to ask | give me some examples of questions | how do I use this thing |
        what topics are you good at | what is this chat window for | I'm lost, where do I begin with you |
        which questions do you answer | what can this bot tell me | instructions please |
        what sort of information do you have | menu |
        first time I use a chat like this, what should I type | what is possible here | options`),
      ...questionsIn(`
          and what else do you know | hm, what now | surprise me  | where do I start in this chat`),
      ...questionsIn(`
          what is new here | what is popular at the moment | what do people mostly ask | what would you show
          me first | something interesting on your site? | recommend me something to look at`),
    ],
    text: "Ask me about services, prices and dates of our courses, refunds, certificates, hiring specialists, or how to reach us.",
    href: contact,
  },
  {
    questions: [
      "Your bot is useless",
      "You are useless",
      "You are stupid",
      "This is bad",
      "What a joke of a company",
      "That is unfair",
      "That is not what I asked",
      "Wrong answer",
      "You do not understand me",
      "That does not help",
      "Terrible service",
      "This sucks",
      "I am angry",
      "I want to complain",
      "Complaint",
      "Shame on you",
      "Are you kidding me?",
      "Worst chatbot ever",
      "What the hell",
      "Idiot",
      "Crap",
      ...questionsIn(`you keep repeating the same nonsense | this is a waste of my time | you're not listening |
        that's rubbish | I'm fed up | I have asked three times now and still get no proper answer |
        no, that's not it at all | I am very disappointed with your company | you dumb machine |
        pathetic | what a terrible experience | I want to file a complaint about how I was treated |
        this makes me furious | not helpful | you people are awful |
        this is not helpful at all | you did not answer my question | I am not satisfied | that is wrong |
        I am really frustrated | this bot is terrible |
        you are not helping | that makes no sense | are you stupid | this is ridiculous`),
      ...questionsIn(`
           I expected more | this is outrageous | you never returned my call |
          left three messages without a reaction | bad rating from me |
          I will tell everybody how bad this is | you cheated me | you are thieves |
          I am going to report you | you will hear from my attorney | legal steps against you |
           what you offer is garbage | still waiting for somebody to ring me |
          I have had enough of this `),
      ...questionsIn(`
          I am fuming | a disgrace |  our attorney will write to you | I will sue`),
      ...questionsIn(`
          going in circles | you keep looping | lousy | garbage | annoying | hopeless | worthless |
          I hate this | clueless | pissed off | ripoff | you lied | misleading | so slow and dumb |
          I want an apology | disrespectful | unprofessional | appalling | not good enough |
          I am losing my patience | rubbish company | disgusted`),
      ...questionsIn(`
          dumb as a rock | a toaster is smarter | as useful as a broken pencil | you know nothing`),
      ...questionsIn(`
          you just said the opposite | again the same reply, damn | how often must I write that |
          clever you are not | my cat knows more | come on, seriously? | do you even read what I write |
          I give up on you | that was not the question | you talk in riddles | grrr |
          nobody answers me here`),
      ...questionsIn(`
          you stink | your feet smell | you are smelly and dumb | bla bla, another firm with AI | oh great,
          one more AI firm | wow, how special, AI | this is bull`),
    ],
    text: `I am sorry about that. A person can do better than I can here: ${reachUs} The form at ${contact} reaches our team too.`,
    href: contact,
    person: true,
  },
  {
    questions: [
      "Your contact form is broken",
      "The form does not send",
      "The website does not work",
      "I get an error on your site",
      "The page does not load",
      "The link is dead",
      "Broken link",
      "The button does nothing",
      "Bug on your website",
      "I cannot submit the form",
      ...questionsIn(`I press send and nothing happens | it keeps saying error when I send my data |
        page is blank on my phone | I get a 404 | the site is down | checkout hangs and spins forever |
        the menu will not open on my iPad | your site is buggy |
        I filled in everything twice and it is gone each time | the picture does not show |
        clicking register gives me an error message | form won't go through | this page is broken |
        something is wrong with your website, it freezes`),
      ...questionsIn(`
          the send button is dead | in my browser it does nothing | your contact page hangs |
          on safari nothing happens`),
      ...questionsIn(`
          captcha does not work | page freezes | blank screen | images missing | upload fails |
          typo on your page | menu is stuck | dead button | spinner`),
      ...questionsIn(`
          it swallowed my text | the little wheel keeps turning | your page is white |
          I click and click | on my tablet the button is missing`),
      ...questionsIn(`
        nobody picks up the phone | I rang again and again without an answer | your number is always busy | I
        called and it just rings | your form swallowed my text two times | the form lost my message | I wrote
        it all and the form deleted it | damn form, my message vanished | what I typed into the form was gone
        after sending | form devours everything I write`),
    ],
    text: `I am sorry for the trouble. Please write to ${site.email} or call ${site.phone} instead, and tell us which page it was: then we can mend it.`,
    href: contact,
    person: true,
  },
  {
    questions: [
      "Do you speak Spanish?",
      "Can you speak French in this chat?",
      "Do you speak German?",
      "Speak another language",
      "Which languages do you speak?",
      "Translate this page",
      ...questionsIn(`parlez-vous français | sprechen Sie Deutsch |
        my English is not so good, can we use Portuguese | can I write in Hindi |
        do you understand Chinese | English is my second language, other language possible |
        is there a Spanish version of the site | I'd like to chat in Arabic | only English here? |
        answer me in Italian | can we switch to another tongue |
        my mother speaks only Polish, can she write to you in it | in my language please |
        can you answer in Spanish | do you understand French | can we talk in German |
        can I ask in my own language | which languages can you chat in | do you only speak English`),
      ...questionsIn(`
          does somebody there speak Turkish | anyone on your team who knows German | can I have it in French`),
      ...questionsIn(`
          my wife understands Russian only | Ukrainian? | does anyone answer in Korean |
          switch to my mother tongue`),
    ],
    text: `I answer in English only. Our team can tell you whether somebody speaks your language: write to us at ${contact}.`,
    href: contact,
  },
];
