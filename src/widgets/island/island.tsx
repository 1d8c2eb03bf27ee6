import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { cx } from "../../components/cx.ts";
import { useHydrated } from "../../hooks/use-hydrated.ts";
import { useInView } from "../../hooks/use-in-view.ts";

/** This share of it in the window has its code fetched. */
const nearShare = 0.1;

export interface IslandProps {
  /** Which of its buttons was pressed last before the code was there, if one was; its words may have been translated. */
  pressed: number | null;
}

interface Props {
  className: string | undefined;
  /** Keeps its room where there is no HTML of the server's, after a navigation inside the app. */
  comingClassName: string | undefined;
  /** Fetches what takes its place: it begins by looking the same. */
  load(): Promise<ComponentType<IslandProps>>;
  /** Stands under it where the code did not come. */
  failed: ReactNode;
  /** What the server shows; the browser never renders it. */
  children: ReactNode;
}

/**
 * A part of a page that is the server's HTML until a visitor comes near or uses it: only then the browser fetches its
 * code, and what was pressed meanwhile is passed on.
 */
export function Island({ className, comingClassName, load, failed, children }: Props) {
  const [isServed] = useState(!useHydrated());
  const ref = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);
  const pressed = useRef<number | null>(null);
  const [Live, setLive] = useState<ComponentType<IslandProps> | null>(null);
  const [isLost, setLost] = useState(false);
  const isNear = useInView(ref, Live === null ? nearShare : null);

  const start = () =>
    load().then(
      (Component) => {
        const active = document.activeElement;
        focused.current = ref.current?.contains(active) ? active : null;
        setLive(() => Component);
      },
      // Nobody misses what nobody has used.
      () => setLost(pressed.current !== null),
    );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is near
  useEffect(() => {
    // There is none of the server's HTML after a navigation, nor where React had to make the page anew.
    if (isNear || ref.current?.childElementCount === 0) start();
  }, [isNear]);

  // What had the focus is there again, as another element.
  useLayoutEffect(() => {
    const old = focused.current;
    if (Live === null || old === null) return;
    const controls = ref.current?.querySelectorAll<HTMLElement>("a, button, [tabindex]") ?? [];
    const same = [...controls].find((control) => control.isEqualNode(old));
    (same ?? ref.current)?.focus({ preventScroll: true });
  }, [Live]);

  if (Live !== null) {
    return (
      <div key="live" ref={ref} className={className} tabIndex={-1}>
        <Live pressed={pressed.current} />
      </div>
    );
  }
  const press = ({ target }: MouseEvent) => {
    const buttons = [...(ref.current?.querySelectorAll("button") ?? [])];
    const at = buttons.findIndex((button) => target instanceof Node && button.contains(target));
    if (at === -1) return;
    pressed.current = at;
    start();
  };
  const before = {
    ref,
    className: cx(className, !isServed && comingClassName),
    onClick: press,
    onFocus: start,
    onPointerEnter: start,
  };
  return (
    <>
      {import.meta.env.SSR ? (
        <div className={className}>{children}</div>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves the HTML that came with the page as it is.
        <div key="served" {...before} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
      )}
      {isLost && failed}
    </>
  );
}
