import { longDateIn } from "../../../src/shared/company-time.ts";
import { categories, type Post, type PostDate, uncategorized } from "../../../src/shared/posts/post.ts";

/** An article that uses everything that the site renders, and tries what it must not. */
export const sampleMarkdown = `An opening paragraph with **strong**, _emphasis_, ~~struck~~ words, \`inline code\` and a [link](https://example.com/a?b=c).

# First level

A paragraph with a footnote.[^one] Another way to [our services](/services/ai-automations), a [mail](mailto:someone@example.com) and www.example.com.

- A list
- with a nested one
  1. first
  2. second
- [ ] to do
- [x] done

## Second level

> A quotation that says something worth saying twice.

\`\`\`yaml
change_booking:
  ends_with: action
  needs: [booking_id, new_date]
  a_long_line: "this line is much longer than a narrow screen and has to scroll inside of its own box, nowhere else"
\`\`\`

### Third level

| Process | Cases a month | Minutes | Owner |
| ------- | ------------: | ------- | ----- |
| Enter supplier invoices | 600 | 6 | Nobody |
| Route web inquiries | 400 | 5 | **Sales** |

![A picture that is missing](/missing-picture.png "What it would show")

---

# First level

A line with a hard break,\\
and its second half. <b>Raw HTML</b> stays text.

<script>alert("block")</script>

[script](javascript:alert(1)) [spaced](java&#x0A;script:alert(1)) [data](data:text/html,x) [encoded](javascript%3Aalert(1))

[^one]: The note, with a [link](https://example.com/note).
`;

/** Posts for tests: `count` of them, over all categories, newest first. */
export function samplePosts(count: number): (Post & PostDate)[] {
  const all = [...categories, ""] as const;
  return Array.from({ length: count }, (_, i) => {
    const category = all[i % all.length] ?? "";
    const time = new Date(Date.UTC(2026, 8, 30, 15) - i * 86_400_000 * 3).toISOString();
    return {
      id: `00000000-0000-4000-8000-${String(i).padStart(12, "0")}`,
      slug: `sample-post-${i + 1}`,
      title: `Sample post ${i + 1} about ${category || uncategorized}`,
      summary: `What stands in post ${i + 1}, in a sentence of a common length that wraps once or twice.`,
      category,
      imageUrl: "",
      content: i === 0 ? sampleMarkdown : `Text of post ${i + 1}.\n\n# A heading\n\nMore text.`,
      readingTime: (i % 9) + 1,
      createdAt: time,
      createdOn: longDateIn("America/Chicago", time),
      updatedAt: time,
    };
  });
}
