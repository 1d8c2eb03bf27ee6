import { parentPort } from "node:worker_threads";
import { type CardText, drawCard } from "./draw-card.ts";

// Draws the cards that the main thread asks for, in the order of the messages.
parentPort?.on("message", async (card: CardText) => {
  parentPort?.postMessage(await drawCard(card));
});
