import path from "node:path";
import { makeAnswerIndex } from "../server/chat/answer-index.ts";
import { writeAnswerIndex } from "../server/chat/answer-index-file.ts";

// Puts what the chat compares messages with into the build: to make it takes most of a second, in which nobody is served.

await writeAnswerIndex(path.resolve(import.meta.dirname, "../../dist/server"), makeAnswerIndex());
