(() => {
  const { dataset } = document.documentElement;
  if (dataset.formEmbed) return;
  dataset.formEmbed = "on";
  addEventListener("message", ({ origin, source, data }) => {
    if (origin !== location.origin || typeof data?.formHeight !== "number") return;
    for (const frame of document.querySelectorAll("iframe")) {
      if (frame.contentWindow !== source) continue;
      const floor = Number.parseFloat(getComputedStyle(frame).minHeight) || 0;
      frame.style.height = `${Math.max(floor, data.formHeight)}px`;
    }
  });
})();
