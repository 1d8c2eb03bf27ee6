import { noteInView } from "../../browser/seen.ts";
import { passCampaign } from "../../browser/visit-source.ts";
import { keepFrameHeight } from "./frame-height.ts";

/**
 * Does for the forms under `root` what their frames cannot: keeps their heights, passes the campaign on, has them counted
 * when they are seen, and runs their script, which collects the frames that are there when it runs. Returns how to stop.
 */
export function startForms(root: HTMLElement): () => void {
  const frames = [...root.querySelectorAll<HTMLIFrameElement>("iframe[data-form-id]")];
  const [first] = frames;
  if (first === undefined) return () => {};
  passCampaign();
  const stops = frames.flatMap((frame) => [
    keepFrameHeight(frame),
    noteInView(frame, new URL(frame.src).pathname),
  ]);
  // The site's own script, public/js/form_embed.js, lets a frame grow.
  const script = document.createElement("script");
  script.src = new URL("/js/form_embed.js", first.src).href;
  script.async = true;
  document.body.append(script);
  return () => {
    for (const stop of stops) stop();
    script.remove();
  };
}
