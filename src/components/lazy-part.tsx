import { type ComponentType, type ReactNode, useEffect, useState } from "react";

export interface PartFailure {
  error: unknown;
  retry(): void;
}

/** A part whose code is loaded when it is shown. React's `lazy` would remove the page around it at a failure. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<Props & PartFailure>,
  pending: ReactNode = null,
): ComponentType<Props> {
  let loaded: { Part: ComponentType<Props> } | null = null;
  return function LazyPart(props) {
    const [state, setState] = useState<{ Part: ComponentType<Props> } | { error: unknown } | null>(loaded);
    const isAwaited = state === null;
    useEffect(() => {
      if (!isAwaited) return;
      load().then(
        (Part) => {
          loaded = { Part };
          setState(loaded);
        },
        (error: unknown) => setState({ error }),
      );
    }, [isAwaited]);
    if (state === null) return pending;
    if ("Part" in state) return <state.Part {...props} />;
    return <Failed {...props} error={state.error} retry={() => setState(null)} />;
  };
}
