import { serveTasks } from "../threads/serve-tasks.ts";
import { drawCard } from "./draw-card.ts";

serveTasks(drawCard);
