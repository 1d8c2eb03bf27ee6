import { site } from "../../../content/site.ts";
import { buttonClass } from "../../components/button/button.tsx";
import type { Offer } from "../../shared/cohorts/cohort.ts";
import { localTimeIn, longDateIn } from "../../shared/company-time.ts";
import { EmptyList, ListStatus } from "../components/list-status.tsx";
import { Toolbar } from "../components/toolbar.tsx";
import ui from "../components/ui.module.css";
import type { List } from "../use-list.ts";
import styles from "./courses.module.css";

interface OfferListProps {
  list: List<Offer>;
  onNew(): void;
  onEdit(offer: Offer): void;
  onDelete(offer: Offer): void;
}

export function OfferList({ list, onNew, onEdit, onDelete }: OfferListProps) {
  const { items } = list;
  if (items === null)
    return <ListStatus list={list} loading="Loading codes..." failed="The codes could not be fetched." />;
  const [shown] = items.filter((offer) => !hasEnded(offer)).toSorted((a, b) => b.amount - a.amount);
  return (
    <section aria-labelledby="codes-heading">
      <Toolbar
        heading="Promotion codes"
        headingId="codes-heading"
        count={items.length === 1 ? "1 code" : `${items.length} codes`}
      >
        <button type="button" className={buttonClass("ghost")} onClick={onNew}>
          New code
        </button>
      </Toolbar>
      {items.length === 0 ? (
        <EmptyList>No code. Pages, the checkout and the chat name none.</EmptyList>
      ) : (
        <ul className={ui.frame}>
          {items.map((offer) => (
            <li key={offer.code} className={styles.row}>
              <div>
                <h3 className={styles.title}>{offer.code}</h3>
                <p className={ui.meta}>${offer.amount} off either plan of the No Code Agentic AI Course</p>
              </div>
              <span>{offer.lastDay === null ? "No end" : `Until ${longDateIn("UTC", offer.lastDay)}`}</span>
              <span className={ui.meta}>{placeOf(offer, shown)}</span>
              <span className={styles.tools}>
                <button
                  type="button"
                  className={buttonClass("ghost")}
                  aria-label={`Edit ${offer.code}`}
                  onClick={() => onEdit(offer)}
                >
                  Edit
                </button>
                <button
                  type="button"
                  className={buttonClass("ghost")}
                  aria-label={`Delete ${offer.code}`}
                  onClick={() => onDelete(offer)}
                >
                  Delete
                </button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Where visitors read it: of those that count, the site names the one that takes off most. */
function placeOf(offer: Offer, shown: Offer | undefined): string {
  if (hasEnded(offer)) return "Past";
  if (offer === shown) return "Shown on the site";
  return `Not shown: ${shown?.code} takes off ${shown?.amount === offer.amount ? "as much" : "more"}`;
}

function hasEnded({ lastDay }: Offer): boolean {
  return lastDay !== null && lastDay < localTimeIn(site.timeZone, new Date().toISOString()).slice(0, 10);
}
