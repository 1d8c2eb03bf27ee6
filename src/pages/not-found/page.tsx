import { MessageScreen } from "../../components/message-screen/message-screen.tsx";
import { urls } from "../../shared/urls.ts";
import { PageHead } from "../../widgets/page-head/page-head.tsx";
import { picture as scattered } from "../scattered.picture.svg";
import styles from "./not-found.module.css";

const ways = [
  { href: urls.home.path, label: "Go to the home page", text: "What we do, in one place" },
  { href: urls.noCodeAgenticAi.path, label: "See the next course", text: "With its date and its price" },
  { href: urls.blogs.path, label: "Read Insight Hub", text: "Our articles, newest first" },
  { href: urls.contact.path, label: "Tell us what is missing", text: "Somebody reads it and answers" },
];

export function Page() {
  return (
    <>
      <PageHead
        title="404 Page Not Found"
        description="There is no page at this address. Go on from the home page, or tell us what you were looking for."
        path={null}
      />
      <MessageScreen
        tone="night"
        label="Nothing at this address"
        title="404 Page Not Found"
        description="The line breaks off here. The address may be mistyped, or the page may have moved."
        picture={scattered}
      >
        <ul className={styles.ways}>
          {ways.map(({ href, label, text }) => (
            <li key={href}>
              <a href={href} className={styles.way}>
                {label}
              </a>
              <span className={styles.text}>{text}</span>
            </li>
          ))}
        </ul>
        <p className={styles.hint}>Did you forget to add the page to the router?</p>
      </MessageScreen>
    </>
  );
}
