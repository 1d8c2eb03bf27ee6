interface HistoryMoves {
  hasLeft(): boolean;
  /** Call it once the router handles back and forward. */
  end(): void;
}

/**
 * Before hydration ends, back and forward would change the address alone, so this reloads the page. The router does not
 * get the event: React would not recognize the HTML that it is hydrating.
 */
export function reloadOnHistoryMove(): HistoryMoves {
  const here = location.pathname + location.search;
  let left = false;
  const reload = (event: Event) => {
    // Going forward again cancels that reload, so the page reloads once more.
    if (!left && location.pathname + location.search === here) return;
    event.stopImmediatePropagation();
    left = true;
    location.reload();
  };
  addEventListener("popstate", reload);
  return { hasLeft: () => left, end: () => removeEventListener("popstate", reload) };
}
