import { useDeferredValue, useMemo, useState } from "react";
import { cx } from "../../components/cx.ts";
import { Icon } from "../../components/icon/icon.tsx";
import primitives from "../../components/primitives.module.css";
import { useSiteFacts } from "../../hooks/use-site-facts.ts";
import { queryMatcher } from "../../shared/fold-text.ts";
import type { SubscriberEntry } from "../../shared/subscribers/subscriber.ts";
import { urls } from "../../shared/urls.ts";
import { adminApi } from "../api.ts";
import { AdminIcon } from "../components/admin-icon.tsx";
import { AppLink } from "../components/app-link.tsx";
import { Button } from "../components/button.tsx";
import { EmptyList, ListStatus } from "../components/list-status.tsx";
import { useStateUntilNavigation } from "../components/modal.tsx";
import { RecordRows, RemoveRecord } from "../components/record-list.tsx";
import { ShowMore, useShowMore } from "../components/show-more.tsx";
import { SearchField, Toolbar } from "../components/toolbar.tsx";
import ui from "../components/ui.module.css";
import { saveFile } from "../save-file.ts";
import { useLoadedList } from "../use-list.ts";
import { fromWords, searchText, sinceWords, stateNames } from "./subscriber-words.ts";
import styles from "./subscribers.module.css";
import { subscribersCsv } from "./subscribers-csv.ts";

const rowsAtOnce = 100;

/** The readers who get articles by mail, and those who have not confirmed that yet. */
export function SubscribersTab() {
  const list = useLoadedList(adminApi.listSubscribers, "Failed to fetch the subscribers");
  const { takesSubscribers } = useSiteFacts();
  const [query, setQuery] = useState("");
  const [removing, setRemoving] = useStateUntilNavigation<SubscriberEntry>();
  const { listRef, ...rows } = useShowMore(rowsAtOnce);
  const { items } = list;
  // Typing must not wait for a list of thousands.
  const searched = useDeferredValue(query);
  const shown = useMemo(() => {
    const matches = queryMatcher(searched);
    return items?.filter((subscriber) => matches(searchText(subscriber))) ?? [];
  }, [items, searched]);

  if (items === null) {
    return <ListStatus list={list} what="subscribers" />;
  }
  return (
    <section aria-labelledby="subscribers-heading">
      <Toolbar
        heading="Subscribers"
        headingId="subscribers-heading"
        isTitle
        count={countWords(items, shown)}
        items={items}
      >
        {items.length > 0 && (
          <>
            <SearchField label="Search subscribers" value={query} onChange={setQuery} />
            <Button
              onClick={() =>
                saveFile(new Blob([subscribersCsv(shown)], { type: "text/csv" }), "subscribers.csv")
              }
            >
              <AdminIcon name="download" />
              Export CSV
            </Button>
          </>
        )}
      </Toolbar>
      {items.length > 0 && !takesSubscribers && <p className={styles.off}>{mailOff}</p>}
      {items.length === 0 && (
        <EmptyList icon={<Icon name="mail" />}>
          <h2 className={ui.heading}>
            {takesSubscribers ? "No subscribers yet" : "Readers cannot subscribe, since no mail is set up"}
          </h2>
          <ol className={cx(primitives.path, styles.steps)}>
            {!takesSubscribers && <li>Set SMTP_URL and LEADS_TO and restart the site.</li>}
            <li>
              The form stands under each article and at the end of the{" "}
              <AppLink href={urls.blogs.path}>list of articles</AppLink>.
            </li>
            <li>
              Who sends it gets a mail with a link, and is subscribed once the button behind it is pressed.
            </li>
            <li>The address is listed here then, with the page and the campaign that it came from.</li>
            <li>A new post is sent to all of them where you choose “Send to subscribers” in its editor.</li>
          </ol>
        </EmptyList>
      )}
      {items.length > 0 && shown.length === 0 && (
        <EmptyList>
          <p>No subscriber matches “{searched}”. Addresses, states, pages and campaigns were searched.</p>
          <Button onClick={() => setQuery("")}>Clear search</Button>
        </EmptyList>
      )}
      {shown.length > 0 && (
        <RecordRows
          ref={listRef}
          heading="h2"
          rows={shown.slice(0, rows.shown).map((subscriber) => ({
            key: subscriber.id,
            title: subscriber.email,
            about: <p className={ui.meta}>{fromWords(subscriber)}</p>,
            facts: [stateNames[subscriber.state], sinceWords(subscriber)],
            tools: [["Remove", `Remove ${subscriber.email}`, () => setRemoving(subscriber)]],
          }))}
        />
      )}
      <ShowMore {...rows} total={shown.length} what="subscribers" />
      {removing !== null && (
        <RemoveRecord
          title="Remove this subscriber?"
          text="No more articles go to this address, and nothing of the subscription is kept. The reader can subscribe again."
          detail={removing.email}
          verb="Remove"
          remove={() => adminApi.removeSubscriber(removing.id)}
          done="The subscription is gone"
          onTried={() => void list.reload()}
          onClose={() => setRemoving(null)}
        />
      )}
    </section>
  );
}

const mailOff =
  "Readers cannot subscribe, since no mail is set up. Set SMTP_URL and LEADS_TO and restart the site: the form then stands under each article and at the end of the list of articles.";

function countWords(items: readonly SubscriberEntry[], shown: readonly SubscriberEntry[]): string {
  const subscribed = items.filter(({ state }) => state === "subscribed").length;
  const words = [
    shown.length < items.length && `${shown.length} of ${items.length}`,
    `${subscribed} subscribed`,
    subscribed < items.length && `${items.length - subscribed} not confirmed`,
  ];
  return words.filter(Boolean).join(", ");
}
