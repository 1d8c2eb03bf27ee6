import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useInView } from "../../hooks/use-in-view.ts";
import { Slot } from "../../islands/slot.tsx";

/** This share of it in the window has its code fetched. */
const nearShare = 0.1;

export interface AssistantStart {
  /** Which of its buttons was pressed last before the code was there, if one was; its words may have been translated. */
  pressed: number | null;
}

interface WaitingAssistantProps {
  className: string | undefined;
  /** Fetches what takes its place: it begins by looking the same. */
  load(): Promise<ComponentType<AssistantStart>>;
  /** Stands under it where the code did not come. */
  failed: ReactNode;
}

/**
 * The server's HTML until a visitor comes near or uses it: only then the browser fetches its code, and what was pressed
 * meanwhile is passed on.
 */
export function WaitingAssistant({ className, load, failed }: WaitingAssistantProps) {
  const ref = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);
  const pressed = useRef<number | null>(null);
  const [Live, setLive] = useState<ComponentType<AssistantStart> | null>(null);
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
    if (isNear) start();
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
  return (
    <>
      <Slot
        key="example"
        name="example"
        ref={ref}
        className={className}
        onClick={press}
        onFocus={start}
        onPointerEnter={start}
      />
      {isLost && failed}
    </>
  );
}
