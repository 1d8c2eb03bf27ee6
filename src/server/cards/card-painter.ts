import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { CardText } from "./draw-card.ts";

/** Draws cards in a thread of their own, one at a time; the thread starts with the first card. */
export class CardPainter {
  #worker: Worker | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** How many cards are asked for and not drawn yet. */
  get waiting(): number {
    return this.#waiting;
  }

  /** The card as PNG; rejects when the thread fails, and the next card gets a new thread. */
  paint(card: CardText): Promise<Uint8Array> {
    this.#waiting += 1;
    const painted = this.#last
      .then(() => this.#ask(card))
      .finally(() => {
        this.#waiting -= 1;
      });
    this.#last = painted.catch(() => {});
    return painted;
  }

  async #ask(card: CardText): Promise<Uint8Array> {
    this.#worker ??= startWorker();
    const worker = this.#worker;
    worker.ref();
    worker.postMessage(card);
    try {
      const answer: unknown[] = await once(worker, "message");
      return answer[0] as Uint8Array;
    } catch (error) {
      this.#worker = null;
      throw error;
    } finally {
      // An idle thread keeps no process alive.
      worker.unref();
    }
  }
}

function startWorker(): Worker {
  return new Worker(new URL("./card-worker.ts", import.meta.url));
}
