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
