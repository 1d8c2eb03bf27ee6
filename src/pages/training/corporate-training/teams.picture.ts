import { mark, marks, placed, stretched } from "../../../shared/drawing/marks.ts";
import { fluidPicture } from "../../../shared/drawing/picture.ts";
import { randomFrom } from "../../../shared/drawing/random.ts";

const teamCount = 6;
const peoplePerTeam = 9;
const strandsPerTeam = 4;
const tip = { x: 93, y: 25 };
const seed = 53;

/** People gather into their teams, and the teams into one line that rises. */
export const teams = fluidPicture(
  drawTeams() + placed(tip.x, tip.y, marks({ arrow: "m-19-21 24 20-22 22" })),
);

/** In percent: the lines of people, the ways of their teams, the strands that stand out, people and teams. */
function drawTeams(): string {
  const random = randomFrom(seed);
  let people = "";
  let ways = "";
  let steady = "";
  let spots = "";
  let teams = "";

  for (let t = 0; t < teamCount; t++) {
    const from = t / (teamCount - 1) - 0.5;
    const team = { x: round(36 + random() * 8), y: round(52 + from * 78) };
    teams += `M${team.x} ${team.y}h0`;
    for (let i = 0; i < peoplePerTeam; i++) {
      const x = 4 + random() * 27;
      const y = team.y + (random() - 0.5) * 18;
      people += `M${round(x)} ${round(y)}C${round(x + 7)} ${round(y)} ${round(team.x - 9)} ${team.y} ${team.x} ${team.y}`;
      spots += `M${round(x)} ${round(y)}h0`;
    }
    for (let i = 0; i < strandsPerTeam; i++) {
      const end = tip.y + from * 4 + i * 0.35;
      const way =
        `M${team.x} ${team.y}C${round(team.x + 16 + i * 2)} ${team.y} ` +
        `${round(62 + i * 1.4)} ${round(tip.y + 22 + from * 16 + i * 0.6)} ${tip.x} ${round(end)}`;
      if (i === 1) steady += way;
      else ways += way;
    }
  }
  return stretched(
    100,
    100,
    mark('stroke-opacity=".32"', people) +
      mark('stroke-opacity=".38"', ways) +
      marks({ steady }) +
      mark('stroke-width="6" stroke-opacity=".7"', spots) +
      mark('stroke="var(--tip)" stroke-width="var(--team)"', teams) +
      mark('stroke="var(--surface)" stroke-width="calc(var(--team) - 4px)"', teams),
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
