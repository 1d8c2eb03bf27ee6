import { readingTime } from "../../shared/posts/article-text.ts";
import { categories, uncategorized } from "../../shared/posts/post.ts";
import type { PostInput } from "../../shared/posts/post-input.ts";
import { FormField } from "../components/form-field.tsx";
import styles from "./editor.module.css";
import { ImageField } from "./image-field.tsx";

interface PostFieldsProps {
  input: PostInput;
  issues: Record<string, string>;
  /** Whether the content is shown as plain text. */
  tangled: boolean;
  onChange(part: Partial<PostInput>): void;
}

// What search results show before they cut.
const titleRoom = 60;
const summaryRoom = 160;

// The content policy takes no image over http. No part of the pattern may run past a bracket: texts are long.
const httpImage = /!\[[^[\]\n]*\]\(\s?<?http:\/\//i;
const httpImageNote =
  "The text has an image with an http:// address. Pages show images from https:// addresses only: readers see its description instead.";

const tangledNote =
  "This text is too tangled to be formatted: readers see it as plain text, with headings and paragraphs only. Look for long runs of brackets or marks, very deep lists and very large tables, or divide it into two posts.";

/** The fields of a post, with counts against the room that they have where they are shown. */
export function PostFields({ input, issues, tangled, onChange }: PostFieldsProps) {
  return (
    <>
      <FormField id="post-title" label="Title" aside={countOf(input.title, titleRoom)} issue={issues.title}>
        {(control) => (
          <input
            {...control}
            type="text"
            required
            data-autofocus=""
            value={input.title}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        )}
      </FormField>
      <FormField
        id="post-summary"
        label="Summary"
        aside={countOf(input.summary, summaryRoom)}
        hint="Left empty, lists show the first 200 characters of the content."
        issue={issues.summary}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            value={input.summary}
            onChange={(event) => onChange({ summary: event.target.value })}
          />
        )}
      </FormField>
      <FormField
        id="post-content"
        label="Content"
        aside={lengthOf(input.content)}
        hint="A blank line begins a paragraph; # , ## and ### begin headings."
        note={[httpImage.test(input.content) && httpImageNote, tangled && tangledNote]
          .filter(Boolean)
          .join(" ")}
        issue={issues.content}
      >
        {(control) => (
          <textarea
            {...control}
            rows={10}
            required
            value={input.content}
            onChange={(event) => onChange({ content: event.target.value })}
          />
        )}
      </FormField>
      <div className={styles.pair}>
        <ImageField
          imageUrl={input.imageUrl}
          issue={issues.imageUrl}
          onChange={(imageUrl) => onChange({ imageUrl })}
        />
        <FormField id="post-category" label="Category" issue={issues.category}>
          {(control) => (
            <select
              {...control}
              value={input.category}
              onChange={(event) =>
                onChange({ category: categories.find((name) => name === event.target.value) ?? "" })
              }
            >
              <option value="">{uncategorized}</option>
              {categories.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          )}
        </FormField>
      </div>
    </>
  );
}

function countOf(text: string, room: number): string {
  const count = `${text.length} / ${room}`;
  return text.length > room ? `${count}, search results may cut it` : count;
}

function lengthOf(content: string): string {
  const words = content.match(/\S+/g)?.length ?? 0;
  if (words === 0) return "0 words";
  return `${words} ${words === 1 ? "word" : "words"}, ${readingTime(content)} min read`;
}
