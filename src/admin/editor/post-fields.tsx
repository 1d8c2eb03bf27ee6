import type { ChangeEvent, RefObject } from "react";
import { Field } from "../../components/field/field.tsx";
import { readingTime } from "../../shared/posts/article-text.ts";
import { categories, uncategorized } from "../../shared/posts/post.ts";
import type { PostInput } from "../../shared/posts/post-input.ts";
import { ContentField, type ContentHandle } from "./content/content-field.tsx";
import { useImageCheck } from "./use-image-check.ts";

interface PostFieldsProps {
  input: PostInput;
  issues: Record<string, string>;
  /** Whether the content is shown as plain text. */
  plain: boolean;
  content: RefObject<ContentHandle | null>;
  onChange(part: Partial<PostInput>): void;
}

// What search results show before they cut.
const titleRoom = 60;
const summaryRoom = 160;

// The content policy takes no image over http. No part of the pattern may run past a bracket: texts are long.
const httpImage = /!\[[^[\]\n]*\]\(\s?<?http:\/\//i;
const httpImageWarning =
  "The text has an image with an http:// address. Pages show images from https:// addresses only: readers see its description instead.";

const plainWarning =
  "This text is too tangled to be formatted: readers see it as plain text, with headings and paragraphs only. Look for long runs of brackets or marks, very deep lists and very large tables, or divide it into two posts.";

/** The fields of a post, with counts against the room that they have where they are shown. */
export function PostFields({ input, issues, plain, content, onChange }: PostFieldsProps) {
  const imageWarning = useImageCheck(input.imageUrl.trim());
  const fieldOf = (name: "title" | "summary" | "imageUrl") => ({
    id: `post-${name}`,
    issue: issues[name],
    value: input[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ [name]: event.target.value }),
  });
  return (
    <>
      <Field
        {...fieldOf("title")}
        label="Title"
        counter={countOf(input.title, titleRoom)}
        required
        data-autofocus=""
      />
      <Field
        {...fieldOf("summary")}
        label="Summary"
        counter={countOf(input.summary, summaryRoom)}
        hint="Left empty, lists show the first 200 characters of the content."
        as="textarea"
        rows={3}
      />
      <ContentField
        value={input.content}
        counter={lengthOf(input.content)}
        warning={[httpImage.test(input.content) && httpImageWarning, plain && plainWarning]
          .filter(Boolean)
          .join(" ")}
        issue={issues.content}
        handle={content}
        onChange={(text) => onChange({ content: text })}
      />
      <Field
        {...fieldOf("imageUrl")}
        label="Image URL"
        hint="Left empty, a cover is drawn."
        warning={issues.imageUrl === undefined ? imageWarning : ""}
        type="url"
        placeholder="https://"
      />
      <Field
        id="post-category"
        label="Category"
        issue={issues.category}
        as="select"
        value={input.category}
        onChange={(event) =>
          onChange({ category: categories.find((name) => name === event.target.value) ?? "" })
        }
      >
        <option value="">{uncategorized}</option>
        {categories.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Field>
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
