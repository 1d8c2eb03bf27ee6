import { site } from "../../../content/site.ts";
import { Icon } from "../../components/icon/icon.tsx";
import type { Offer } from "../../shared/cohorts/cohort.ts";
import { localTimeIn, longDateIn } from "../../shared/company-time.ts";
import { Button } from "../components/button.tsx";
import { RecordList } from "../components/record-list.tsx";
import ui from "../components/ui.module.css";
import { countOf } from "../leads/lead-text.ts";
import type { List } from "../use-list.ts";

interface OfferListProps {
  list: List<Offer>;
  onNew(): void;
  onEdit(offer: Offer): void;
  onDelete(offer: Offer): void;
}

export function OfferList({ list, onNew, onEdit, onDelete }: OfferListProps) {
  return (
    <RecordList
      list={list}
      plural="codes"
      heading="Promotion codes"
      count={({ length }) => countOf(length, "code")}
      icon={<Icon name="coins" />}
      empty="No code. Pages, the checkout and the chat name none."
      add={<Button onClick={onNew}>New code</Button>}
      rows={(offers) => {
        const [shown] = offers.filter((offer) => !hasEnded(offer)).toSorted((a, b) => b.amount - a.amount);
        return offers.map((offer) => ({
          key: offer.code,
          title: offer.code,
          about: <p className={ui.meta}>${offer.amount} off either plan of the No Code Agentic AI Course</p>,
          facts: [
            offer.lastDay === null ? "No end" : `Until ${longDateIn("UTC", offer.lastDay)}`,
            placeOf(offer, shown),
          ],
          tools: [
            ["Edit", `Edit ${offer.code}`, () => onEdit(offer)],
            ["Delete", `Delete ${offer.code}`, () => onDelete(offer)],
          ],
        }));
      }}
    />
  );
}

function placeOf(offer: Offer, shown: Offer | undefined): string {
  if (hasEnded(offer)) return "Past";
  if (offer === shown) return "Shown on the site";
  return `Not shown: ${shown?.code} takes off ${shown?.amount === offer.amount ? "as much" : "more"}`;
}

function hasEnded({ lastDay }: Offer): boolean {
  return lastDay !== null && lastDay < localTimeIn(site.timeZone, new Date().toISOString()).slice(0, 10);
}
