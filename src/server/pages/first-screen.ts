/**
 * Lets the first paint show the opening of a page without laying out what comes after it (`hero.module.css`), which a slow
 * phone takes a third of its time for. Not where a visitor may come to another place of the page: at a hash, on the way back,
 * in a reload; and what nobody looks at yet may wait for its first paint for long.
 */
export const firstScreenScript = [
  ";{let d=document,h=d.documentElement,",
  "s=()=>{delete h.dataset.first};",
  "if(!d.hidden&&!location.hash&&performance.getEntriesByType('navigation')[0]?.type=='navigate'){",
  "h.dataset.first='';",
  "new PerformanceObserver(s).observe({type:'paint'});",
  "addEventListener('load',s)}}",
].join("");
