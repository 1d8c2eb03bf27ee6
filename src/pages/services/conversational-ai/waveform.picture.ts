import { conversationalAi } from "../../../../content/services/conversational-ai.ts";
import { mark, marks } from "../../../shared/drawing/marks.ts";
import { dotAt } from "../../../shared/drawing/paths.ts";
import { type Picture, picture } from "../../../shared/drawing/picture.ts";
import { randomFrom } from "../../../shared/drawing/random.ts";

const width = 1216;
const height = 160;
const step = 8;

/** The waveform of a call, with a phrase for each part of the section. */
export const call = drawWave(conversationalAi.voice.items.length);

function drawWave(phrases: number): Picture {
  const random = randomFrom(1200);
  let voice = "";
  const drawn = { strong: "", small: "", spark: "" };
  const steps = width / step / phrases;
  for (let phrase = 0; phrase < phrases; phrase++) {
    const turn = 0.3 + random() * 0.2;
    for (let i = 0; i < steps; i++) {
      const x = (phrase * steps + i) * step;
      const t = i / steps;
      const inWord = t < turn ? t / turn : (t - turn) / (0.88 - turn);
      const swell = t > 0.88 ? 0 : 4 * inWord * (1 - inWord);
      const half = swell * (0.3 + random() * 0.7) * (height / 2 - 6);
      const stroke = `M${x} ${Math.round(height / 2 - half)}v${2 * Math.round(half)}`;
      if (i === 0) drawn.spark += dotAt(x, height / 2);
      else if (half < 3) drawn.small += dotAt(x, height / 2);
      else if (i % 9 === 4) drawn.strong += stroke;
      else voice += stroke;
    }
  }
  const art = mark('stroke-width="2.2" stroke-opacity=".6"', voice) + marks(drawn);
  return picture(width, height, art, { fit: "xMinYMid slice" });
}
