/**
 * Notes the last click before the entry runs. The entry waits for the style sheets, which come after the first paint: on a
 * slow connection a second and more, in which visitors press what they see. `src/hydration/event-replay.ts` reads it, and
 * removes the listener.
 */
export const earlyClickScript =
  'addEventListener("click",window.earlyClick={handleEvent(e){this.target=e.target}},true)';
