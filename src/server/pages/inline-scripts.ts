/** Records the last click before hydration, up to a second after the first paint; `src/browser/presses.ts` replays it. */
export const earlyClickScript =
  'addEventListener("click",window.earlyClick={handleEvent(e){this.target=e.target}},true)';

/** Holds back a form that is submitted before its page's script has loaded (`src/admin/login/script.ts`). */
export const earlySubmitScript =
  'addEventListener("submit",window.earlySubmit={handleEvent(e){e.preventDefault();this.form=e.target}})';

/**
 * Skips the layout below the fold until the first paint (`hero.module.css`): a third of the time to that paint on slow phones.
 * It is off where the browser may scroll (hash, history, reload), and in background tabs, which may not paint for long.
 */
export const firstScreenScript = [
  ";{let d=document,h=d.documentElement,",
  "s=()=>{delete h.dataset.first};",
  "if(!d.hidden&&!location.hash&&performance.getEntriesByType('navigation')[0]?.type=='navigate'){",
  "h.dataset.first='';",
  "addEventListener('load',s);",
  "new PerformanceObserver(s).observe({type:'paint'})}}",
].join("");

/** Counts the page with `POST /api/visits`, and later what the app reports as seen (`src/browser/seen.ts`). */
export const visitScript = [
  ";{let d=document,l=location,",
  "s=path=>navigator.sendBeacon('/api/visits',new Blob([JSON.stringify({path,referrer:d.referrer,query:l.search})],{type:'application/json'})),",
  "f=()=>s(l.pathname);",
  "addEventListener('seen',e=>s(e.detail));",
  "d.prerendering?d.addEventListener('prerenderingchange',f):f()}",
].join("");
