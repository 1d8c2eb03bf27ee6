// Enhances a form that the browser itself posts: clears corrected errors, prevents a second send, keeps typed text in
// the tab, adds the source of the visit, and sizes the form's frame. Where this script fails, the browser sends the
// form.
(() => {
  // Longer than any response takes. Sending again is harmless: the server drops a repeated form.
  const timeoutMs = 15_000;
  /** @type {HTMLFormElement | null} */
  let sent = null;
  let pending = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timeout;
  /** When the empty form was shown. One that is filled in already, such as a refused one, can be sent at once. */
  let shownAt = Number.NaN;

  // Fields that were corrected before this script ran have fired no event.
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
    if (shownAt >= 0) formData.set("shown_for", String(Math.round(performance.now() - shownAt)));
    try {
      formData.set("visit_source", sessionStorage.getItem("source") ?? "");
    } catch {
      // The browser blocks its storage.
    }
  });

  // The visitor pressed Stop. A request that another one replaced fires the same event.
  window.navigation?.addEventListener("navigateerror", () => {
    pending = Math.max(0, pending - 1);
    if (pending === 0) show("unanswered");
  });

  // The back/forward cache shows the page as it was left.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    pending = 0;
    show("ready");
  });

  // The app may insert a form after this script ran.
  addEventListener("formshown", begin);
  whenParsed(begin);
  if (parent !== window) whenParsed(fitFrame);

  /** @param {() => void} act */
  function whenParsed(act) {
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", act);
    else act();
  }

  function begin() {
    restoreTyped();
    const isEmpty = [...document.forms].every((form) => fieldsOf(form).every(({ value }) => value === ""));
    shownAt = isEmpty ? performance.now() : Number.NaN;
  }

  /** @param {HTMLFormElement} form */
  async function send(form) {
    sent = form;
    show("sending");
    // Without a connection the browser would replace the form, and what was typed, by its own error page.
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
      sessionStorage.setItem(typedKey(form.action), JSON.stringify(Object.fromEntries(typed)));
    } catch {
      // The browser blocks its storage.
    }
  }

  /** Restores typed text into empty fields; forgets it once the form was sent. */
  function restoreTyped() {
    try {
      if (new URLSearchParams(location.search).has("sent"))
        return sessionStorage.removeItem(typedKey(location.href));
      for (const form of document.forms) {
        if (!form.dataset.state) continue;
        const typed = JSON.parse(sessionStorage.getItem(typedKey(form.action)) ?? "{}");
        for (const field of fieldsOf(form)) {
          if (field.value === "") field.value = typed[field.name] ?? "";
          const more = field.closest("details");
          if (more !== null && field.value !== "") more.open = true;
          // The option may no longer exist.
          if (field instanceof HTMLSelectElement && field.selectedIndex === -1) field.selectedIndex = 0;
        }
      }
    } catch {
      // The browser blocks its storage.
    }
  }

  /**
   * The cookie policy gives this name. The address is where a form is sent, which is also that of its thanks.
   *
   * @param {string} address
   */
  function typedKey(address) {
    return `typed:${new URL(address).pathname}`;
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

  /** Asks the page around the frame for the height that the form needs. */
  function fitFrame() {
    const tell = () => {
      const needed = document.documentElement.scrollHeight;
      // A frame can have no width for a moment, such as while the page around it is captured.
      if (innerWidth > 0 && needed > innerHeight) parent.postMessage({ formHeight: needed }, location.origin);
    };
    if (document.documentElement.scrollHeight > innerHeight) {
      // The browser brought the target into view in the low frame; after the resize it stands elsewhere.
      addEventListener("resize", () => document.querySelector(":target")?.scrollIntoView(), { once: true });
    }
    new ResizeObserver(tell).observe(document.body);
    tell();
  }
})();
