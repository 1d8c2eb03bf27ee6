// Words of spam and of customers, in small letters. Within a group they say the same in other words. A group may grow:
// `tests/unit/suspicion.test.ts` measures what becomes of the messages that are known, and of those that are not.

/** The receiver's own business, which is no business of a customer. */
const yourBusiness = [
  /(?<!\b(?:on|from|through|at|via|in|visited|saw|found|read|of) )\byour (?:own |\w+ )?(?:web\W?site|web\W?page|site|domain|blog|home\W?page|business|brand|niche|industry|listing|sales|rankings?|google|page speed|channel|visitors|clients|trademark|instagram|youtube|account|mailbox|wallet|region|store|url|requirements?|competitors|hosting?|host|organi[sz]ation)\b/,
  /(?:on|to|for) your (?:web\W?site|site|blog|business)\b|(?:companies|businesses) like yours/,
  /i(?:hre|hrer) (?:webseite|region|firma)|votre (?:site|entreprise)|su (?:empresa|negocio)/,
];

/** What is done for everybody. */
const doneForYou = [
  /\b(?:we|i|our (?:\w+|\w+ \w+))(?:'d| can| could| will|'ll| actually| are| am|'m| have)? ?(?:be happy to |happy to |like to |love to |glad to )?(?:offer|provide|help (?:you|your|companies|businesses|it)|can help|get you|create|deliver|redesign|design|fix|boost|write (?:and|blogs)|specialize|sell|bring|make available|rank|place|drive|lower|increase|recover|run an?|gain|puts?|buy|builds?|covers?|assure|makes?|supply|publish|refinance|repair|reach|serve|noticed|pay \$|would contribute|look forward|do (?:video|seo|web|on page|geo))\b/,
  /we have (?:\d+|a (?:team|network|list|verified))|wir (?:liefern|bieten|bringen|vergeben)/,
  /nous (?:créons|proposons)|ofrecemos|hacemos|предлагаем|on behalf of|(?:my|our) (?:team|network) of/,
  /we are (?:an? |the )?(?:[\w-]+ ){0,4}(?:agency|company|firm|partners|bank)/,
  /i am a (?:[\w-]+ ){0,3}(?:expert|specialist|designer|director|marketer|banker)\b/,
];

/** Another way to answer than the one that was asked for. */
const otherWays = [
  /whats\W?app|telegram|телеграм|\bskype\b|\bsignal:|微信|(?:private|personal|direct) e?mail|only to my/,
  /text (?:us|me|yes)\b/,
];

/** Prices, which a customer does not name. */
const prices = [
  /[$€£]\s?\d|\d\s?(?:usd|dollars|euros?|руб|btc|%)|\bfree\b|discount|\bpromo\b|cheap|low cost/,
  /affordable|reasonable|\bprices?\b|\bcosts?\b|\bfees?\b|half price|no charge|\bsave\b|\boffers?\b/,
  /бесплатн|недорого|цен[аы]|вложений|kostenlos|gratuit|gratis|sin costo|prix|bonus|бонус/,
];

const praise = [
  /guarantee|garanti|гарант|money back|\bbest\b|\btop\b|quality|100 ?%|100x|unlimited/,
  /no (?:bots|exams|risk|experience|contract|collateral|credit|prescription|fees)/,
  /without (?:a )?(?:prescription|exams|penalt)|zero |анонимно|официально|лучш|verified|\breal\b/,
  /trusted|trust me|proven|professional|expert|leading|safely|easy|licensed|insured|certified/,
  /full support|\bcustom\b|genuine|secret|incredible|amazing|perfect|beautiful|great post/,
  /really works?|sin (?:aval|experiencia)|ohne (?:schufa|einzahlung)/,
  /без (?:отказа|вложений|посредников)|meilleur|rapide|быстр|wholesale|stealth|original|#1|first page/,
  /page one|page 1/,
];

const promises = [
  /increas|improv|\bgrow|conver(?:t|sion)|more (?:customers|clients|sales)|market share|\bsales\b/,
  /profit|\bearn|income|revenue|traffic|\branks?\b|ranking|\bleads\b|marketing|advertis|\bads\b/,
  /followers|subscribers|funding|financing|investment|approved|approvals?\b|заработ|выигр|dinero/,
  /abonn/,
];

const haste = [
  /\btoday\b|\btomorrow\b|instant|in (?:just |under )?\d+ (?:days|hours|minutes|seconds|second)\b/,
  /within (?:\d+ )?(?:days|hours|weeks)|\d+ (?:hours|minutes)\b|24\/7|only (?:for|this)|limited/,
  /act (?:now|quickly|fast)|before (?:it|friday|midnight|monday)|urgent|attention|expires?\b|same day/,
  /\bnow\b|срочн|круглосуточно|в день|al día|pro tag|fast\b/,
];

/** What to do now. */
const calls = [
  /\b(?:try|get|buy|order|claim|withdraw|register|join|compare|visit|boost|grow|earn|make your|transfer|invest|see our|fix it|sign up|apply|play|pay|reply|book|start|switch|read|check out|submit|meet|grab|enjoy|click)\b[^.?!]*(?:\b(?:now|here|today|free|your|it|our|my|quotes|money|cash|yes|or|at|from|the)\b|https?:|[$€£])/,
  /contact (?:us|me|his|her)\b|call (?:us|\d)|get back to|write back|waiting for your/,
  /let (?:me|us) know|let's (?:schedule|talk)|kindly|звоните|пишите|заходи|играй|подробн|solicita/,
  /regístrate|achetez|contactez|kontakt per|écrivez|escríbeme|联系/,
];

/** How it begins and ends. */
const opening = [
  /(?:can|may|shall|should|could) (?:i|we) (?:send|share|show|call|resend|have)|interested/,
  /would you (?:like|be interested)|want (?:me to|the)|are you (?:taking|open|looking|still)|have you/,
  /do you (?:accept|need|want|sell|still|have any)|open to (?:a|it)|looking to|sie suchen|tired of/,
  /did you know|don't (?:let|miss)|dürfen wir|souhaitez|êtes-vous|benötigen sie|le envío|rückruf/,
  /dear (?:sir|manager|site owner|website owner|ceo|friend)|^sir\b|hope you are|reaching out/,
  /i noticed|i came across|(?:visited|checking|checked|reviewed|scanned) your|quick question/,
  /following up|shall we|time for a call|(?:lovely|nice|great|good) (?:site|website|post|page)/,
  /do you know that|give me|would you be open|loved it|is your (?:company|website|business)/,
];

/** What people say who sell to everybody, by what they say. Each is innocent alone. */
export const sellerTalk = [
  yourBusiness,
  doneForYou,
  otherWays,
  prices,
  praise,
  promises,
  haste,
  calls,
  opening,
];

/** Of these, what speaks to everybody who has a site. */
export const addressing = [yourBusiness, doneForYou];

/** What people say who want something from the company. */
export const customerTalk = [
  /\b(?:we|i|and)(?:'d| would)? (?:need|want|would like|like to know|are looking|am looking|look for|plan|tried|hope (?:to|that)|saw|wanted|wonder)\b(?! to (?:advertise|buy|let you|offer|publish|provide|share|place|work on|register|sell|donate|instead|introduce|reach|ask if you)| you)/,
  /\bneed (?:help|a quote|somebody)/,
  /\b(?:can|could|would|will|do|does|did|is|are|have) (?:you|your(?! (?:database|data))|it|there|this|that|the|one|somebody|anybody)\b(?! (?:accept|need|want|sell|taking|looking for (?:more|new)|open|interested|aware|still|ready|sure|getting|converting|send (?:me|us) your|share|know that|be interested|like|have any|struggling|losing|tired|missing|phone|price|best|web\W?site|site|hosting|budget|right contact))/,
  /\b(?:how|when|where|which|who|whom|why) (?:much|many|long|do|does|is|are|can|could|would|to|should|did|must|have|often|big|soon)\b(?! (?:you charge|for one|handles))/,
  /what (?:does|do|is the|are the|kind)\b(?! (?:we))/,
  /(?:send|give|tell) (?:me|us)\b(?! your)/,
  /\b(?:we|i) (?:get|use|run|lost|met|miss|pay|lack|bought|paid|registered|teach|received)\b(?! (?:you|companies|businesses))/,
  /\bbudget|\bmy (?:company|team(?! of)|boss|manager|clients|colleague|son|daughter)\b/,
  /\bour (?:\w+ ){0,2}(?:hotel|clinic|office|firm|bank|school|process|data|guests|patients|members|users|callers|staff|employees|people)\b/,
  /for our (?:\w+ ){0,4}team/,
  /\b(?:do|does|happens) today\b/,
  /call me|\bcan i (?:make|pay|get|do|use|take|start|join|come|book|choose)\b/,
  /clients (?:ask|want|need)|please (?:call|tell|confirm|see|help|delete|advise)/,
  /(?:are|is|was) (?:also |only |still )?looking for|(?:^|[.!?] )looking for/,
  /\byour (?:\w+ ){0,3}(?:course|training|webinar|class|program|certificate|engineers|specialists|chatbots?|agents)\b/,
  /\bone of your\b|\byour ai\b/,
  /wir (?:suchen|möchten|brauchen|hätten)|ich (?:möchte|suche|hätte|bin auf)|(?:können|könnten|haben|bieten) sie/,
  /gibt es|wie (?:viel|lange)|gesucht|bitte (?:um|angebot)|geht auch/,
  /nous (?:cherchons|voulons|aimerions|serions)|je (?:voudrais|cherche|suis|souhaite)|j'ai|(?:pouvez|proposez|avez)-vous|combien/,
  /quisiera|quiero|necesit|buscamos|busco|me gustaría|tienen|tenemos|cu[aá]nto|gostaria|preciso|quanto|temos/,
  /можно|подскажите|хочу|хотел|нуж(?:ен|на|но|ны)|сколько|есть ли|у нас|интересует|когда|курс|проверьте/,
];

/** What customers of this company are about, and sellers hardly. */
export const companyTopics = [
  /\b(?:webinars?|wait ?list|courses?|class(?:es)?|lessons?|agreement|certificates?|pilot|rfp|tender|rates?|hir(?:e|ing)|w2|intern(?:s|ship)?|enroll\w*|404)\b/,
];

/** Services that sellers offer to every site. */
export const trades = [
  /\bseo\b|s e o|search engine|search results|\brank(?:ing|ed|s)?\b[^.]*\b(?:google|#1|your)/,
  /google (?:reviews|business)|keywords?\b|back\W?links?|do\W?follow/,
  /link (?:building|insertions?|exchange)|links in your|text ads|advertise on your/,
  /(?:guest|sponsored) (?:posts?|articles?)|domain (?:authority|rating)|tier 2/,
  /web\W?site (?:re)?design|redesign|(?:web|app|application|website) develop|wordpress|shopify/,
  /web design|hosting|outsourc|(?:dedicated|remote) developers|virtual assistants?/,
  /(?:e?mail|contacts?|attendees?|leads?) (?:list|data)|b2b (?:data|leads)|decision makers/,
  /(?:qualified|booked|sales|exclusive|exklusive) (?:\w+ )?(?:leads|meetings|calls)|new clients/,
  /(?:contact|feedback) forms|(?:more|targeted) (?:traffic|visitors|followers)/,
  /traffic (?:to|for) your|followers|digital marketing|social media|explainer/,
  /(?:animated|short) video|press release|wikipedia|accessibility|gdpr|security holes|bug bounty/,
  /buying your|ai search|processing costs|directories|content writers|platz 1|référencement/,
  /site internet|posicionamiento|páginas web|продвижение|рассылк|баз[ау] клиентов|优化|外链/,
];

/** Trade in links, of which nobody else speaks to a company of this trade. */
export const linkTrade = [
  /back\W?links?|do\W?follow|link (?:insertions?|exchange|building)/,
  /(?:guest|sponsored) (?:posts?|articles?)|domain (?:authority|rating)/,
];

/** Goods of spam, which customers may be about, too. */
export const goods = [
  /casino|казино|free ?spins|jackpot|\bslots?\b|betting|ставки|bahis|\bjudi\b|カジノ/,
  /(?:business|personal|payday|instant) loans?|offer loans|debt|working capital|need a loan/,
  /кредит|kredit|darlehen|prêt entre|préstamos|créditos|funding|investor/,
  /trading (?:robot|bot|signals)|forex|presale|crypto|bitcoin|\bbtc\b|\busdt\b|passive income/,
  /\bviagra|\bcialis\b|tramadol|xanax|steroids|\bcbd\b|\bketo\b|lose \d+|\bgirls\b|dating|\bkeys\b/,
  /aged \w+|accounts for sale|essay|diploma|degree online|купить|больничн|запоя|代开|solar|electricity/,
  /tax refund|insurance|lottery|smm|likes and|youtube|\bspell\b|lost lover|lanyards|factory|vpn/,
];

/** Goods and deals that only spam names so. */
export const spamGoods = [
  /(?:online|best|live|canlı) casino|casino (?:bonus|online)|free ?spins|no deposit|jackpot/,
  /play (?:slots|and win)|казино|фриспин|ставки на спорт|bahis|slot (?:gacor|online)|カジノ/,
  /(?<!\p{L})займ(?:ы|а|ов)?(?!\p{L})|debt consolidation|payday loans?|trading (?:robot|bot)/u,
  /forex signals|presale|\d btc\b|\busdt\b|\bviagra/,
  /\bcialis\b|tramadol|xanax|steroids|\bketo\b|lose \d+ ?(?:kg|lbs|pounds)|hot girls|webcam girls/,
  /adult dating|single lady|проститут|replica (?:\w+ )?(?:watches|bags|handbags|rolex|shoes)|rolex/,
  /essay writ|купить (?:диплом|справк|больничн|права|аттестат)|代开|work from home and/,
];

/** What threats and false promises are about. */
export const demands = [
  /is overdue|still unpaid|final notice|domain\b[^.]*expir|expiration notice|your mailbox/,
  /verify your (?:account|e?mail|mailbox|identity|wallet|domain)|confirm your (?:wallet|account)/,
  /(?:you|your|violat|infring)[^.]*copyright|copyright[^.]*\byour?\b|stolen images/,
  /my (?:pictures|images|photos)[^.]*\byour?\b|(?:we|i|have) hacked|compromised/,
  /negative (?:seo|backlinks)|gambling spam|domain names? \.cn|register your|your trademark/,
  /next of kin|beneficiary|\bwidow of|inheritance|bank officer|lottery|claim your prize|gift of/,
  /your database/,
];

/** How they press. */
export const pressing = [
  [
    /sue you|be sued|lawsuit|our lawyers|will be (?:suspended|deleted|removed|dead)|or (?:we|i|your)\b/,
    /removed from google|destroy your|reply within|within \d+ (?:hours|days)|you have two days|today\b/,
  ],
  [/in bitcoin|\bbtc\b|pay now|million|\busd\b|winner|private e?mail/],
];

/** What is pressed for by a link. */
export const pressingLink = /(?:pay|view|download|remove|verify|settle|document|confirm|withdraw|see|look)\b/;
