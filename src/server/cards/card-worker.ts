import { serveTasks } from "../threads/worker-thread.ts";
import { drawCard } from "./draw-card.ts";

serveTasks(drawCard);
