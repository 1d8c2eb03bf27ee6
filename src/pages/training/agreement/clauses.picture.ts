import { agreement } from "../../../../content/training/agreement.ts";
import { picture as signature } from "../../../components/logo/signature.picture.svg";
import { mark, marks } from "../../../shared/drawing/marks.ts";
import { round } from "../../../shared/drawing/paths.ts";
import { picture } from "../../../shared/drawing/picture.ts";

const lengths = [150, 96, 188, 120, 170, 204, 84, 140];

/** A line of text for each clause; together they lead to the place of the name, which is free. The company has signed. */
export const clauses = picture(
  520,
  300,
  agreement.sections
    .map((_, at) => {
      const y = 20 + (at * 200) / (agreement.sections.length - 1);
      const end = 20 + (lengths[at % lengths.length] ?? 0);
      return (
        mark('stroke-width="4" stroke-opacity=".3"', `M20 ${round(y)}H${end}`) +
        marks({ faint: `M${end} ${round(y)}C${end + 50} ${round(y)} 214 236 268 236` })
      );
    })
    .join("") +
    marks({
      steady: "M262 236H304",
      arrow: "M293 223l13 13-13 13",
      dashed: "M352 250H505",
      edge: "M326 228l16 20m0-20l-16 20M326 142H505",
    }) +
    `<g transform="translate(322 88) scale(.52)">${signature.html}</g>`,
  {
    fit: "xMaxYMid",
    words: [
      { text: agreement.hero.signers.company, x: 326, y: 164, kind: "quiet" },
      { text: agreement.hero.signers.visitor, x: 352, y: 272, kind: "quiet" },
    ],
  },
);
