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
