import { type ChangeEvent, type RefObject, useMemo } from "react";
import { Field } from "../../components/field/field.tsx";
import { foldText } from "../../shared/fold-text.ts";
import { postPath } from "../../shared/paths.ts";
import type { AdminPost } from "../../shared/posts/admin-post.ts";
import { wordsIn } from "../../shared/posts/article-text.ts";
import { categories, uncategorized } from "../../shared/posts/post.ts";
import type { PostInput } from "../../shared/posts/post-input.ts";
import { deriveSlug } from "../../shared/posts/slug.ts";
import type { RunningUploads } from "../images/use-upload.ts";
import type { UnreadText } from "./content/content-editor.ts";
import { ContentField } from "./content/content-field.tsx";
import { imageWarning } from "./content/image-markdown.ts";
import type { ContentHandle } from "./content/use-content-editor.ts";
import { CoverField } from "./cover-field.tsx";
import { PublicationFields } from "./publication-fields.tsx";
import { SendField } from "./send-field.tsx";
import type { Mailing } from "./use-mailing.ts";

interface PostFieldsProps {
  input: PostInput;
  /** The input at this moment, before React renders it. */
  latest(): PostInput;
  post: AdminPost | null;
  issues: Record<string, string>;
  plain: boolean;
  content: RefObject<ContentHandle | null>;
  uploads: RunningUploads;
  titles: ReadonlyMap<string, string>;
  mailing: Mailing;
  onChange(part: Partial<PostInput>): void;
  onType(content: UnreadText): void;
  onCaret(at: number): void;
}

// Search results cut longer texts.
const titleRoom = 60;
const summaryRoom = 160;

const plainWarning =
  "This text is too tangled to be formatted: readers see it as plain text, with headings and paragraphs only. Look for long runs of brackets or marks, very deep lists and very large tables, or divide it into two posts.";

export function PostFields(props: PostFieldsProps) {
  const { input, latest, post, issues, plain, content, uploads, titles, onChange, onType, onCaret } = props;
  const words = useMemo(() => wordsIn(input.content), [input.content]);
  const takenTitles = useMemo(() => othersTitles(titles, post?.id), [titles, post?.id]);
  const ofImages = useMemo(() => imageWarning(input.content, location.host), [input.content]);
  const fieldOf = (name: "title" | "summary") => ({
    dir: "auto",
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
        warning={takenTitles.has(foldText(input.title.trim())) ? "Another post has this title." : ""}
        required
        data-autofocus=""
      />
      <ContentField
        value={input.content}
        latestValue={() => latest().content}
        words={words}
        warning={[ofImages, plain && plainWarning].filter(Boolean).join(" ")}
        issue={issues.content}
        handle={content}
        uploads={uploads}
        onChange={(text) => onChange({ content: text })}
        onType={onType}
        onCaret={onCaret}
      />
      <Field
        {...fieldOf("summary")}
        label="Summary"
        counter={countOf(input.summary, summaryRoom)}
        hint="If you leave this empty, lists show the first 200 characters of the content."
        as="textarea"
        rows={3}
      />
      <CoverField
        value={input.imageUrl}
        issue={issues.imageUrl}
        uploads={uploads}
        onChange={(imageUrl) => onChange({ imageUrl })}
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
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Field>
      <Field
        id="post-slug"
        label="Address"
        labelNote={`${postPath("")}…`}
        hint={addressHint(input, post)}
        issue={issues.slug}
        value={input.slug}
        placeholder={followingSlug(input, post)}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onChange({ slug: event.target.value })}
        onBlur={({ target }) => {
          const slug = target.value.trim().toLowerCase().replace(/\s+/g, "-");
          if (slug !== target.value) onChange({ slug });
        }}
      />
      <PublicationFields input={input} post={post} issues={issues} onChange={onChange} />
      <SendField
        mailing={props.mailing}
        isChecked={input.sendToSubscribers === true}
        onChange={(sendToSubscribers) => onChange({ sendToSubscribers })}
      />
    </>
  );
}

function othersTitles(titles: ReadonlyMap<string, string>, id: string | undefined): ReadonlySet<string> {
  const others = [...titles].filter(([of]) => of !== id).map(([, title]) => foldText(title));
  return new Set(others.filter((title) => title !== ""));
}

/** The address that the title gives; the server adds a number where another post has it. */
function followingSlug({ title }: PostInput, post: AdminPost | null): string {
  const follows = deriveSlug(title.trim());
  return post !== null && !post.hasOwnSlug && deriveSlug(post.title) === follows ? post.slug : follows;
}

function addressHint(input: PostInput, post: AdminPost | null): string {
  const follows = "Left empty, it follows the title.";
  return isMoved(input, post)
    ? `${follows} The address changes, and the old one leads to the new one.`
    : follows;
}

function isMoved({ title, slug }: PostInput, post: AdminPost | null): boolean {
  if (post?.status !== "published") return false;
  if (slug) return slug.trim() !== post.slug;
  return post.hasOwnSlug === true || deriveSlug(title.trim()) !== deriveSlug(post.title);
}

function countOf(text: string, room: number): string {
  const count = `${text.length} / ${room}`;
  return text.length > room ? `${count}, search results may cut it` : count;
}
