import { Conversation } from "./conversation.tsx";
import { Forecast } from "./forecast.tsx";
import { Gates } from "./gates.tsx";
import { Plates } from "./plates.tsx";

const scenes = [Conversation, Gates, Forecast, Plates];

/** The scene of the service at a place. */
export function SceneAt({ at }: { at: number }) {
  const Scene = scenes[at];
  return Scene && <Scene />;
}
