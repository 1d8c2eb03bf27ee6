// The built-in counterpart of a form provider's embed script: lets a form's frame grow to what it holds.
(() => {
  /** @param {MessageEvent} event */
  function grow(event) {
    if (event.origin !== location.origin || typeof event.data?.formHeight !== "number") return;
    for (const frame of document.querySelectorAll("iframe")) {
      if (frame.contentWindow !== event.source) continue;
      const floor = Number.parseFloat(getComputedStyle(frame).minHeight) || 0;
      frame.style.height = `${Math.max(floor, event.data.formHeight)}px`;
    }
  }
  // The script runs again on every page with a form, and its tag leaves with the page: listen once.
  if (document.documentElement.dataset.formEmbed === "on") return;
  document.documentElement.dataset.formEmbed = "on";
  addEventListener("message", grow);
})();
