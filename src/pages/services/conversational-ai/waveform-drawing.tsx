import { Drawing, ink } from "../../../components/drawing/drawing.tsx";
import { dotAt, round } from "../../../shared/drawing/lines.ts";
import { randomFrom } from "../../../shared/random.ts";

const width = 1216;
const height = 160;
const step = 8;

/** The sound of a call of some phrases; each begins with a mark in the signal color. */
export function WaveformDrawing({ phrases, className }: { phrases: number; className: string | undefined }) {
  const { voice, breath, marks, starts } = drawWave(phrases);
  return (
    <Drawing width={width} height={height} label={null} className={className} fit="slice">
      <path d={voice} />
      <path className={ink.strong} d={marks} pathLength={1} />
      <path className={ink.small} d={breath} />
      <path className={ink.spark} d={starts} />
    </Drawing>
  );
}

function drawWave(phrases: number): { voice: string; breath: string; marks: string; starts: string } {
  const random = randomFrom(1200);
  const drawn = { voice: "", breath: "", marks: "", starts: "" };
  const steps = width / step / phrases;
  for (let phrase = 0; phrase < phrases; phrase++) {
    // A phrase swells and falls twice, and ends in a pause.
    const turn = 0.3 + random() * 0.2;
    for (let i = 0; i < steps; i++) {
      const x = (phrase * steps + i) * step;
      const t = i / steps;
      const inWord = t < turn ? t / turn : (t - turn) / (0.88 - turn);
      const swell = t > 0.88 ? 0 : 4 * inWord * (1 - inWord);
      const half = swell * (0.3 + random() * 0.7) * (height / 2 - 6);
      if (i === 0) drawn.starts += dotAt(x, height / 2);
      else if (half < 3) drawn.breath += dotAt(x, height / 2);
      else drawn[i % 9 === 4 ? "marks" : "voice"] += `M${x} ${round(height / 2 - half)}v${round(2 * half)}`;
    }
  }
  return drawn;
}
