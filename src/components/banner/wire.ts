import type { Point } from "../../shared/drawing/paths.ts";
import { drawn, level, row, straight } from "./ending.ts";

const { middle } = row;
const [trigger, model, filed, agent, sent]: [Point, Point, Point, Point, Point] = [
  [90, middle],
  [290, -20],
  [290, 80],
  [510, middle],
  [740, middle],
];
const tools: Point[] = [
  [450, 108],
  [510, 108],
  [570, 108],
];

/** The steps of an agent, which wires itself from what comes in to what goes out. */
export const wire = drawn((sheet) => {
  const reach = sheet.narrow ? 56 : 34;
  const wired = (from: Point, to: Point) => level([from[0] + reach, from[1]], [to[0] - reach, to[1]]);
  sheet.line("edge", wired(trigger, filed));
  sheet.line("edge", wired(filed, agent));
  for (const tool of tools) sheet.line("dashed", [agent, [agent[0], 80], [tool[0], 66], tool]);
  sheet.line("strong", straight([row.outside, middle], trigger));
  sheet.line("strong", wired(trigger, model));
  sheet.line("strong", wired(model, agent));
  sheet.line("strong", wired(agent, sent));
  sheet.lead("strong", straight(sent, [row.wide, middle]));
  for (const [x, y] of [trigger, model, filed, agent, sent]) {
    const body = straight([x - reach + 12, y], [x + reach - 12, y]);
    sheet.line("rim", body);
    sheet.line("node", body);
    sheet.dot("spark", [x, y]);
  }
  for (const tool of tools) sheet.dot("large", tool);
});
