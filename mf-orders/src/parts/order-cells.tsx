import type { AcceptedOrder, DeliveryLocation, PendingOrder } from '@hawiyat/shared/contract/orders';
import { day as dayText } from '@hawiyat/shared/locale/dates';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { formatRiyal, riyalSign } from '@hawiyat/shared/locale/money';
import { count } from '@hawiyat/shared/locale/numbers';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { OrderBadge } from '@hawiyat/shared/ui/extra';
import { messages } from './cell-messages.ts';
import { openDialog } from './dialog.ts';
import { useDriverName } from './driver-name.ts';
import type { Job } from './job.ts';
import { ExternalMark, PinMark } from './marks.tsx';
import { proofAddress } from './proof-address.ts';

/* What stands in the cells of all three tables: plain elements, dressed by `OrdersFrame`, because there are thousands. */

type OrderContainer = AcceptedOrder['Container'];

export const ContainerNumber = ({ of }: { of: OrderContainer }) => <bdi dir="ltr">{of.containerNumber}</bdi>;

/** A text that is cut where there is no room for all of it; then it is read by pointing at it. */
const CutText = ({ children }: { children: string }) => (
  <span data-wraps="" title={children}>
    {children}
  </span>
);

export const Kind = ({ of }: { of: Pick<OrderContainer, 'type'> }) => <CutText>{of.type}</CutText>;

export const Day = ({ of }: { of: string }) => <span data-nowrap="">{dayText(of)}</span>;

export const Price = ({ riyals: amount }: { riyals: string }) => (
  <span data-nowrap="">
    <bdi dir="ltr">{formatRiyal(Number(amount))}</bdi> {riyalSign}
  </span>
);

/** @param of null exactly for a rental that is `once` */
export const Unloads = ({ of }: { of: number | null }) =>
  of === null ? <span data-muted="">{messages.unspecified}</span> : count(of);

/** The way to the map; a screen reader hears which order's. */
export function Place({
  at,
  of: { type, size },
}: {
  at: DeliveryLocation;
  of: Pick<OrderContainer, 'type' | 'size'>;
}) {
  return (
    <button
      type="button"
      data-link=""
      aria-label={messages.locationOf(type, wordFor(sizeLabel, size))}
      onClick={() => openDialog({ kind: 'map', location: at })}
    >
      <PinMark />
      {messages.showLocation}
    </button>
  );
}

/** Statuses in which nobody can be sent any more. */
const over = ['completed', 'canceled', 'failed'];

export interface JobDriverProps {
  of: Pick<AcceptedOrder, 'id' | 'deliveryDate' | 'driverId' | 'Driver'> & { readonly status: string };
  kind: Job['kind'];
  container: OrderContainer;
}

/** Who carries it out, or the way to choose him. The shared list comes first: it knows of a change before the order does. */
export function JobDriver({
  of: { id, deliveryDate: day, driverId, Driver, status },
  kind,
  container,
}: JobDriverProps) {
  if (driverId !== null) return <DriverName driverId={driverId} otherwise={Driver?.user.name} />;
  if (over.includes(status)) return <span data-muted="">{messages.unassigned}</span>;
  return (
    <button
      type="button"
      data-link=""
      aria-label={messages.assignTo(container.containerNumber)}
      onClick={() =>
        openDialog({ kind: 'assign', job: { kind, id, day, number: container.containerNumber } })
      }
    >
      {messages.assign}
    </button>
  );
}

function DriverName({ driverId, otherwise }: { driverId: string; otherwise: string | undefined }) {
  const name = useDriverName(driverId) ?? otherwise;
  return name ? <CutText>{name}</CutText> : <span data-muted="">{messages.unspecified}</span>;
}

/** The status; of a delivered order it leads to the proof. */
export function OrderState({ of: { status, proofOfDeliveryUrl } }: { of: AcceptedOrder }) {
  const proof = status === 'delivered' ? proofAddress(proofOfDeliveryUrl) : null;
  return proof === null ? (
    <OrderBadge status={status} />
  ) : (
    <a data-proof="" href={proof} target="_blank" rel="noopener noreferrer" title={messages.openProof}>
      <OrderBadge status={status} />
      <ExternalMark />
    </a>
  );
}

/** The way to an offer, until there is one. */
export function Offer({ on }: { on: PendingOrder }) {
  const { applied, containerType, containerSize } = on;
  return (
    <button
      type="button"
      data-press=""
      disabled={applied}
      aria-label={
        applied ? undefined : messages.makeOfferOn(containerType, wordFor(sizeLabel, containerSize))
      }
      onClick={() => openDialog({ kind: 'offer', request: on })}
    >
      {applied ? messages.applied : messages.makeOffer}
    </button>
  );
}
