import pg from "pg";
import { onTestFinished } from "vitest";

/** Takes a database's address; returns a connection to it that is somebody else's, and ends with the test. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  client.on("error", () => {});
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}
