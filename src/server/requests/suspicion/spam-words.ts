/** Spam is known by what it is about together with how it speaks: a customer may be about the same. */
interface SpamWords {
  about: readonly RegExp[];
  speaks: readonly RegExp[];
  /** So many ways to speak have to be found beside what it is about. */
  atLeast: number;
  /** So many are enough, whatever it is about. */
  alone?: number;
}

const link = /https?:\/\/|\bwww\.|\bt\.me\//;
const elsewhere =
  /(?:on|via|by|contact|me|us|text|:) ?(?:whats\W?app|telegram|signal|skype)|whats\W?app \+|telegram:? ?@|skype:|live:|телеграм|telegram\.|微信|\b(?:my|your|our)? ?private e?mail|(?:apply|contact)[^.]* by e?mail/;
/** A seller names the price, a customer the budget. */
const price =
  /(?:only|just|from|at|for|price is|starts? at|ab|ot) ?(?:only |very |up to )?[$€£]\s?\d|[$€£]\s?\d[\d.,]* (?:per|a) (?:lead|link|review)\b|\d+ ?% (?:off|discount|cheaper|bonus)|\d (?:dollars|euros?|руб)|packages? (?:at|from|start)/;

/** Services that sellers offer to every site. An agency that asks for help is about the same, and does not speak so. */
const offer: SpamWords = {
  about: [
    /\bseo\b|\bs e o\b|search engine|search results|\bserps?\b|page one|(?:first|1st|front) page|top of (?:google|the search)|rank(?:ing|ed|s)? (?:#|your|on|higher|in|well|for|at)|on google and|well (?:with|on|in) google|meta tags?|\bkeywords?\b|google (?:business|rankings?|reviews)|organic/,
    /(?:web\W?site|web|home\W?page|landing page|logo|graphic) (?:re)?design|redesign|(?:web|app|apps|application|website|software) develop|wordpress|shopify|web hosting|cloud hosting|mobile\W?friendly/,
    /outsourc|dedicated developers|virtual assistants?|offshore/,
    /(?:e?mail|contacts?|attendees?|leads?|mailing|prospect) (?:list|data(?:base)?)s?\b|decision makers|(?:sales|qualified|b2b|exclusive) (?:\w+ )?(?:leads|meetings|appointments)|new (?:clients|customers)|contact forms|e?mail marketing/,
    /(?:more|targeted|web|drive) (?:traffic|visitors)|traffic (?:to|of|for) your|(?:buyers|visitors|clicks|customers)\b[^.]* your (?:web\W?)?site|(?:instagram|youtube|facebook|real) (?:followers|likes|subscribers|views)|digital marketing|marketing (?:expert|agency|services)|social media (?:marketing|management)/,
    /explainer|(?:animated|promo) videos?|press release|wikipedia page|accessibility violations|security (?:holes|vulnerabilit)|bug bounty|(?:buy|buying|purchase|sell) your (?:website|domain|business)|ai (?:search|engines)|processing (?:costs|fees)/,
    /platz 1|suchmaschinenoptimierung|référencement|posicionamiento|páginas web|продвижение|раскрутк|рассылк|баз[ау] клиентов|网站优化|外链|排名/,
  ],
  speaks: [
    /\b(?:we|i|our (?:team|experts|company|designers|editors|developers|assistants))(?:'d| can| could| will| would| actually| are| am|'m)?(?: like to| happy to| love to| be able to)? (?:offer|provide|help (?:you|your|businesses|companies|it)|sell|redesign|rank|fix|place|drive|speciali[sz]e|lower|boost|increase your|improve your|create|write and|deliver)\b/,
    /(?<!\b(?:on|from|through|at|via|visited|saw|found|read|of) )your (?:web\W?site|web\W?page|site|domain|blog|home\W?page|niche|url|requirements?|ranking|google)\b|(?:to|for) your (?:web\W?site|site|domain|blog|business|company)\b/,
    /(?:visited|visiting|checking|checked|reviewed|reviewing|analy[sz]ed|scanned|browsing|came across|went through|looking at|had a look at|noticed|found)(?: that| out)? your\b[^.]*\b(?:but|not|errors?|missing|could|lose|rank|convert)|(?:businesses|companies) like yours|could bring you|could help you/,
    /\bfree (?:\w+ )?(?:audit|quote|report|consultation|analysis|terminal|mockup|samples?)|free of (?:charge|cost)|kostenlos|gratuit|sin costo/,
    price,
    /guarantee|garanti|гаранти|no contract|affordable|very reasonable|low cost|cheap|flat rate|\/hour|pay(?:ment)? (?:only|after|in advance|by paypal)|only charge|(?:our|the) price list|white hat/,
    /(?:(?:would you|are you|if) (?:be |you are )?interested)(?: in (?:acquiring|buying|our|working))?[.,?] ?(?:i|we|just|then|if|$)|^.{30,}interested\?$|interested then|(?:can|may|shall|could) (?:i|we) (?:send|show|share|resend) (?:you|it|the|our|some|a)\b|(?:send|share|show) you\b|send an? (?:seo )?proposal|reply (?:yes|for|with your)|(?:share|know) your|positive reply|open to a chat|dürfen wir|souhaitez-vous|le envío|пишите|asking price|联系/,
    /our (?:portfolio|past work|company profile|work)|past work|price list|action plan|(?:order|check|buy)[^.]*\bgigs?\b|fiverr|\bwe send (?:an?|you|company)|(?:i|we) (?:will )?(?:send|share) the (?:cost|list|report|details)/,
    /(?:leading|top|best|software|seo|web|design|development|outsourcing) [\w ]*company (?:\w+ )?(?:in|from) (?:india|noida|pakistan|bangladesh|vietnam)|with \d+ (?:years of experience|developers)|dear (?:site|website|business) owner|sorry to bother/,
    elsewhere,
    link,
  ],
  atLeast: 2,
  alone: 5,
};

/** Trade in links and articles, which nobody else speaks of to a company of this trade. */
const linkTrade: SpamWords = {
  about: [
    /back\W?links?|do\W?follow|link (?:building|insertions?|exchange|juice)|text ads|(?:guest|sponsored) (?:posts?|articles?|content)|domain authority|tier 2|social signals/,
  ],
  speaks: [
    /\byour (?:web\W?site|site|domain|blog|page)\b/,
    /\b(?:i|we) (?:can|will|would|have|offer|sell)\b/,
    price,
    elsewhere,
    link,
  ],
  atLeast: 1,
};

/** Goods of spam. A casino, a bank or a pharmacy that asks for help names them in other words. */
const advertisement: SpamWords = {
  about: [
    /(?:online|best|live) casino|casino (?:bonus|online|site|games)|free ?spins|no deposit|jackpot|play (?:slots|and win)|казино|фриспин|ставки на спорт|canlı casino|bahis|slot gacor|\bjudi\b|カジノ/,
    /(?:need|want|looking for) an? (?:\w+ )?(?:loan|credit)\b[\s\S]*(?:we|apply)|debt consolidation|payday|(?:lending|loan) company|pre-?approved for|serious people|merchant cash|debt.?(?:help|relief)|займ|einen kredit|darlehen ohne|prêt entre|préstamos|projects? that needs? funding/,
    /trading (?:robot|bot|signals)|forex (?:signals|trading)|presale|\d btc\b|bitcoin (?:trading|investment|mining)|crypto (?:bot|presale|investment)|\busdt\b|passive income|financial freedom|recover (?:your )?(?:lost|stolen) (?:crypto|funds|bitcoin)/,
    /viagra|cialis|levitra|kamagra|tramadol|xanax|oxycodone|ivermectin|steroids|\bcbd oil|\bketo\b|lose \d+ ?(?:kg|lbs|pounds)/,
    /hot girls|webcam girls|adult dating|single (?:lady|ladies|women|girls)|\bsexy\b|escort (?:girls|service)|onlyfans|\bnudes?\b/,
    /replica|rolex|louis vuitton|(?:license|windows|office)(?: \w+){0,4} keys?,|\bpva\b|aged (?:\w+, )*(?:gmail|facebook|accounts)|(?:best|cheap) vpn|with your logo|factory price|oem welcome|\bmoq\b|cheap (?:sneakers|shoes|sunglasses|watches|fol)/,
    /essay writ|phd writers|купить диплом|代开|代写/,
    /(?:lower|reduce) your (?:electricity|energy) bill|(?:erc|employee retention)|work (?:from|at) home and (?:make|earn)|(?:make|earn) \$[\d,]+ (?:a|per) (?:day|week)|get rich|easy money|buy (?:instagram|youtube|real)/,
  ],
  speaks: [
    link,
    elsewhere,
    price,
    /guaranteed|no (?:credit check|collateral|prescription|experience|names|risk)|without (?:a )?(?:prescription|deposit|plagiarism|credit)|без (?:отказа|депозита|провер)|ohne schufa|sin aval|approv(?:al|ed) in|discreet|overnight/,
    /(?:order|apply|buy|register|join|start|book|invest) (?:now|here|today|your|yours)|click here|limited time|only this|this week only|sign up|wholesale|free shipping|bulk discount|instant delivery|write me|play and win|bonusu?\b|бонус|промокод|выигр|稼ぐ|联系/,
  ],
  atLeast: 1,
};

/** Threats and promises that press for money, a password or a download. */
const demand: SpamWords = {
  about: [
    /is overdue|still unpaid|final notice|domain (?:name )?(?:expires|has expired|expiration)/,
    /your mailbox|verify your|confirm your (?:wallet|account|identity)|waiting for withdrawal/,
    /(?:you|your|violat|infring)[^.]*copyright|copyright[^.]*\b(?:you|your)\b|stolen (?:images|photos|pictures)|my (?:pictures|images|photos)[^.]*\byour?\b/,
    /(?:we|i|have) hacked|negative (?:seo|backlinks)|toxic links|bad links|gambling spam|domain names? \.cn|register your (?:company|brand)/,
    /next of kin|beneficiary|\bwidow of|inheritance|bank officer|lottery|claim your prize|late (?:husband|client)/,
  ],
  speaks: [
    /(?:pay|view|download|remove|verify|settle|document|confirm)\b[\s\S]*https?:\/\//,
    /sue you|be sued|lawsuit|our lawyers|will be (?:suspended|deleted|removed|dead)|removed from google|destroy your|reply within|you have two days|(?:order|buy) my|\d (?:hours|days) or/,
    /in bitcoin|pay now|(?:million|\d\s?m) (?:usd|dollars|euros)|winner|confidential/,
    elsewhere,
  ],
  atLeast: 1,
};

/** By kind of spam; the text they are sought in is in small letters. */
export const spamWords = {
  offer: [offer, linkTrade],
  advertisement: [advertisement],
  demand: [demand],
} as const;

export function hasWords(text: string, kind: readonly SpamWords[]): boolean {
  return kind.some((words) => isSpoken(text, words));
}

function isSpoken(text: string, { about, speaks, atLeast, alone = Infinity }: SpamWords): boolean {
  const isFound = (words: RegExp) => words.test(text);
  const ways = speaks.filter(isFound).length;
  return ways >= alone || (ways >= atLeast && about.some(isFound));
}
