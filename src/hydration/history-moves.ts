interface HistoryMoves {
  /** Whether another page is on its way. */
  hasLeft(): boolean;
  /** Leaves back and forward to the router. */
  end(): void;
}

/**
 * Back and forward among pages of the app change the address alone: loads the page of another address, until that ends.
 * The router, which may be there already, hears nothing of it: React would not know the page any more that it is taking
 * over.
 */
export function reloadOnHistoryMove(): HistoryMoves {
  const here = location.pathname + location.search;
  let left = false;
  const reload = (event: Event) => {
    // Forward again, before that page came: it comes no more, and this one is left without its app.
    if (!left && location.pathname + location.search === here) return;
    event.stopImmediatePropagation();
    left = true;
    location.reload();
  };
  addEventListener("popstate", reload);
  return { hasLeft: () => left, end: () => removeEventListener("popstate", reload) };
}
