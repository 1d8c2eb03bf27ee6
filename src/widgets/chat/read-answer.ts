/** Reads server-sent events (`POST /api/chat`). Returns the last one's data with the `source`; null without an end. */
export async function readAnswer(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onPart: (text: string) => void,
): Promise<Record<string, unknown> | null> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let waiting = "";
  let source: unknown;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return null;
    const events = (waiting + value).split("\n\n");
    waiting = events.pop() ?? "";
    for (const event of events) {
      // JSON may contain line separators, at which a dot stops without the `s` flag.
      const [, name, json = ""] = /^event: (\w+)\ndata: (.*)$/s.exec(event) ?? [];
      if (name === "delta") onPart(JSON.parse(json).text);
      if (name === "source") source = JSON.parse(json);
      if (name === "done") return { ...JSON.parse(json), source };
    }
  }
}
