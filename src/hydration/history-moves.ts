interface HistoryMoves {
  isReloading(): boolean;
  leaveToRouter(): void;
}

/**
 * Before hydration ends, back and forward would change the address alone, so this reloads the page. The router does not
 * get the event: React would not recognize the HTML that it is hydrating.
 */
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
