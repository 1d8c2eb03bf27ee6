import { SceneAt } from "./scenes.tsx";

/** The scene of the service at a place, as the server shows it. */
export function Served({ at }: { at: number }) {
  return <SceneAt at={at} />;
}
