import { useEffect, useEffectEvent, useRef } from "react";
import { type Location, type NavigationType, useLocation, useNavigationType } from "react-router";

interface Move {
  from: Location;
  to: Location;
  /** "POP" is the browser's back or forward. */
  type: NavigationType;
}

/** Calls back after each navigation inside the app, also within a page, but not for the first page. */
export function useAfterNavigation(act: (move: Move) => void): void {
  const location = useLocation();
  const type = useNavigationType();
  const last = useRef(location);
  const onMove = useEffectEvent((from: Location, to: Location) => act({ from, to, type }));

  useEffect(() => {
    const from = last.current;
    if (from === location) return;
    last.current = location;
    onMove(from, location);
  }, [location]);
}
