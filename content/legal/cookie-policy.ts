import { site } from "../site.ts";
import type { LegalPage } from "./types.ts";

export const cookiePolicy: LegalPage = {
  meta: {
    title: "Cookie Policy",
    description: `Every cookie and browser storage entry of the ${site.name} website by name: what each is for, who gets it, and how long it stays.`,
  },
  hero: {
    title: "Cookie Policy",
    lead: "This site sets no cookies for its visitors. The only two it has belong to the administrator, and this page names both of them, together with everything that is put into your browser’s storage.",
  },
  effectiveDate: { text: "May 29, 2025", day: "2025-05-29" },
  sections: [
    {
      id: "what-cookies-are",
      title: "What cookies and browser storage are",
      blocks: [
        {
          kind: "paragraph",
          text: "A cookie is a short text that a website asks your browser to keep and to send back with later requests. A session cookie is deleted when the browser session ends, whereas a persistent one has an expiration date.",
        },
        {
          kind: "paragraph",
          text: "Browser storage is similar, but its entries stay in the browser and are not sent along with requests. What is in sessionStorage lasts as long as the tab, and what is in localStorage lasts until something deletes it.",
        },
      ],
    },
    {
      id: "cookies-for-visitors",
      title: "Cookies for visitors: none",
      blocks: [
        {
          kind: "paragraph",
          text: "Reading pages, sending one of our own forms and using the chat set no cookie, but the site does write to your browser’s storage, as listed under “Functional cookies and storage”.",
        },
      ],
    },
    {
      id: "essential-cookies",
      title: "Essential cookies",
      blocks: [
        {
          kind: "paragraph",
          text: "The administrator’s area cannot work without a sign-in, which is why these two cookies are set for the administrator at sign-in, and for nobody else:",
        },
        {
          kind: "list",
          terms: "keys",
          items: [
            "session: identifies the administrator’s sign-in to the server. It is httpOnly, so scripts cannot read it, and lasts up to 7 days from when the dashboard was last opened. The sign-in that it stands for ends 12 hours after it was last used, and after 7 days in any case.",
            "session.sig: the signature that shows whether the first was tampered with. Its protection and its duration are the same.",
          ],
        },
        {
          kind: "paragraph",
          text: "When the site is served over https, their names are __Host-session and __Host-session.sig.",
        },
      ],
    },
    {
      id: "functional-cookies",
      title: "Functional cookies and storage",
      blocks: [
        {
          kind: "paragraph",
          text: "There are no functional cookies, because the site writes the following entries to browser storage instead. In any visitor’s browser:",
        },
        {
          kind: "list",
          terms: "keys",
          items: [
            "partner (sessionStorage): a flag that you pressed Partner with Us on another page. It is removed once the home page has scrolled to the partnership form.",
            "react-router-scroll-positions (sessionStorage): how far you had scrolled, so that going back returns you to the same place.",
            "remix-router-transitions (sessionStorage): which pages faded into each other, so that going back fades the same way.",
            "source (sessionStorage): how you came to this site, kept so that we learn what leads people to us: the path of the first page you opened, the name of the website that led you there (never the page’s whole address), and what that first page’s address said in utm_source, utm_medium, utm_campaign, utm_term and utm_content, and in gclid, msclkid or fbclid. It is sent to us with a form, and its utm parameters to a form or payment provider, as “Third parties” says.",
            "stopped (sessionStorage): which slides or passing words you stopped from moving by themselves, so that they stay still.",
            "typed:… (sessionStorage): what you typed into one of our own forms and have not sent yet, kept so that a look at another page does not cost you your words; passwords are never kept. Every such key begins with “typed:” and goes on with the form’s address.",
          ],
        },
        { kind: "paragraph", text: "In the administrator’s browser only:" },
        {
          kind: "list",
          terms: "keys",
          items: [
            "user (localStorage): the name to display after sign-in. It gives no access to anything.",
            "toast (sessionStorage): what the dashboard says on the page that Logout leads to. It is removed once it is shown.",
            "leadKeys (localStorage): that the keys of the list of leads are switched off.",
            "draft:… (localStorage): unsaved text from the article editor, kept so that it is not lost. Every such key begins with “draft:”.",
            "unsaved:… (localStorage): a short code of the unsaved text that our server has, by which the editor sees whether another device has changed it. Every such key begins with “unsaved:”.",
          ],
        },
        {
          kind: "paragraph",
          text: `The conversation with ${site.assistant} and its session id are in none of these entries, since they exist only in the memory of the open page.`,
        },
      ],
    },
    {
      id: "analytics-cookies",
      title: "Analytics cookies",
      blocks: [
        {
          kind: "paragraph",
          text: "Unless we have switched that off, we count visits ourselves, which needs no cookie and stores nothing in your browser. The privacy policy explains how it works, and that browsers which send Do Not Track or Global Privacy Control are left out.",
        },
        {
          kind: "paragraph",
          text: `This installation loads no web analytics today and sets no analytics cookies, although ${site.analyticsProvider} is a provider that may be used. If we switch it on, we will list its cookies here beforehand and ask for your consent where the law requires it.`,
        },
      ],
    },
    {
      id: "third-parties",
      title: "Third parties",
      blocks: [
        {
          kind: "paragraph",
          text: "Typefaces, scripts and drawings come from our own server, and other companies are involved only in these cases:",
        },
        {
          kind: "list",
          terms: "words",
          items: [
            "Forms: if we use a form provider, its frame and its script are loaded on pages that have a form. The provider may then set cookies of its own, and its script may write entries to this site’s browser storage, including contact details you entered. What the provider does is subject to its own policy. The address of its frame carries the utm parameters of your “source” entry, where there are any.",
            "Payments: the hosted checkout page of a card payment provider is a different website and sets its own cookies. If you go there, its address carries the utm parameters of your “source” entry, where there are any.",
            "Pictures: an article may show a picture from another host, which your browser then asks for it.",
            "Links: a social network or another site you follow a link to has its own cookies.",
          ],
        },
      ],
    },
    {
      id: "duration",
      title: "How long they last",
      blocks: [
        {
          kind: "list",
          terms: "words",
          items: [
            "The administrator’s cookies: up to 7 days from when the dashboard was last opened, or until sign-out.",
            "sessionStorage entries: until the tab is closed, the partner flag only until it has been used, and what you typed only until it has been sent. A tab that you duplicate or open again has a copy of them.",
            "localStorage entries of the administrator: the name until sign-out, the choice about keys until they are switched on again, a draft and its code until it is saved, discarded or cleared in the browser.",
            "Analytics cookies, if they are ever switched on: persistent cookies of this kind typically last 1–2 years.",
          ],
        },
      ],
    },
    {
      id: "browser-controls",
      title: "Controls in your browser",
      blocks: [
        {
          kind: "paragraph",
          text: "Every common browser can show, delete and block cookies and site data; look in its privacy settings for “cookies” or “site data”. A private window discards both of them as soon as it is closed.",
        },
        {
          kind: "paragraph",
          text: "If you block everything, the public pages stay readable, but you may lose your place when you go back, and the administrator cannot sign in without cookies.",
        },
      ],
    },
    {
      id: "changes-and-contact",
      title: "Changes and contact",
      blocks: [
        {
          kind: "paragraph",
          text: "Any additional cookie or storage entry is described on this page before it is used. For questions, contact us:",
        },
        {
          kind: "list",
          terms: "words",
          items: [
            `Email: ${site.email}`,
            `Phone: ${site.phone}`,
            `Mail: ${site.name}, ${site.address.street}, ${site.address.city}, ${site.address.state} ${site.address.zip}`,
          ],
        },
      ],
    },
  ],
};
