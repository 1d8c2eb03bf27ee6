import { articleWords } from "../../../content/chat/vocabulary.ts";
import type { Asked } from "./asked.ts";
import type { Candidate } from "./candidate.ts";
import type { FoundText } from "./closest-passages.ts";
import type { ParagraphFeatures } from "./intent-candidates.ts";
import { keywordsOf } from "./keywords.ts";
import { namesPrice } from "./names-price.ts";
import type { PassageIndex } from "./passage-index.ts";
import type { Features } from "./ranker.ts";

/** A word alone stands in many places. */
const minWordsOfPassage = 2;

/** A passage without the words of a message has to mean as much as this of it. */
const minNear = 0.45;

const askForArticle = new Set(keywordsOf(articleWords));

/** The passages of pages and articles that could answer a message, after what was spoken of. */
export function passageCandidates(
  passages: PassageIndex,
  { message, before, short, leans, goingOn, isOfOther }: Asked,
  paragraphs: ParagraphFeatures,
): Candidate[] {
  const about = message.keywords.filter((word) => !askForArticle.has(word));
  const asksForArticle = +(about.length < message.keywords.length);
  const spokenOf = before.last?.kind === "passage" ? before.last.passage.path : null;
  const isMeant = ({ path, found, inTitle, near, nearGoingOn }: FoundText) =>
    path === spokenOf ||
    asksForArticle === 1 ||
    found >= minWordsOfPassage ||
    inTitle > 0.99 ||
    Math.max(near, nearGoingOn) > minNear;
  const closest = passages
    .closest({
      words: about,
      embedding: message.embedding,
      goingOn,
      spokenOf,
      places: [...paragraphs.keys()],
    })
    .filter((found) => !(isOfOther && namesPrice(found.text)));
  const asParagraphs = closest.flatMap((passage): Candidate[] => {
    const examples = passage.place === null ? undefined : paragraphs.get(passage.place);
    if (examples === undefined) return [];
    const same = +(passage.path === spokenOf);
    const features: Features = {
      ...examples,
      paragraph: 1,
      articleAsked: asksForArticle,
      samePage: same,
      samePageShort: same * short,
      samePageLeaning: same * leans,
    };
    return [{ kind: "passage", passage, beside: besideIn(closest, passage), features }];
  });
  const asPassages = closest.filter(isMeant).map((passage): Candidate => {
    const article = +passage.isArticle;
    const same = +(passage.path === spokenOf);
    const features: Features = {
      passage: 1,
      article,
      passageCoverage: passage.coverage,
      articleCoverage: article * passage.coverage,
      passageTitle: passage.inTitle,
      articleTitle: article * passage.inTitle,
      passageFound: Math.min(passage.found, 5) / 5,
      passageRank: passage.rank,
      articleAsked: asksForArticle * article,
      articleAskedCoverage: asksForArticle * article * passage.coverage,
      pageWhereArticleAsked: asksForArticle * (1 - article),
      samePage: same,
      samePageShort: same * short,
      samePageLeaning: same * leans,
      samePageRank: same * passage.rank,
      passageMeaning: passage.near,
      articleMeaning: article * passage.near,
      samePageMeaning: same * passage.near,
      samePageGoingOn: same * passage.nearGoingOn,
      samePageShortMeaning: same * short * passage.near,
      passageGoingOn: (1 - same) * passage.nearGoingOn,
    };
    return { kind: "passage", passage, beside: besideIn(closest, passage), features };
  });
  return [...asParagraphs, ...asPassages];
}

/** What else of the same article comes closest, and does not say the same; null where a page is no article. */
function besideIn(closest: readonly FoundText[], passage: FoundText): FoundText | null {
  if (!passage.isArticle) return null;
  const others = closest.filter(
    (other) =>
      other.path === passage.path &&
      other.id !== passage.id &&
      other.summary !== "" &&
      !goesOnWith(passage, other) &&
      !goesOnWith(other, passage),
  );
  return others.toSorted((one, other) => fitOf(other) - fitOf(one))[0] ?? null;
}

const goesOnWith = ({ following }: FoundText, { text }: FoundText) =>
  following !== "" && text.startsWith(following);

const fitOf = ({ rank, near, nearGoingOn }: FoundText) => rank + Math.max(near, nearGoingOn);
