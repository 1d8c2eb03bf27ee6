import { urls } from "../../../src/shared/urls.ts";
import { blog } from "../../blog.ts";
import { privacyPolicy } from "../../legal/privacy-policy.ts";
import { termsOfService } from "../../legal/terms-of-service.ts";
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
      ...questionsIn(`
          read your posts without registering | follow the posts anonymously | subjects of your magazine |
          atom feed | what is in the blog`),
      ...questionsIn(`
          how do I hear of new texts  | is there something for the train |
          new ones straight into my reader | who is behind the pen`),
    ],
    text: `Our blog is called Insight Hub: practical articles on AI, automation, machine learning, data and cloud, at ${urls.blogs.path}. New ones come to your feed reader by RSS. I could not find a mailing list on our website, and cannot subscribe you to one.`,
    href: urls.blogs.path,
  },
  {
    questions: [
      "Can I comment on an article?",
      "Is there a comment section?",
      ...questionsIn(`
          where do I leave a comment | comments under the posts | I found a mistake in an article | discuss a post with the writer |
          I do not agree with what you wrote | feedback on a blog post | can readers reply to your articles | tell the author that he is wrong |
          typo in one of your posts | ask the writer a question about his text | may I disagree publicly under the text`),
    ],
    text: `I could not find a place for comments on our website. Tell us what you think of an article at ${urls.contact.path}.`,
    href: urls.contact.path,
  },
  {
    questions: [
      "Where is a blog post that I cannot find?",
      "Blog post not found",
      "The article is gone",
      ...questionsIn(`
          the link to your article is dead | where has the article gone that I read last month | 404 on a blog post |
          I saved a post and the page says not found | did you delete an article | the address of the post does not work any more |
          I cannot open the article | broken link in the blog | my bookmark of a post leads nowhere | old post vanished`),
    ],
    text: `The address may be mistyped, or the article may have been taken down. ${urls.blogs.path} lists all the articles there are.`,
    href: urls.blogs.path,
  },
  {
    questions: [
      "How do I share an article?",
      "Send an article to a friend",
      ...questionsIn(`
          mail a post to my coworker | forward one of your texts | copy the link of an article | share button |
          post your article on linkedin | can I send a text to my boss from here | pass the article on |
          is there a button for sharing | recommend a post to somebody | how do I get the link of a post`),
    ],
    text: `Under “${blog.post.share.title}” an article has buttons that copy its link or share it by email, on LinkedIn or on X.`,
    href: urls.blogs.path,
  },
  {
    questions: [
      "Do the articles cost anything?",
      "Is the blog free?",
      ...questionsIn(`
          do I have to pay to read your posts | paywall | is there a limit of free articles | can I read the whole text without registering |
          must I sign up to read on | subscription for the blog | members only articles | is Insight Hub behind a wall |
          after how many posts do I have to pay | what does a look at your articles cost | do I need an account for the articles`),
    ],
    text: `The articles at ${urls.blogs.path} are free, and you can read them without an account.`,
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
      ...questionsIn(`
          stored in america | on which continent are the entries | is it kept in europe`),
      ...questionsIn(`
          does it travel overseas, what I write | from Japan, whose computers does it land on |
          and where does all that go | what is put down about me | does my name leave the continent |
          how do you treat what I entrust to you`),
      ...questionsIn(`
          what becomes of a message in the contact box | where does the text in the form end up
          | what happens to the words in that form | the contact box, what is behind it | into
          which hands does it fall`),
      ...questionsIn(`
        which facts about me end up with you | I left my number, now what | what do you people do with all
        that typing | what you save of me | I am careful with my details, what do you gather | my employer
        wants to know what you hold before I sign up | tell me in two lines what you know of those who write |
        is it sold to anybody | are profiles passed on for money | will it be sold | does somebody buy it from
        you`),
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
      ...questionsIn(`
          data subject request | I live in the EU and want to use my rights | request under european law |
          access request | a printed copy of my data | all you have stored about me on paper |
          what have you got on file for me | what does such a request cost me | article 15 request |
          where in your company do I send a privacy request | is asking for it free`),
      ...questionsIn(`
          a sheet with everything about me | fee for a copy of my data | gdpr from munich or paris |
          what does that cost me`),
      ...questionsIn(`
          off every list with my name |  scrub my record | stop using my data | object to it | ccpa |
          opt out of everything | my phone number has changed, update it | I used a wrong email`),
      ...questionsIn(`
          my surname changed | my name is misspelled in your files | I moved to another town |
          divorced, other name`),
      ...questionsIn(`
          a digit is wrong in what I left you | what have you got under my name  | I moved, my entry is old`),
      ...questionsIn(`
          kindly send what you have filed about me | a print of what is noted under my name |
          would you kindly post me a copy of my file | a list of what you know of me | have a
          spelling error in my record put right | it is written wrongly in there | wipe me out`),
      ...questionsIn(`
          I regret having written, take it out | strike me from your books | my ex filled it in
          with my name, remove it | new phone, change it in your files | you have me twice,
          clean it up | erase please, all | I demand a full extract`),
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
      ...questionsIn(`
          how long does my message stay with you | contact form entries, for how long |
          do you archive what I sent | is it really gone at once | are there copies left after deleting |
          how long does what I wrote in the form live on your server`),
      ...questionsIn(`
          and the safety copies, how old do they get | is a trace of it left somewhere |
          when is the last copy overwritten | for years? `),
      ...questionsIn(`
          when do you throw my message out | do you bin it one day | and when is it thrown away
          | clear-out of old messages`),
      ...questionsIn(`
          does my request gather dust for years | two years later, am I still in there | old
          copies on your disks | is there an automatic clean up | when is the last trace of me
          gone | keep until when`),
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
      ...questionsIn(`
          does anybody store what I write in this window | for how long is this chat kept |
          is this being logged | what happens to my words here | when is this chat forgotten`),
      ...questionsIn(`
          is my typing kept somewhere | does this window remember me | are my words archived`),
      ...questionsIn(`
          and if I press F5? | is it still there tomorrow | on your side too? |
          do you recall what I said last week | what stays of this talk |
          I shall close the window now, and then?`),
      ...questionsIn(`
          and if a colleague opens this later, does he see my words | after lunch, do you still
          know what we spoke of | where does this talk go when I leave | I closed it by
          accident, is it lost | can my wife read this afterwards on the same computer | you
          forget me when`),
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
      ...questionsIn(`
          a ten year old wrote in the chat | our girl sent you a message |
          my kid used the form without asking | delete what my child wrote`),
      ...questionsIn(`
          a pupil typed her address into your form | my boy filled it in on his own |
          she is only eight, get it out of there | a child got at the keyboard | and for the little ones?`),
      ...questionsIn(`
          may my class of ten year olds try this chat | a fifth grader wants to ask you things |
          pupils of a primary school chatting here | I teach little ones, could they write to
          you | use this assistant in a lesson with kids | my students are ten, is the chat fine
          for them`),
      ...questionsIn(`
          my little brother typed here | grandson of nine at my keyboard | are kids of ten
          allowed to ask you things | homework of a sixth grader, may she ask you | a small
          child pressed send | I turn thirteen next month`),
    ],
    text: "This website is not meant for children under 13: please do not use the forms or the chat then. A parent or guardian who believes that a child has written to us can tell us, and we delete the entry.",
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
      ...questionsIn(`
          nobody asked me for consent | what do you place in my browser | notes in session storage |
          why was there no consent window`),
      ...questionsIn(`
          will I be followed by banners | what do you leave behind on my machine |
          do I have to click something away | and trackers? | crumbs in my browser`),
      ...questionsIn(`
          everyone else has a window to accept, you have none, suspicious | no consent box, is
          that legal | where is the thing with accept all | a page without a cookie notice looks
          shady | are you hiding your cookies | other sites ask first, why not you | so what
          does the browser remember | which notes stay`),
      ...questionsIn(`
          my virus scanner asks what you put on my disk | is there any spying on this page |
          after my visit, what stays on the office computer | I refuse all cookies, what then do
          you do | does the page follow me elsewhere | cookie yes or no | the works council asks
          about trackers`),
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
          which law governs your terms | which court is responsible for disputes |
          what are you liable for | how much are you liable for |
          who is liable if your information is wrong | can I use your texts on my own website |
          can I quote from your website | where do I find the terms | in which state would a lawsuit be |
          what if your website gives wrong information | how much would you pay for damages |
          where are the legal terms | can I use your article in my presentation |
          what law applies if we argue | which state's law applies |
          are you liable for mistakes | how high is your liability | which court decides |
          can I reuse what you wrote | where is the legal stuff of the website`),
      ...questionsIn(`
          in which court would it end | the most you would have to pay | whose laws count |
          maximum compensation | legal dispute with you`),
      ...questionsIn(`
          liable if your chatbot is wrong | damages | lawsuit | arbitration | warranty of the site |
          california law | eu consumer | responsible for false information on the pages`),
      ...questionsIn(`
          where would we meet before a judge | up to which sum are you on the hook | legal venue |
          whose statute  | the small print, in short`),
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
      ...questionsIn(`
          how do I get into my area | my account is gone | do I need to enroll to read`),
    ],
    text: `Visitors have no accounts here: every public page is open, and the forms need none. For anything else, write to ${site.email}.`,
    href: urls.contact.path,
  },
  {
    questions: [
      "Who outside of your company receives my data?",
      "Who gets my details?",
      ...questionsIn(`
          do you trade addresses | who can look at my entry | is my mail passed on to advertisers | does my number go to partners |
          who on your side reads it | outside companies that get my data | will my address be sold on | marketing lists |
          what if you are bought by somebody | what happens with my data when the firm is merged | new owner of the company and my details |
          do other firms come to know my email | who all will have my phone number then | do you make money out of my contact details |
          are my details rented to somebody`),
      ...questionsIn(`
          takeover of your firm | acquired by a rival, what about my information |
  is my mail going to end up on a list`),
      ...questionsIn(`
          facebook or google get something from you? | data brokers | affiliates |
          mailchimp or hubspot behind it | subcontractors | your hosting company | leak to my competitors |
          telemarketing | spam calls after this`),
      ...questionsIn(`
          who else learns of it | do you hand it on | and nobody buys it? | will strangers ring me then |
          what does the firm that runs your machine see`),
      ...questionsIn(`a buyer of your firm, does he take over my file | you are sold, and my information with you? |
        if another company swallows yours`),
      ...questionsIn(`
          strangers call me since I filled in the form, did you give my number away | calls from
          people I do not know after leaving my phone | since I wrote to you I get unwanted
          calls | somebody bought my number from you? | you passed me on to telemarketers |
          where do these callers have my number from`),
      ...questionsIn(`
          is my lead sold to a call center | will an agency ring me | partner companies, do they
          get it | who is the third party | what if you go bankrupt, who gets my file | sister
          companies | my rival must not learn that I asked`),
    ],
    text: "We do not sell personal information. Those who deal with your request read it, and the companies that host our server or run our mail process it on our instructions. A client sees the profile of a talent only with consent. If our business is sold or merged, the successor has to honor the policy.",
    href: privacy,
  },
  {
    questions: [
      "What happens with my IP address?",
      ...questionsIn(`
          do you log ip addresses | is my ip stored | network address | what is in your server log | can you see where I am writing from |
          are requests logged | can you identify my computer | do you keep the address of my internet line | ip tracking | log files`),
      ...questionsIn(`
          and the number of my line? | does the machine note where I sit |
          is my address in the records of the server`),
      ...questionsIn(`
          I sit behind a VPN, do you care | can you tell which town I am in | do you note my
          connection | is my line stored with each click | the office network, is it in your
          records`),
    ],
    text: "To limit how often one sender can use the forms and the chat, the server holds network addresses for little more than a day at most. The request log holds neither your network address nor what a request contains.",
    href: privacy,
  },
  {
    questions: [
      "How do you count visitors?",
      "Do you respect Do Not Track?",
      ...questionsIn(`
          global privacy control | do you measure the traffic | how do you know how many people come | visitor statistics | opt out of counting |
          web statistics | my browser asks not to be tracked | analytics tool | is google watching along here | which page views do you see |
          how do you learn whether anybody reads this | is each visit registered | numbers about your visitors | dnt header`),
      ...questionsIn(`
          how do you notice visitors without cookies | does google know that I was here`),
      ...questionsIn(`
          am I a number in a chart | and if I only look around | a visit without a word, is it counted |
          what do you learn from my reading`),
      ...questionsIn(`
          which tool tells you how busy the site is | does my looking around end up in a
          statistic | I am only reading, do you notice | counted without consent? | you know
          your number of readers how`),
    ],
    text: `Unless we have switched it off, our server counts visits itself: sums for each day, without cookies and with nothing stored in your browser. A browser that sends Do Not Track or Global Privacy Control is not counted. ${site.analyticsProvider} is not loaded today.`,
    href: privacy,
  },
  {
    questions: [
      "Does this chat go to OpenAI?",
      "Is a language model used in this chat?",
      ...questionsIn(`
          is my question sent to another company | do other companies read this chat | does some ai firm get my words | who processes my chat messages |
          do you pass the chat on | are my words used to train an ai | does it leave your server | which outside service answers here |
          is what I type given to google or microsoft | third parties behind the chat`),
      ...questionsIn(`
          does openai see it | anthropic or google behind the window`),
      ...questionsIn(`
          who else reads what I ask you | does it go to some model in California |
          and then it belongs to a tech giant?`),
      ...questionsIn(`which vendor of AI is connected to this window | our compliance wants to know what sits behind
        the bot | does the operator of the model learn who I am | would they receive my name | how long
        does the outside company keep my words | is the assistant linked to an external service`),
      ...questionsIn(`
          does my question travel to an AI company | is ChatGPT hidden in here | which brain
          answers me | our rules forbid foreign AI, where do my words go | are you run by
          Microsoft | my text goes to whom`),
    ],
    text: "The server answers the message itself, has a language model answer it, or relays it to an automation service. Where another company runs the model, it gets your message, the last ones before it with their answers, and fitting texts of this website: no name, no address and no session id. What it receives, it keeps by its own rules.",
    href: privacy,
  },
  {
    questions: [
      "How fast do you answer a privacy request?",
      "Where can I complain about how you treat my data?",
      ...questionsIn(`
          deadline for a data request | how many days do you have to respond under gdpr | what if you ignore my request |
          complain to the data protection authority | not satisfied with your answer about my data | regulator | supervisory authority |
          whom do I turn to when you do not delete it | must you react within a month | time limit for giving me my data |
          who watches over your privacy | attorney general`),
      ...questionsIn(`
          you did not react to my wish for a copy | who is above you in such things |
          and who do I go to with that at home | an office that watches over you | by when do I have it`),
      ...questionsIn(`
          by which day will I hear | how many days till you reply to my data request | when do
          you react to it | how long until I get the copy | is there a deadline for you`),
      ...questionsIn(`
          I asked two weeks ago for my file and heard nothing | who can force you | whom do I
          inform if you drag your feet | the watchdog for such things | must it be within thirty
          days | ombudsman`),
    ],
    text: `We answer a request within the time that the law sets where you live; write to ${site.email}. If our answer does not satisfy you, ask us to review it. You may also complain to the data protection authority where you live, which in Texas is the Attorney General.`,
    href: privacy,
  },
  {
    questions: [
      "Since when is the privacy policy valid?",
      "Do you announce changes of the terms?",
      ...questionsIn(`
          date of the terms | last updated | how current is this policy | what if the terms change | notice of changes | version of the policy |
          when did you last change the rules | will I hear about new terms | effective date | is that the newest privacy policy |
          can you change the conditions overnight | since when does that hold | from which year is the cookie policy`),
      ...questionsIn(`
           age of this document | when was the policy written`),
      ...questionsIn(`
          effective since when |  old version | amended`),
      ...questionsIn(`
          since which day does this text hold | and if you rewrite it? | will I be told about it before |
          how old are these rules`),
      ...questionsIn(`could you rewrite the conditions without telling me | do I get notice before the rules are
        different | secret changes to your terms | what if you slip in a new clause | will the text be
        altered quietly | how much warning before new conditions`),
      ...questionsIn(`
          which edition of the policy am I reading | newest date on these rules | did you touch
          it lately | was it different when I signed up`),
    ],
    text: `The privacy policy is of ${privacyPolicy.effectiveDate.text}, the terms of service are of ${termsOfService.effectiveDate.text}. Changes of the terms are announced on their page at least 30 days before they apply.`,
    href: urls.termsOfService.path,
  },
  {
    questions: [
      "May I republish an article of yours?",
      ...questionsIn(`
          copy a page to my blog | use your drawings in my slides | can I translate and publish it | how much may I quote | may I link to you |
          print it for my class | copyright of your texts | put your whole post on our intranet | share a passage on linkedin |
          is a short quotation fine | cite you in my paper | use one of your posts word for word`),
      ...questionsIn(`
          reblog | repost | syndicate |  blog about your blog`),
      ...questionsIn(`
          for my students | handout | classroom | translate for my magazine | screenshot |
          podcast reads your article | republishing rights | license of your pictures`),
      ...questionsIn(`
          may our staff page carry one of your texts | on paper for me alone, fine? |
          a chapter in our newsletter | and with your name beneath it |
          can I pin it on the board at work`),
      ...questionsIn(`can another school use your contract text | copy your legal text for my own business | use your
        terms as a template | take over wording from your pages | may I borrow the text of a page for
        my company`),
      ...questionsIn(
        `download an article | can I save a post as pdf | get the backup article on paper | print your article for the train | a pdf of the text | offline copy of a blog post | may our trade journal reprint a whole text | reprint your post in a magazine of our association | permission to publish your article in our paper | our club wants to print one of your pieces | save the post to read later | reprint an article in our club magazine`,
      ),
    ],
    text: "You may read, link and print pages for your own use, and quote them with a reference to the source. Any other use needs our written consent.",
    href: urls.termsOfService.path,
  },
  {
    questions: [
      "May I scrape your website?",
      "What is forbidden on this website?",
      ...questionsIn(`
          crawler | run a bot against your pages | download the whole website | automated requests | load test your site |
          pentest your server | rules for using the site | harvest your pages for my own ai | what may I not do here | hammer your server |
          can you lock me out | collect all of your texts by program`),
      ...questionsIn(`
          crawl | let a spider loose on your pages | fetch all pages with python | wget `),
      ...questionsIn(`
          hackathon on your site | bug bounty | vulnerability scan | copy your design |
          fake name in the form | spam through the form | reverse engineer`),
      ...questionsIn(`
          and if I test your lock`),
    ],
    text: "Use the site lawfully and fairly. Among other things, do not load the server with automated requests so that others are hindered, try to get around a limit or a security measure, or copy the site to pass it off as yours. We may block access for anyone who does.",
    href: urls.termsOfService.path,
  },
  {
    questions: [
      "Can I send you confidential documents through the form?",
      ...questionsIn(`
          attach secret papers | is it fine to describe our trade secrets here | may I paste customer data into the chat |
          upload sensitive files | is the form safe for secrets | can I write my card number in this chat | health data in the chat |
          before I show you our drawings, is that protected | internal figures in my message | send you our passwords`),
      ...questionsIn(`
          client list | blueprints | salaries of our people | recipe of our product | draft contract |
          patient file | send you a database dump`),
      ...questionsIn(`
          I wrote about my operation, hm | should I have kept that to myself |
          is it wise to write my number of the card | and our plans, may I put them in there |
          what had I better not type`),
      ...questionsIn(`
          may I paste cases of our patients | real customer records as an example |
          can I put medical details into the message | attach a few true cases so that you see it |
          put account numbers of clients in the form | health records in the chat |
          sample data in the form`),
      ...questionsIn(`
          I mentioned a diagnosis above | oops, I wrote a patient's name here | I have just
          typed something medical | told you about an illness before | what about the health
          stuff that I wrote a minute ago | I should not have named my client`),
      ...questionsIn(`
          our plans are not public yet, what may I write | NDA first? | is it fine to attach a
          payroll list | my blood pressure and so on, better not? | I would show you a contract,
          is this the place | secret project, how do I begin`),
    ],
    text: "Please share confidential material only after we have agreed on how it is protected, and leave passwords, card numbers and health data out of forms and chat messages.",
    href: urls.termsOfService.path,
  },
  {
    questions: [
      "How are form entries protected?",
      ...questionsIn(`
          can strangers read the form entries | who can open your database | is your website secure | what if you get hacked, is my entry safe |
          security of what I send | are the entries locked away | how do you guard what people type in | who has the password to it |
          data breach`),
      ...questionsIn(`
          is my form entry encrypted | hashing | ssl certificate of the page`),
      ...questionsIn(`
          and is that safe | can my neighbor look it up `),
      ...questionsIn(`which of your people see what is entered in the forms | who is able to open what I sent you |
        access to the entries, who has it | can everyone at your firm read my form | where do entries
        land and who opens them | is there somebody who sees my submission | how many people have
        access to what visitors send`),
      ...questionsIn(`how is the password of the admin stored | administrator credentials | is the login of your
        staff protected against guessing | what secures the dashboard`),
      ...questionsIn(`
          is there a lock on what I entered | could a hacker read my request | which safeguards
          are there for entries | who holds the key to the entries | was there ever a leak that
          shows my form | how safe is it with you`),
    ],
    text: "Form entries and enrollment requests cannot be fetched from the public part of the site: the administrator sees them after sign-in, the password is stored as a hash, and sign-in attempts are limited. No system is free of risk, so please leave passwords, card numbers and health data out of forms and chat messages.",
    href: privacy,
  },
  {
    questions: [
      "Do you know how I came to your website?",
      ...questionsIn(`
          which page sent me to you | do you see that I clicked on an advertisement | utm parameters | referrer | campaign tags |
          do you notice that I come from google | an ad on facebook brought me here, is that noted | click ids | what do you know if I only look |
          the link I followed, do you see it | do you record where I was before | and if I send nothing | is that passed on when I write to you`),
      ...questionsIn(`
          I came by a link in a newsletter, does that show | does the LinkedIn post that I
          clicked tell you something | my path to you, is it noted | QR code on a flyer, do you
          see that | what do you learn from the link I used`),
    ],
    text: "Your browser notes, in this tab only, the first page you opened, the website that led you to it and the campaign parameters of its address. If you send a form, this note goes along and is kept with it. If you send none, it is gone with the tab.",
    href: privacy,
  },
  {
    questions: [
      "Does the site work if I block cookies?",
      ...questionsIn(`
          I have forbidden everything in my browser | does a private window help | browsing in secret mode | can I read you without any storage |
          what do I lose when I switch all of that off | safari blocks it all, will it still open | how do I get rid of what is saved |
          delete what the page has left | and in a private tab | clear the site data | with cookies refused, can I go on reading`),
      ...questionsIn(`
          the office browser forbids storage, can I still read | how can I clear what is left of
          my visit | incognito | nothing may be saved here, does it run | sweep away your traces
          from my computer`),
    ],
    text: "Every common browser can show, delete and block cookies and site data, and a private window discards them as soon as it is closed. If you block everything, the public pages stay readable, but you may lose your place when you go back.",
    href: urls.cookiePolicy.path,
  },
  {
    questions: [
      "Do you build advertising profiles?",
      ...questionsIn(`
          will banners follow me now | retargeting | do I get adverts after this visit | personalized ads | are you going to advertise to me |
          shall I see your name on every page from now on | is what I read used for marketing | remarketing list | and ads?`),
      ...questionsIn(`
          tomorrow my phone is full of your ads? | I don't want to be a target group | am I
          sorted into some category | lookalike audience | do you feed my clicks to Facebook`),
    ],
    text: "We do not build advertising profiles from any of it, and we do not sell personal information.",
    href: privacy,
  },
  {
    questions: [
      "What do you log when I open a page?",
      ...questionsIn(`
          which lines does a request leave on your machine | what is written down about each request | contents of the server log | access log |
          what does your machine remember of my visit | is every click written down | what stands in the log file | and in the log, what is there of me`),
      ...questionsIn(`
          technical records of a visit | what is in there when I call up a page | do you note
          the hour of my visit | server protocol`),
    ],
    text: "The server notes the time, the method, the path and the status of a request, how long its answer took, and a number that it gives to the request. It logs neither your network address nor what a request contains.",
    href: privacy,
  },
  {
    questions: [
      "Which rights do consumers in other countries keep?",
      ...questionsIn(`
          I am a private customer in Spain, do I have to sue in Texas | does the law of my own country protect me | consumer protection at home |
          and if I live in Europe | a buyer in Canada, whose rules help him | do I lose my rights as a consumer | mandatory rights where I live |
          one clause is invalid, what about the rest | is that valid for people in the EU`),
    ],
    text: "Consumers keep the rights that mandatory law gives them where they live. Otherwise the laws of the State of Texas govern the terms. If one clause turns out to be invalid, this does not affect any of the others.",
    href: urls.termsOfService.path,
  },
  {
    questions: [
      "What happens to spam in your forms?",
      ...questionsIn(`
          could my request be thrown away as spam | false positives of your filter | do you delete messages that look automatic | honeypot |
          what if you think I am a bot | is my letter lost if a machine finds it odd | does somebody check what was filtered out |
          junk folder | I wrote three times in a row, was it blocked`),
      ...questionsIn(`I pressed send several times by mistake, is my enrollment lost | the same form from me three
        times, do you throw it out | sent it twice by accident | does your filter block an enrollment
        that comes more than once | too many submissions from my side`),
      ...questionsIn(`
          did my message land in the trash | I typed it by copy and paste, does your filter mind
          | how do you tell a robot from me | suspicious entries, where do they go`),
    ],
    text: "What looks as if a program had sent it, because it comes too often or fills in a field that people do not see, is kept aside and deleted after 30 days, unless one of us sees that it is a person’s.",
    href: privacy,
  },
  {
    questions: [
      "Are the pages of your website a binding offer?",
      ...questionsIn(`
          does what stands here bind you | can I insist on what your page says | is the website legally an offer |
          are you bound by your web pages | which document binds you in the end | what if the contract says something else than the site |
          which prevails, the agreement or the terms | terms against contract, what comes first |
          is there a separate contract for services`),
    ],
    text: "The pages are information and an invitation to talk to us, but not a binding offer. Services and talent engagements begin under a separate written agreement, and where it and the terms disagree, the agreement takes precedence.",
    href: urls.termsOfService.path,
  },
  {
    questions: [
      "Does it bind my company if an employee accepts the terms?",
      ...questionsIn(`
          may an assistant agree for the firm | who is allowed to accept for a company | I act for my employer here | our intern accepted it, does that count |
          am I authorized to sign that for my boss | a student worker agreed in our name | power to bind the company`),
    ],
    text: "If you act for a company, you confirm that you are authorized to bind it. Services and talent engagements begin only under a separate written agreement.",
    href: urls.termsOfService.path,
  },
  {
    questions: [
      "Do you transfer data outside of the EU?",
      "International transfers",
      ...questionsIn(`
          safeguards for a transfer to another country | are there SCCs in place | adequacy and third countries |
          I write from Europe, does my information cross the ocean | contractual safeguards with your providers |
          standard clauses of the EU | cross-border data flow | export of personal data | do you keep what Germans send in Germany |
          which protection is there when data goes to America | data processed outside my country |
          is the law on privacy the same where you are | schrems`),
      ...questionsIn(`
          I am Spanish, do my data go over the ocean | my datas in America? | from Rome, where
          is it stored | goes my information to USA | I live in France, is it sent to Texas |
          leaves it Europe`),
      ...questionsIn(`
          which continent are your machines on | my data protection colleague asks about third
          countries | does my form cross a border | from Zurich to where`),
    ],
    text: "We are based in the United States and read your messages there, so information from another country is transferred to the United States, whose privacy law may differ. Where your law requires safeguards for such a transfer, for example standard contractual clauses, we put them in place with the provider concerned.",
    href: privacy,
  },
  {
    questions: [
      "What is your legal basis for processing data?",
      "Legal basis",
      ...questionsIn(`
          on what ground do you process personal data | legitimate interest or consent | article 6 | why are you allowed to keep what I typed |
          lawful basis of the forms | do you rely on consent | can I withdraw my consent | what gives you the right to use my details |
          I no longer agree to what I agreed to | purpose and ground of the processing | which legal ground for a contact form`),
      ...questionsIn(`
          on which article do you base it | who allowed you to keep that | I take back my yes |
          consent or contract`),
    ],
    text: "Where the law requires a legal basis, ours is the request or contract with you, our legitimate interest in a working and secure website, a legal duty, or a consent that you gave and may withdraw.",
    href: privacy,
  },
  {
    questions: [
      "What do you use my data for?",
      "Purposes of the processing",
      ...questionsIn(`
          what for do you need all that | why do you keep what I send | to what end is it stored | for which purposes do you use information |
          what is done with a message once it has come | do you use what I type to train models | is what I write here fed to a machine that learns |
          would you put my words to another use | a new use of old entries | will you ask me before you use it for something else`),
      ...questionsIn(`
          and what good is that to you | why all those questions in the form | what do my
          details serve | does a machine learn from my text | reason for storing it`),
    ],
    text: "We use it to answer your request and prepare an offer if you asked for one, to handle your enrollment or your place in the talent network, to reply in the chat and add answers that it lacks, to see what leads people to us, to keep the site available and stop abuse, and to meet legal duties. If a change would put information that you have already given us to a new use, we ask you first.",
    href: privacy,
  },
  {
    questions: [
      "Are your answers binding?",
      "Is a price in the chat a promise?",
      ...questionsIn(`
          can I hold you to what the chat said | may I rely on what you just wrote | is that an offer or only information | you named a sum, does it count |
          do I have that in writing now | will you stand by this quote | is the website a binding offer | the bot promised me something |
          does your word count legally | the robot said so, is it valid | a screenshot of this chat as evidence`),
    ],
    text: `${site.assistant} can be wrong or out of date: its replies are not advice, an offer or a promise from us, so ask us to confirm anything you want to rely on. The pages are information and an invitation to talk to us, but not a binding offer.`,
    href: urls.termsOfService.path,
  },
  {
    questions: [
      "Do we sign a contract before a project begins?",
      "Is there a written agreement for services?",
      ...questionsIn(`
          is something signed before the work starts | what kind of contract do you use with companies | statement of work |
          will there be paperwork before anybody builds | when are we bound | can we use our own contract template | do we commit by asking |
          paper first, then work? | does the job start with a handshake or a document | what regulates our cooperation | non-disclosure before we begin`),
    ],
    text: "Services and talent engagements begin under a separate written agreement, and where it and the terms of the website disagree, it takes precedence. You get a first step with its scope, its price and its duration, and decide whether to take it. Please share confidential material only after we have agreed on how it is protected.",
    href: urls.termsOfService.path,
  },
  {
    questions: [
      "Do you give data to the authorities?",
      ...questionsIn(`
          do the police get my file | a court orders you to hand over my messages | subpoena | does the government see what I send |
          law enforcement request | would you tell the tax office about me | disclosure to courts and lawyers`),
      ...questionsIn(`
          if the FBI knocks | immigration office, could they get my form | my divorce lawyer
          wants it from you | would you hand it to a judge`),
    ],
    text: "Authorities, courts or advisors may receive personal information as far as the law requires it or a legal claim has to be settled. We do not sell it.",
    href: privacy,
  },
  {
    questions: [
      "Do your payment or form providers set cookies?",
      "Cookies of third parties",
      ...questionsIn(`
          does the page where I enter the card put something on my machine | cookies at the checkout of another company | third party cookies |
          what does an outside form store in my browser | once I leave for the payment page, am I tracked there | pictures from other hosts |
          does the company that takes the money use cookies | frames of other providers in your pages | links to social networks and their cookies`),
      ...questionsIn(`
          and the page where my card goes in | YouTube or LinkedIn icons, do they plant
          something | embedded stuff from elsewhere | another firm's cookie through you`),
    ],
    text: "The hosted checkout page of a card payment provider is a different website and sets its own cookies. A form provider, if we use one, may set cookies of its own and write entries to browser storage. A picture in an article may come from another host, and the sites that we link to have their own cookies.",
    href: urls.cookiePolicy.path,
  },
  {
    questions: [
      "Which entries does the site write to sessionStorage?",
      "What is the key source in my browser?",
      ...questionsIn(`
          I see an entry in developer tools, what is it for | names of the storage keys | react-router-scroll-positions | remix-router-transitions |
          a key named partner | what is the entry stopped | which keys are in the storage of my tab | when are these entries gone |
          what do the storage entries contain | inspect the storage of the page | localStorage of visitors`),
      ...questionsIn(`
          how long do these entries stay | how long is it in my browser | gone with the tab? |
          until I close it? | something must be left in my browser, what | the names of what you
          leave in my tab`),
      ...questionsIn(`
          what is that source thing in my tab | our security team found keys in the storage | a
          list of what is put in there | is localStorage touched`),
    ],
    text: "In sessionStorage there are, until the tab is closed: partner (that you pressed Partner with Us), react-router-scroll-positions (how far you had scrolled), remix-router-transitions (which pages faded into each other), source (how you came here, with campaign parameters), stopped (moving parts you stopped) and typed:… (what you typed into a form and have not sent). Entries in localStorage are only in the administrator’s browser.",
    href: urls.cookiePolicy.path,
  },
  {
    questions: [
      "May I send you advertising through the form?",
      ...questionsIn(`
          can I pitch our product in the chat | I want to offer you search engine work | may I leave a sales offer here |
          we sell leads, where do I put our brochure | put our promotion into your contact form |
          do you accept unsolicited offers | advertise my agency to you | cold pitch through the website`),
    ],
    text: "The terms ask you not to send advertising, malware or unlawful content through a form or the chat.",
    href: urls.termsOfService.path,
  },
];
