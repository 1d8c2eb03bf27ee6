/**
 * Notes the last click before the entry runs. The entry comes after the first paint: on a slow connection up to a second
 * later, in which visitors press what they see. `src/hydration/event-replay.ts` reads it, and
 * removes the listener.
 */
export const earlyClickScript =
  'addEventListener("click",window.earlyClick={handleEvent(e){this.target=e.target}},true)';
