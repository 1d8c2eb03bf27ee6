import { serveTasks } from "../threads/worker-thread.ts";
import { makeIntentIndex } from "./intent-index.ts";
import { compared } from "./intents.ts";

serveTasks(() => makeIntentIndex(compared));
