import type { Root } from "hast";
import bash from "highlight.js/lib/languages/bash";
import css from "highlight.js/lib/languages/css";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import python from "highlight.js/lib/languages/python";
import sql from "highlight.js/lib/languages/sql";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import yaml from "highlight.js/lib/languages/yaml";
import { createLowlight } from "lowlight";
import type { CodeRun, CodeTone } from "../../shared/posts/article.ts";

const lowlight = createLowlight({ bash, css, javascript, json, python, sql, typescript, xml, yaml });

/** Longer code gets no syntax highlighting. */
const mostCharacters = 5_000;

const tones: Readonly<Record<string, CodeTone>> = {
  "hljs-comment": "quiet",
  "hljs-meta": "quiet",
  "hljs-string": "value",
  "hljs-number": "value",
  "hljs-literal": "value",
  "hljs-bullet": "quiet",
  "hljs-punctuation": "quiet",
  "hljs-keyword": "name",
  "hljs-built_in": "name",
  "hljs-attr": "name",
  "hljs-title": "name",
  "hljs-name": "name",
  "hljs-type": "name",
};

/** Returns null for an unknown language, or code that is too long or has too many runs. */
export function colorCode(code: string, language: string, mostRuns: number): CodeRun[] | null {
  if (mostRuns <= 0 || code.length > mostCharacters || !lowlight.registered(language)) return null;
  const runs: CodeRun[] = [];
  collect(lowlight.highlight(language, code), null, runs);
  return runs.length > mostRuns ? null : runs;
}

function collect(node: Root | Root["children"][number], tone: CodeTone | null, runs: CodeRun[]): void {
  if (node.type === "text") {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === tone) last[0] += node.value;
    else runs.push([node.value, tone]);
  } else if ("children" in node) {
    const own = node.type === "element" ? toneOf(node.properties.className) : null;
    for (const child of node.children) collect(child, own ?? tone, runs);
  }
}

function toneOf(classNames: unknown): CodeTone | null {
  return (Array.isArray(classNames) && tones[String(classNames[0])]) || null;
}
