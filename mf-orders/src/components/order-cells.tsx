import { OrderBadge } from '@hawiyat/shared/components/status-badges';
import type { AcceptedOrder, PendingOrder } from '@hawiyat/shared/contract/orders/orders';
import { proofAddress } from '@hawiyat/shared/lib/proof-address';
import { day as dayText } from '@hawiyat/shared/locale/dates';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { formatRiyal, riyalSign } from '@hawiyat/shared/locale/money';
import { count as formatCount } from '@hawiyat/shared/locale/numbers';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { mayI } from '@hawiyat/shared/state';
import { GoneRow } from '@hawiyat/shared/ui/list';
import { computed } from 'nanostores';
import { use, useSyncExternalStore } from 'react';
import { dialogs } from '../dialogs.ts';
import { messages } from '../texts/cells.ts';
import { $drivers } from './drivers.ts';
import { ExternalLink, PinIcon } from './icons.tsx';
import { isOver, type ListedTask, type Task, taskOf } from './task.ts';
import { whereText } from './where-text.ts';

/* Plain elements styled by `StyledList`, because there are thousands of cells. */

type OrderContainer = AcceptedOrder['Container'];

export const ContainerNumber = ({ container }: { container: OrderContainer }) => (
  <bdi dir="ltr">{container.containerNumber}</bdi>
);

interface NumberProps {
  number: string;
  orderId: string;
  taskId?: string;
}

export const OrderNumber = ({ number, orderId, taskId }: NumberProps) => (
  <button
    type="button"
    data-details={orderId}
    data-task={taskId}
    data-print="text"
    aria-label={messages.detailsOf(number)}
  >
    <bdi>{number}</bdi>
  </button>
);

export const TaskNumber = ({ container, ...order }: NumberProps & { container: OrderContainer }) => (
  <>
    <ContainerNumber container={container} />
    <OrderNumber {...order} />
  </>
);

/** In its own direction, so that a Latin name keeps its start where it is cut. */
export const CutText = ({ children }: { children: string }) => (
  <span data-wraps="" dir="auto" title={children}>
    {children}
  </span>
);

export const Day = ({ date }: { date: string }) => <span data-nowrap="">{dayText(date)}</span>;

export const Price = ({ price }: { price: string }) => (
  <span data-price="">
    <bdi dir="ltr">{formatRiyal(Number(price))}</bdi> {riyalSign}
  </span>
);

export const Unloads = ({ count }: { count: number | null }) =>
  count === null ? <span data-muted="">{messages.unspecified}</span> : formatCount(count);

export function LocationButton({
  task,
  container: { type, size },
}: {
  task: Pick<PendingOrder, 'deliveryLocation' | 'place' | 'distanceKm'>;
  container: Pick<OrderContainer, 'type' | 'size'>;
}) {
  const { place } = task;
  const where = whereText(task);
  const away = whereText({ ...task, place: null });
  const label = messages.locationOf(type, wordFor(sizeLabel, size));
  return (
    <button
      type="button"
      data-link=""
      data-where={place && away !== '' ? 'both' : ''}
      aria-label={where === '' ? label : `${label}، ${where}`}
      onClick={() => dialogs.open('map', { location: task.deliveryLocation })}
    >
      <PinIcon />
      {where === '' && <span>{messages.showLocation}</span>}
      {place && (
        <span data-place="" dir="auto" title={where}>
          {place}
        </span>
      )}
      {away !== '' && <small>{away}</small>}
    </button>
  );
}

interface TaskDriverProps {
  task: ListedTask;
  kind: Task['kind'];
  container: OrderContainer;
}

/** The shared list knows a renamed driver before the order does. */
export function TaskDriver({ task, kind, container }: TaskDriverProps) {
  const { driverId, Driver, status } = task;
  const isGone = use(GoneRow);
  if (driverId !== null) return <DriverName driverId={driverId} otherwise={Driver?.user.name} />;
  if (isGone) return <span data-muted="">{messages.goneTask}</span>;
  if (isOver(status) || !mayI('assign')) return <span data-muted="">{messages.unassigned}</span>;
  return (
    <button
      type="button"
      data-link=""
      aria-label={messages.assignTo(container.containerNumber)}
      onClick={() => dialogs.open('assign', { task: taskOf(kind, task, container.containerNumber) })}
    >
      {messages.assign}
    </button>
  );
}

function DriverName({ driverId, otherwise }: { driverId: string; otherwise: string | undefined }) {
  const name = useDriverName(driverId) ?? otherwise;
  return name ? <CutText>{name}</CutText> : <span data-muted="">{messages.unspecified}</span>;
}

export function OrderState({
  order: { status, proofOfDeliveryUrl },
}: {
  order: Pick<AcceptedOrder, 'status' | 'proofOfDeliveryUrl'>;
}) {
  const proof = status === 'delivered' ? proofAddress(proofOfDeliveryUrl) : null;
  return proof === null ? (
    <OrderBadge status={status} />
  ) : (
    <ExternalLink data-proof="" href={proof} title={messages.openProof}>
      <OrderBadge status={status} />
    </ExternalLink>
  );
}

const $names = computed($drivers, ({ data }) => new Map(data?.map((item) => [item.id, item.name])));
const follow = (changed: () => void) => $names.listen(changed);

/** Subscribes to one name, so that only cells whose name changed render again. */
const useDriverName = (driverId: string): string | undefined =>
  useSyncExternalStore(follow, () => $names.get().get(driverId));
