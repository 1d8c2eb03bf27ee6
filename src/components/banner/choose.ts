import { drawn, level, row } from "./ending.ts";

const skills = 4;

/** Nine roles with their skills, of which one comes over. */
export const choose = drawn((sheet) => {
  const apart = sheet.narrow ? 17 : 15;
  for (let role = -4; role <= 4; role++) {
    const y = row.middle + role * apart;
    const isChosen = role === 1;
    const end = 600 + Math.sqrt(4.6 ** 2 - role ** 2) * 44;
    sheet.line(isChosen ? "strong" : "edge", level([row.outside, y], [end, y]));
    for (let skill = 0; skill < skills; skill++) {
      const x = end - (skills - 1 - skill) * (104 - role * 5);
      sheet.dot(isChosen ? "spark" : skill === skills - 1 ? "large" : "small", [x, y]);
    }
    if (isChosen) sheet.lead("strong", level([end, y], [row.wide, row.middle]));
  }
});
