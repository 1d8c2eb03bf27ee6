import { useState } from "react";
import { site } from "../../../content/site.ts";
import { Field } from "../../components/field/field.tsx";
import { localTimeIn, longTimeIn, momentOf } from "../../shared/company-time.ts";
import { type AdminPost, type PostStatus, postStatuses } from "../../shared/posts/admin-post.ts";
import type { PostInput } from "../../shared/posts/post-input.ts";

export const statusLabels: Record<PostStatus, string> = {
  draft: "Draft",
  scheduled: "Scheduled",
  published: "Published",
};

const hints: Record<PostStatus, string> = {
  draft: "Only you can see it, and anyone who has its preview link.",
  scheduled: "Readers see it from the time that you set.",
  published: "Readers see it as soon as it is saved.",
};
const reviewed = "The article shows the day of its last save as the day of its review.";

interface PublicationFieldsProps {
  input: PostInput;
  post: Pick<AdminPost, "status"> | null;
  issues: Record<string, string>;
  onChange(part: Partial<PostInput>): void;
}

export function PublicationFields({ input, post, issues, onChange }: PublicationFieldsProps) {
  const { status = "published", publishAt = null } = input;
  // Keeps the typed text while it means the time of the form: a half-typed time is invalid, and must not be replaced.
  const [typed, setTyped] = useState<{ text: string; publishAt: string | null }>({
    text: "",
    publishAt: null,
  });
  const isReview = status === "published" && post?.status === "published";
  const shown = publishAt === null ? "" : localTimeIn(site.timeZone, publishAt);
  return (
    <>
      <Field
        id="post-status"
        label="Status"
        hint={isReview ? `${hints[status]} ${reviewed}` : hints[status]}
        issue={issues.status}
        as="select"
        value={status}
        onChange={(event) => {
          const next = postStatuses.find((name) => name === event.target.value) ?? "published";
          onChange({ status: next, publishAt: null });
        }}
      >
        {postStatuses.map((name) => (
          <option key={name} value={name}>
            {statusLabels[name]}
          </option>
        ))}
      </Field>
      {status === "scheduled" && (
        <Field
          id="post-publishAt"
          label="Publish at"
          hint={timeHint(publishAt)}
          issue={issues.publishAt}
          type="datetime-local"
          required
          value={typed.publishAt === publishAt ? typed.text : shown}
          onChange={(event) => {
            const text = event.target.value;
            const moment = momentOf(site.timeZone, text);
            setTyped({ text, publishAt: moment });
            onChange({ publishAt: moment });
          }}
        />
      )}
    </>
  );
}

/** Says which clock counts, what that is on the author's own, and what happens with a time that is past. */
function timeHint(publishAt: string | null): string {
  const hint = `The time in ${site.timeZone.replace(/^.*\//, "").replaceAll("_", " ")}.`;
  if (publishAt === null) return hint;
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const isOwn = localTimeIn(own, publishAt) === localTimeIn(site.timeZone, publishAt);
  const isPast = Date.parse(publishAt) <= Date.now();
  return [
    hint,
    !isOwn && `On your clock that is ${longTimeIn(own, publishAt)}.`,
    isPast && "That is past: readers see the post as soon as it is saved, with this date.",
  ]
    .filter(Boolean)
    .join(" ");
}
