/**
 * Notes the last click before the entry runs. The entry comes after the first paint: on a slow connection up to a second
 * later, in which visitors press what they see. `src/browser/presses.ts` reads it, and removes the listener.
 */
export const earlyClickScript =
  'addEventListener("click",window.earlyClick={handleEvent(e){this.target=e.target}},true)';

/** Holds a form that is sent before the script of its page is there, which sends it then (`src/admin/login/script.ts`). */
export const earlySubmitScript =
  'addEventListener("submit",window.earlySubmit={handleEvent(e){e.preventDefault();this.form=e.target}})';

/**
 * Lets the first paint show the opening of a page without laying out what comes after it (`hero.module.css`): on a slow phone
 * that is a third of the time until then. Not where a visitor may come to another place of the page, at a hash, on the way back
 * and in a reload, nor in a tab in the background, which may not paint for long.
 */
export const firstScreenScript = [
  ";{let d=document,h=d.documentElement,",
  "s=()=>{delete h.dataset.first};",
  "if(!d.hidden&&!location.hash&&performance.getEntriesByType('navigation')[0]?.type=='navigate'){",
  "h.dataset.first='';",
  "addEventListener('load',s);",
  "new PerformanceObserver(s).observe({type:'paint'})}}",
].join("");

/**
 * Has the page counted, `POST /api/visits`, and later whatever the app says that was seen: another page, a form in view
 * (`src/browser/seen.ts`). It is a page's only script of that: a site that does not count has none.
 */
export const visitScript = [
  ";{let d=document,l=location,",
  "s=path=>navigator.sendBeacon('/api/visits',new Blob([JSON.stringify({path,referrer:d.referrer,query:l.search})],{type:'application/json'})),",
  "f=()=>s(l.pathname);",
  "addEventListener('seen',e=>s(e.detail));",
  "d.prerendering?d.addEventListener('prerenderingchange',f):f()}",
].join("");
