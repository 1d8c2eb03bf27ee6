import { directAnswers, faqAnswers } from "../../../content/chat/answers.ts";
import { withDates } from "../../../content/dated.ts";
import { embeddedTextOf } from "../../../src/server/chat/passage-search.ts";
import { contentPassages, postPassages } from "../../../src/server/chat/passages.ts";
import { foldText } from "../../../src/shared/fold-text.ts";
import { firstCourseDates } from "../../support/inputs/site-dates.ts";
import { allDialogues } from "../all.ts";
import { createChatParts, posts } from "../ask.ts";

export function textsToLearn(): { texts: string[]; examplesOf: string[][] } {
  const { spelling } = createChatParts();
  const dates = firstCourseDates();
  const answers = withDates([...directAnswers, ...faqAnswers], dates);
  const examplesOf = answers.map(({ questions }) => questions.map((question) => spelling.correct(question)));
  const passages = [...contentPassages(dates), ...posts.flatMap(postPassages)];
  const turns = allDialogues
    .filter(({ isHeldOut }) => !isHeldOut)
    .flatMap(({ turns }) => {
      const said = turns.map(({ say }) => spelling.correct(say));
      return [...said, ...said.slice(1).map((say, before) => `${said[before]} ${say}`)];
    });
  const texts = [
    ...examplesOf.flat(),
    ...answers.map(({ text }) => foldText(text).slice(0, 400)),
    ...passages.map(embeddedTextOf),
    ...passages.map(({ heading }) => foldText(heading)),
    ...turns,
  ];
  return { texts: [...new Set(texts)], examplesOf };
}
