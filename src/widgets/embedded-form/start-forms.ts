import { reportWhenSeen } from "../../browser/seen.ts";
import { addCampaignToForms } from "../../browser/visit-source.ts";
import { keepFrameHeight } from "./frame-height.ts";

/**
 * Starts the forms under `root`. Their script collects the frames that exist when it runs. Returns a function that ends
 * it.
 */
export function startForms(root: HTMLElement): () => void {
  const frames = [...root.querySelectorAll<HTMLIFrameElement>("iframe[data-form-id]")];
  const [first] = frames;
  if (first === undefined) return () => {};
  addCampaignToForms();
  const stops = frames.flatMap((frame) => [
    keepFrameHeight(frame),
    reportWhenSeen(frame, new URL(frame.src).pathname),
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
