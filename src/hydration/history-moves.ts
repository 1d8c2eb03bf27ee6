interface HistoryMoves {
  isReloading(): boolean;
  leaveToRouter(): void;
}

/** Reloads on back and forward before hydration ends. The router must not handle them while React hydrates this page. */
export function reloadOnHistoryMove(): HistoryMoves {
  const here = location.pathname + location.search;
  let isReloading = false;
  const reload = (event: Event) => {
    // Going forward again cancels that reload, so the page reloads once more.
    if (!isReloading && location.pathname + location.search === here) return;
    event.stopImmediatePropagation();
    isReloading = true;
    location.reload();
  };
  addEventListener("popstate", reload);
  return { isReloading: () => isReloading, leaveToRouter: () => removeEventListener("popstate", reload) };
}
