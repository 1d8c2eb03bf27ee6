import { serveTasks } from "../threads/worker-thread.ts";
import { makeIntentIndex } from "./intent-index.ts";
import { intentTexts } from "./intents.ts";

serveTasks(() => makeIntentIndex(intentTexts));
