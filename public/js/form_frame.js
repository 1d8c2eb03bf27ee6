// In a built-in form's frame: tells the page around it when the form needs more height than the frame has, and leads to
// the first field that is wrong, which browsers do by themselves only in a page that is in no frame.
(() => {
  const tell = () => {
    const needed = document.documentElement.scrollHeight;
    // A frame that has no width for a moment, as while the page around it is captured, needs nothing.
    if (innerWidth > 0 && needed > innerHeight) parent.postMessage({ formHeight: needed }, location.origin);
  };
  new ResizeObserver(tell).observe(document.body);
  tell();
  const wrong = document.querySelector("[autofocus]");
  if (document.hasFocus() && wrong instanceof HTMLElement) wrong.focus();
})();
