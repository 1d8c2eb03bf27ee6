import { articleWords } from "../../../content/chat/vocabulary.ts";
import type { Candidate, Query } from "./context.ts";
import type { ParagraphFeatures } from "./intent-candidates.ts";
import { namesPrice } from "./intents.ts";
import { keywordsOf } from "./keywords.ts";
import type { PassageIndex } from "./passage-index.ts";
import type { PassageMatch } from "./passage-search.ts";
import type { Features } from "./ranker.ts";

/** A single keyword occurs in many unrelated passages. */
const minKeywords = 2;

const minSimilarity = 0.45;

const articleKeywords = new Set(keywordsOf(articleWords));

export function passageCandidates(
  passages: PassageIndex,
  { message, context, shortness, refersBack, embeddingInContext, excludesPlanPrices }: Query,
  paragraphs: ParagraphFeatures,
): Candidate[] {
  const about = message.keywords.filter((word) => !articleKeywords.has(word));
  const asksForArticle = +(about.length < message.keywords.length);
  const lastPath = context.lastReply?.kind === "passage" ? context.lastReply.passage.path : null;
  const isRelevant = ({
    path,
    keywordCount,
    headingCoverage,
    similarity,
    similarityInContext,
  }: PassageMatch) =>
    path === lastPath ||
    asksForArticle === 1 ||
    keywordCount >= minKeywords ||
    headingCoverage > 0.99 ||
    Math.max(similarity, similarityInContext) > minSimilarity;
  const closest = passages
    .closest({
      words: about,
      embedding: message.embedding,
      embeddingInContext,
      lastPath,
      entries: [...paragraphs.keys()],
    })
    .filter((found) => !(excludesPlanPrices && namesPrice(found.text)));
  const asParagraphs = closest.flatMap((passage): Candidate[] => {
    const examples = passage.entry === null ? undefined : paragraphs.get(passage.entry);
    if (examples === undefined) return [];
    const samePage = +(passage.path === lastPath);
    const features: Features = {
      ...examples,
      paragraph: 1,
      articleAsked: asksForArticle,
      samePage,
      samePageShort: samePage * shortness,
      samePageLeaning: samePage * refersBack,
    };
    return [{ kind: "passage", passage, secondPassage: secondPassageOf(closest, passage), features }];
  });
  const asPassages = closest.filter(isRelevant).map((passage): Candidate => {
    const article = +passage.isArticle;
    const samePage = +(passage.path === lastPath);
    const features: Features = {
      passage: 1,
      article,
      passageCoverage: passage.coverage,
      articleCoverage: article * passage.coverage,
      passageTitle: passage.headingCoverage,
      articleTitle: article * passage.headingCoverage,
      passageFound: Math.min(passage.keywordCount, 5) / 5,
      passageRank: passage.rank,
      articleAsked: asksForArticle * article,
      articleAskedCoverage: asksForArticle * article * passage.coverage,
      pageWhereArticleAsked: asksForArticle * (1 - article),
      samePage,
      samePageShort: samePage * shortness,
      samePageLeaning: samePage * refersBack,
      samePageRank: samePage * passage.rank,
      passageMeaning: passage.similarity,
      articleMeaning: article * passage.similarity,
      samePageMeaning: samePage * passage.similarity,
      samePageGoingOn: samePage * passage.similarityInContext,
      samePageShortMeaning: samePage * shortness * passage.similarity,
      passageGoingOn: (1 - samePage) * passage.similarityInContext,
    };
    return { kind: "passage", passage, secondPassage: secondPassageOf(closest, passage), features };
  });
  return [...asParagraphs, ...asPassages];
}

/** The next best passage of the same article that does not overlap the first. */
function secondPassageOf(closest: readonly PassageMatch[], passage: PassageMatch): PassageMatch | null {
  if (!passage.isArticle) return null;
  const others = closest.filter(
    (other) =>
      other.path === passage.path &&
      other.id !== passage.id &&
      other.summary !== "" &&
      !continuesWith(passage, other) &&
      !continuesWith(other, passage),
  );
  return others.toSorted((one, other) => fitOf(other) - fitOf(one))[0] ?? null;
}

const continuesWith = ({ following }: PassageMatch, { text }: PassageMatch) =>
  following !== "" && text.startsWith(following);

const fitOf = ({ rank, similarity, similarityInContext }: PassageMatch) =>
  rank + Math.max(similarity, similarityInContext);
