import { urls } from "../../../src/shared/urls.ts";
import { site } from "../../site.ts";
import { type DirectAnswer, questionsIn } from "../answer.ts";

const privacy = urls.privacyPolicy.path;

/** The blog, privacy, terms. */
export const legalAnswers: readonly DirectAnswer[] = [
  {
    questions: [
      "Do you have a blog?",
      "Where is your blog?",
      "Where can I read your articles?",
      "What is Insight Hub?",
      "Which articles have you published?",
      "Latest blog posts",
      "What have you written lately?",
      "Do you have something to read about AI?",
      "Send me something good to read about automation",
      "Something to read",
      "RSS feed",
      "Is there RSS?",
      "Do you have a newsletter?",
      "Add me to your mailing list",
      "Subscribe to news",
      "Who writes your articles?",
      ...questionsIn(`
          what can I read here on a rainy sunday | your posts, where are they |
          I want to get a mail whenever you publish something | who is the author of your texts |
          any good reads about agents |
          I prefer to learn a bit before I talk to sales. Have you got texts on automation I could look at? |
          put me on the list for updates | magazine | feed for my reader | essays on data and cloud |
          how do I notice when a new piece comes out | do you publish stuff | reading tips |
          where can I find your blog | which articles do you have | can I subscribe to your blog |
          do you send a newsletter | what topics do you write about | list your articles |
          can I get updates by email | who wrote the articles |
          do you have articles about machine learning |
          anything I can read about this | do you have articles on this topic | where are your posts |
          do you have something to read about AI agents | is there a mailing list |
          how often do you publish |
          do you write about these things | is there anything to read on your site |
          can I follow your blog somehow | where do I read more about AI | show me some articles`),
    ],
    text: `Our blog is called Insight Hub: practical articles on AI, automation, machine learning, data and cloud, at ${urls.blogs.path}. New ones come to your feed reader by RSS. I could not find a mailing list on our website, and cannot subscribe you to one.`,
    href: urls.blogs.path,
  },
  {
    questions: [
      "What data do you collect about me?",
      "What is your privacy policy?",
      "Privacy",
      "How do you use my personal data?",
      "Do you sell my data?",
      "Do you sell my information to third parties?",
      "Do you share my information?",
      "Are you GDPR compliant?",
      "Which privacy rules do you follow?",
      "What happens with my personal information?",
      "Who sees what I type into a form?",
      "Is my data sent abroad?",
      ...questionsIn(`
          what do you do with my name and email | do I get spam after I fill this in |
          who gets my phone number when I leave it | will you pass my address on to advertisers |
          I filled in a form and now wonder where that goes. Who gets to read it? | data protection |
          what is kept when I register | do you make money with my details | european privacy law |
          is it safe to give you my email | my rights regarding what you hold | what do you store |
          does my information end up with others |
          what do you do with my data | what personal information do you store |
          is my data shared with others | who has access to the data in the form |
          do you give my data to third parties | in which country is my data stored |
          where are your servers | how do you protect my personal data | do you comply with GDPR |
          is my information safe | will you sell my email address |
          who reads what I send through the form | will I get spam | do you use my data for advertising |
          is my data sent to other countries | where does my data go when I fill in the form |
          do you share my phone number | what rights do I have |
          what happens to my email address | do you hand out my data |
          which data do you keep from the form | is my data processed in the US |
          privacy, what do you do with it`),
    ],
    text: "Our server keeps what you type into a form or an enrollment request, what it is for, and the time. We are based in the United States and read your messages there. We do not sell personal information. The Privacy Policy names everything, and your rights.",
    href: privacy,
  },
  {
    questions: [
      "How can I delete my data?",
      "Delete everything you have on me",
      "Can you remove my personal information?",
      "I want my data erased",
      "Does deleting my data cost anything?",
      "A copy of all my data",
      "What do you know about me?",
      "Correct my data",
      "Right to be forgotten",
      ...questionsIn(`
          forget me | take my name out of your files | I changed my mind, wipe what I sent |
          there is a typo in the email I gave you | show me everything you hold about me |
          I sent you my details last spring and would like them gone. Whom do I tell? | please erase me |
          I want to see what is on file about me | update my old address | must I pay to be taken out |
          withdraw my form | gdpr request | get rid of my info |
          can you delete my information | how do I get my data removed |
          I want you to delete my email address | can I see which data you have about me |
          is deleting free | how do I correct wrong data | please remove me from your system |
          who do I ask to erase my data | what does it cost to have my data deleted |
          please delete everything about me | I want to know what you know about me |
          how can I get a copy of my data | is it free to have my data removed |
          I no longer want to be in your database |
          get my data removed please | how can I have my entry taken out |
          can I ask what you have stored about me | what do I have to do to be deleted`),
    ],
    text: `I cannot do that from here. Write to ${site.email}, if you can from the address you used in the form: you may ask for a copy of what we hold about you, to correct it or to delete it. Asking is free.`,
    href: privacy,
  },
  {
    questions: [
      "How long do you keep my data?",
      "How long do backups keep my data?",
      "Are my details kept in backups?",
      "When are forms deleted?",
      "Retention",
      ...questionsIn(`
          how long does my form lie around at your place | and when is it gone? | do you hold on to it forever |
          two weeks or two years | is it also gone from the copies |
          I asked you to remove my entry. Could it still sit in some backup? | expiry of my entry | storage time |
          after how many days are entries wiped | do old requests disappear by themselves |
          when do copies get overwritten | for what period do you keep registrations |
          how long is my data stored | when do you delete my data | how long are form entries kept |
          are there backups with my data | for how long do you save my information |
          is my data deleted automatically |
          and how long is that kept | when is my entry deleted | do you keep old forms |
          how long are the backups kept | is it deleted from backups too |
          how many days do you keep it | do you ever delete it | when does it disappear from your backups`),
    ],
    text: "Form entries stay until we delete them or you ask us to, or for a set number of days. The daily backups are kept for a set number of days, 14 unless we set another number, so a deleted entry can remain in them until then.",
    href: privacy,
  },
  {
    questions: [
      "Is this chat stored?",
      "Do you save my chat messages?",
      "Who reads this conversation?",
      "Is this chat private?",
      "Are you recording this conversation?",
      ...questionsIn(`
          does anyone read along here | will this talk be gone when I close the tab |
          I told you something personal just now, where did that go | is somebody watching what I type to you |
          I would rather not have my boss find this chat. Is it kept somewhere? | chat log | chat history saved? |
          who sees my questions to the bot | how long do you remember what I wrote | between you and me? |
          are chats used later | if I type my phone number in here, do you keep it | do you write this down |
          are my messages saved | do you keep a record of this chat | who can read what I write here |
          is what I write here confidential | how long is this conversation kept |
          does anybody see this chat |
          do you save what I type here | does a human read this chat | is this conversation recorded |
          will you remember what I said tomorrow | how private is this chat |
          will anyone read this | are you saving this | where do my chat messages go`),
    ],
    text: "The conversation is held in the memory of the page in your browser, and its last turns in our server’s memory for half an hour. A question that the chat cannot answer may be kept for 30 days, without mail addresses and numbers; other chat messages are not kept in our store.",
    href: privacy,
  },
  {
    questions: [
      "I am 11, can I use this?",
      "May children use this site?",
      "Can a kid under 13 use the chat?",
      "Minors on this website",
      ...questionsIn(`
          my daughter is twelve and wants to write to you | is there an age limit for this page |
          how old do I have to be to chat here | I am still in elementary school |
          my son typed something into your form |
          Our kid found your page and wants to write to you. Is that okay at ten years old? |
          underage visitors | is this safe for kids | too young to use this page? | from what age may one chat here |
          parents permission needed for the chat? | my child gave you his name |
          how old must I be to use this website | can children use the chat |
          is the website allowed for kids | may my child write to you here |
          is there a minimum age for the website`),
    ],
    text: "This website is not meant for children under 13: please do not use the forms or the chat then. A parent or guardian can write to us.",
    href: privacy,
  },
  {
    questions: [
      "Do you use cookies?",
      "Cookies",
      "What is your cookie policy?",
      "Which cookies do you set?",
      "Do you track me?",
      "Is Google Analytics used?",
      "Where is your cookie banner?",
      "What is in my browser storage?",
      "How do I turn cookies off?",
      ...questionsIn(`
          why is there no pop up asking me to accept | do you follow me around the internet |
          what does your page leave on my computer | tracking pixels |
          I block everything in my browser, does the page still work |
          Everywhere I go I get ads for things I looked at once. Does your page do that too? |
          do you count visitors with some tool | local storage | is my visit analyzed | accept or reject all |
          what little files do you save | do you know which pages I looked at | ad trackers |
          does this site use cookies | do you use tracking | do you use analytics |
          how can I disable cookies | what do you save in my browser | are visitors tracked |
          why is there no cookie banner |
          do I have to accept cookies | are there ads or trackers on this site |
          do you use Google Analytics | how do you track visitors | do you store anything on my computer |
          any cookies here | do you spy on visitors | are there tracking scripts`),
    ],
    text: "Visitors get no cookies from this site. The only two it has belong to the administrator, and no web analytics is loaded today. A few notes stay in your browser until the tab is closed.",
    href: urls.cookiePolicy.path,
  },
  {
    questions: [
      "What are your terms of service?",
      "Terms",
      "Which law applies?",
      "Under which law is it?",
      "Which courts are responsible?",
      "What is the governing law?",
      "How is liability limited?",
      "Where can I sue you?",
      "May I copy your texts?",
      "Can I quote your articles?",
      ...questionsIn(`
          fine print of this page | what are the rules for using this page | if we end up in a dispute, where is it fought out |
          how much would you pay if something goes wrong | may I put a paragraph of yours in my thesis |
          I am in Germany, which country's law counts between us? | who is liable for damage | judge in which state |
          legal conditions | can I reuse your pictures and texts | jurisdiction | is there a cap on what you owe |
          reprint an article in our club magazine |
          which law governs your terms | which court is responsible for disputes |
          what are you liable for | how much are you liable for |
          who is liable if your information is wrong | can I use your texts on my own website |
          can I quote from your website | where do I find the terms | in which state would a lawsuit be |
          what if your website gives wrong information | how much would you pay for damages |
          where are the legal terms | can I use your article in my presentation |
          what law applies if we argue | which state's law applies |
          are you liable for mistakes | how high is your liability | which court decides |
          can I reuse what you wrote | where is the legal stuff of the website`),
    ],
    text: "The laws of the State of Texas govern our terms, and disputes belong before the courts of Collin County, Texas. Liability is capped at the amounts you paid in the last 12 months. Pages may be quoted with a reference to the source.",
    href: urls.termsOfService.path,
  },
  {
    questions: [
      "How do I log in?",
      "Where is my account?",
      "Can I create an account?",
      "I forgot my password",
      "Reset my password",
      "Student portal",
      ...questionsIn(`
          sign in | where is the login button | my password does not work | I cannot get into my profile |
          do I have to register to use this page |
          I think I made a user here last year but I cannot find where to enter. Can you look? | log out |
          change my username | is there a members area | create a profile with you | where do I see my orders |
          dashboard for students | locked out |
          how do I sign in | where do I log in | I cannot log in | I need a new password |
          do I need an account | is there a student login | where can I see my account |
          can I register on the website |
          I cannot find the login | is there an account area | I lost my password |
          where do students log in | do I need to create an account`),
    ],
    text: `Visitors have no accounts here: every public page is open, and the forms need none. For anything else, write to ${site.email}.`,
    href: urls.contact.path,
  },
];
