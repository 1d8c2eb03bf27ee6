// Beside a form that the browser itself posts: a corrected field loses its mark, a request on its way is not sent a second
// time, and one that cannot be sent or that nothing comes of gives the button back, with what was typed still there; where this
// script itself fails, the browser sends the form. What is typed stays in the tab until the thanks are there. A form takes along
// how its visitor came to the site, and one in a frame also says how much height it needs.
(() => {
  // Longer than any response takes; sending again does no harm: the server keeps a repeated form once.
  const timeoutMs = 15_000;
  // The cookie policy gives this name.
  const typedKey = `typed:${location.pathname}`;
  /** @type {HTMLFormElement | null} */
  let sent = null;
  let pending = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timeout;

  // What was corrected before this script came gave it no event.
  for (const control of document.querySelectorAll("input[aria-invalid], textarea[aria-invalid]"))
    if (isControl(control) && control.value !== control.defaultValue) unmarkValid(control);

  addEventListener("input", ({ target }) => {
    if (!isControl(target) && !(target instanceof HTMLSelectElement)) return;
    unmarkValid(target);
    if (target.form?.dataset.state) keepTyped(target.form);
  });

  addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !form.dataset.state) return;
    event.preventDefault();
    if (form.dataset.state === "sending") return;
    send(form).catch(() => {
      // Without its state the form is the browser's alone.
      delete form.dataset.state;
      form.submit();
    });
  });

  addEventListener("formdata", ({ target, formData }) => {
    if (!(target instanceof HTMLFormElement) || !target.dataset.state) return;
    try {
      formData.set("visit_source", sessionStorage.getItem("source") ?? "");
    } catch {
      // The browser blocks its storage.
    }
  });

  // Somebody pressed Stop. A request that another one replaced ends in the same event.
  window.navigation?.addEventListener("navigateerror", () => {
    pending = Math.max(0, pending - 1);
    if (pending === 0) show("unanswered");
  });

  // The browser may keep the page as it was and show it again on the way back.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    pending = 0;
    show("ready");
  });

  // The app may show a form later than this script came.
  addEventListener("formshown", restoreTyped);
  whenParsed(restoreTyped);
  if (parent !== window) whenParsed(fitFrame);

  /** @param {() => void} act */
  function whenParsed(act) {
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", act);
    else act();
  }

  /** @param {HTMLFormElement} form */
  async function send(form) {
    sent = form;
    show("sending");
    // Without a connection the browser would show its own error in the place of the form and of what was typed.
    if (!(await isServerThere())) return show("unanswered");
    pending += 1;
    timeout = setTimeout(show, timeoutMs, "unanswered");
    form.submit();
  }

  function isServerThere() {
    return new Promise((resolve) => {
      setTimeout(resolve, timeoutMs, false);
      fetch("/healthz", { method: "HEAD", cache: "no-store" }).then(
        () => resolve(true),
        () => resolve(false),
      );
    });
  }

  /**
   * Keeps what is typed into a form in the tab: a visitor may look at another page before it is sent.
   *
   * @param {HTMLFormElement} form
   */
  function keepTyped(form) {
    const typed = fieldsOf(form).map(({ name, value }) => [name, value]);
    try {
      sessionStorage.setItem(typedKey, JSON.stringify(Object.fromEntries(typed)));
    } catch {
      // The browser blocks its storage.
    }
  }

  /** Puts what was typed before into the fields that are empty; with the thanks, it is forgotten. */
  function restoreTyped() {
    try {
      if (new URLSearchParams(location.search).has("sent")) return sessionStorage.removeItem(typedKey);
      const typed = JSON.parse(sessionStorage.getItem(typedKey) ?? "{}");
      for (const form of document.forms) {
        if (!form.dataset.state) continue;
        for (const field of fieldsOf(form)) {
          if (field.value === "") field.value = typed[field.name] ?? "";
          // An option may have gone since.
          if (field instanceof HTMLSelectElement && field.selectedIndex === -1) field.selectedIndex = 0;
        }
      }
    } catch {
      // The browser blocks its storage.
    }
  }

  /**
   * The fields whose content may be kept: no passwords, and nothing that visitors do not see.
   *
   * @param {HTMLFormElement} form
   */
  function fieldsOf(form) {
    return [...form.querySelectorAll("input, select, textarea")].filter(
      /** @returns {field is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} */
      (field) =>
        (isControl(field) || field instanceof HTMLSelectElement) &&
        !/^(?:hidden|password)$/.test(field.type) &&
        field.tabIndex !== -1,
    );
  }

  /** @param {string} state */
  function show(state) {
    clearTimeout(timeout);
    if (sent === null) return;
    sent.dataset.state = state;
    sent.querySelector("[type=submit]")?.setAttribute("aria-disabled", String(state === "sending"));
  }

  /**
   * @param {EventTarget | null} target
   * @returns {target is HTMLInputElement | HTMLTextAreaElement}
   */
  function isControl(target) {
    return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  }

  /** @param {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement} control */
  function unmarkValid(control) {
    if (!control.hasAttribute("aria-invalid") || !control.validity.valid) return;
    control.removeAttribute("aria-invalid");
    const others = (control.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .filter((id) => !id.endsWith("-issue"));
    if (others.join("") === "") control.removeAttribute("aria-describedby");
    else control.setAttribute("aria-describedby", others.join(" "));
  }

  /** Tells the page around the frame when the form needs more height than the frame has. */
  function fitFrame() {
    const tell = () => {
      const needed = document.documentElement.scrollHeight;
      // A frame that has no width for a moment, as while the page around it is captured, needs nothing.
      if (innerWidth > 0 && needed > innerHeight) parent.postMessage({ formHeight: needed }, location.origin);
    };
    if (document.documentElement.scrollHeight > innerHeight) {
      // What the answer leads to was brought into view in the low frame; in the high one it stands elsewhere.
      addEventListener("resize", () => document.querySelector(":target")?.scrollIntoView(), { once: true });
    }
    new ResizeObserver(tell).observe(document.body);
    tell();
  }
})();
