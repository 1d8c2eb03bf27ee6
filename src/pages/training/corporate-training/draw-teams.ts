import { randomFrom } from "../../../shared/random.ts";

const teamCount = 6;
const peoplePerTeam = 9;
const strandsPerTeam = 4;
const tip = { x: 93, y: 25 };
const seed = 53;

/** The page's drawing in percent: the lines of people, the ways of their teams, and the strands that stand out. */
export function drawTeams() {
  const random = randomFrom(seed);
  const teams: { x: number; y: number }[] = [];
  let people = "";
  let ways = "";
  let trunk = "";
  let spots = "";

  for (let t = 0; t < teamCount; t++) {
    const from = t / (teamCount - 1) - 0.5;
    const team = { x: round(36 + random() * 8), y: round(52 + from * 78) };
    teams.push(team);
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
      if (i === 1) trunk += way;
      else ways += way;
    }
  }
  return { people, ways, trunk, spots, teams, tip };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
