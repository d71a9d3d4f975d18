import { OrderBadge } from '@hawiyat/shared/components/status-badges';
import type { OrderDetails, TimelineEntry } from '@hawiyat/shared/contract/orders/order-details';
import { proofAddress } from '@hawiyat/shared/lib/proof-address';
import { useQueryState } from '@hawiyat/shared/lib/query-state';
import { isolateName } from '@hawiyat/shared/locale/bidi';
import { stamp } from '@hawiyat/shared/locale/dates';
import { orderStatusLabel, subOrderStatusLabel } from '@hawiyat/shared/locale/order-words';
import { Button } from '@hawiyat/shared/ui';
import { useEffect, useState } from 'react';
import { ExternalLink, newTab } from '../components/icons.tsx';
import { panelQuery } from '../components/open-order.ts';
import { taskOf } from '../components/task.ts';
import { dialogs } from '../dialogs.ts';
import { messages as cells } from '../texts/cells.ts';
import { messages } from '../texts/panel.ts';
import { CanceledOrder, OrderCustomer, OrderFacts, OrderWhere } from './order-facts.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OpenedSubOrder, PanelDriver, SubOrderList } from './order-tasks.tsx';

export function OrderContent({ details, taskId }: { details: OrderDetails; taskId: string | null }) {
  const { order, contact, subOrders, cancellation, notes, timeline } = details;
  const opened = subOrders.find(({ id }) => id === taskId);
  const proof = proofAddress(order.proofOfDeliveryUrl);
  return (
    <>
      {opened && <OpenedSubOrder subOrder={opened} />}
      <div data-state="">
        {opened && <strong>{messages.ofOrder(order.number)}</strong>}
        <OrderBadge status={order.status} />
        <span data-muted="">{messages.acceptedAt(stamp(details.acceptedAt))}</span>
      </div>
      {contact && <OrderCustomer contact={contact} />}
      <Next details={details} />
      <OrderFacts details={details} />
      {cancellation && <CanceledOrder cancellation={cancellation} />}
      <section>
        <h3>{messages.driver}</h3>
        <div data-box="">
          <PanelDriver task={order} kind="order" container={order.Container.containerNumber} />
        </div>
      </section>
      <OrderWhere order={order} />
      {subOrders.length > 0 && <SubOrderList subOrders={subOrders} openId={opened?.id} />}
      {proof !== null && <OrderProof key={proof} address={proof} />}
      <OrderNotes orderId={order.id} notes={notes} />
      <OrderTimeline timeline={timeline} />
    </>
  );
}

function Next({ details }: { details: OrderDetails }) {
  const label = details.nextAction?.label;
  const assign = assignmentOf(details);
  useAskedAction(assign);
  if (label === undefined) return null;
  return (
    <section data-box="" data-next="" aria-label={messages.next}>
      <small>{messages.next}</small>
      {assign ? <Button onClick={assign}>{label}</Button> : <strong>{label}</strong>}
    </section>
  );
}

function assignmentOf({ nextAction, order, subOrders }: OrderDetails): (() => void) | undefined {
  if (nextAction?.kind !== 'assign') return;
  const { subOrderId } = nextAction;
  const task = subOrderId === null ? order : subOrders.find(({ id }) => id === subOrderId);
  const kind = subOrderId === null ? 'order' : 'sub_order';
  if (!task) return;
  return () => dialogs.open('assign', { task: taskOf(kind, task, order.Container.containerNumber) });
}

/** A picture that cannot be shown is still a link; the page's policy forbids foreign ones. */
function OrderProof({ address }: { address: string }) {
  const [failed, setFailed] = useState(new URL(address, location.href).origin !== location.origin);

  return (
    <section>
      <h3>{messages.proof}</h3>
      {failed ? (
        <div data-line="">
          <span data-muted="">{messages.proofFailed}</span>
          <ExternalLink data-link="" href={address}>
            {cells.openProof}
          </ExternalLink>
        </div>
      ) : (
        <a data-proof="" {...newTab} href={address} title={cells.openProof}>
          <img src={address} alt={messages.proof} loading="lazy" onError={() => setFailed(true)} />
        </a>
      )}
    </section>
  );
}

/** Runs the address's `act=assign` once. `assign`: undefined when the order's next action differs. */
function useAskedAction(assign: (() => void) | undefined): void {
  const [{ act }, change] = useQueryState(panelQuery);
  useEffect(() => {
    if (act === undefined) return;
    change({ act: '' }, { replace: true });
    if (act === 'assign') assign?.();
  }, [act, assign, change]);
}

const OrderTimeline = ({ timeline }: { timeline: readonly TimelineEntry[] }) => (
  <section>
    <h3>{messages.timeline}</h3>
    <ol aria-label={messages.timeline}>
      {withoutRepetition(timeline).map((entry) => (
        <li key={entry.id}>
          {whatHappened(entry)}
          {entry.number?.includes('/') && (
            <small>
              {' '}
              <bdi>{entry.number}</bdi>
            </small>
          )}
          {entry.reason && (
            <p data-muted="">
              <bdi>{entry.reason}</bdi>
            </p>
          )}
          <p data-muted="">
            {whoDid(entry)}، <time dateTime={String(entry.at)}>{stamp(entry.at)}</time>
          </p>
        </li>
      ))}
    </ol>
  </section>
);

export const whoDid = ({ actor: { kind, name } }: Pick<TimelineEntry, 'actor'>): string =>
  name === null ? (messages.actors[kind] ?? '') : isolateName(name);

/** The order is made by the acceptance of its offer, which would be told twice. */
export const withoutRepetition = <Entry extends Pick<TimelineEntry, 'type'>>(timeline: readonly Entry[]) =>
  timeline.some(({ type }) => type === 'order.created')
    ? timeline.filter(({ type }) => type !== 'offer.accepted')
    : timeline;

const statuses: Record<string, string> = { ...orderStatusLabel, ...subOrderStatusLabel };

type Told = Pick<TimelineEntry, 'type' | 'to' | 'driverName' | 'assignment' | 'formerDriverName'>;

export function whatHappened({ type, to, driverName, assignment, formerDriverName }: Told): string {
  const name = messages.driverNamed(driverName);
  if (assignment === 'taken-off') return messages.takenOff(name);
  if (assignment === 'changed' && formerDriverName && driverName !== null)
    return messages.changed(formerDriverName, driverName);
  if (assignment !== null) return messages.assigned(name);
  if ((type === 'order.moved' || type === 'sub_order.moved') && to !== null)
    return messages.becomes(statuses[to] ?? to);
  return messages.happened[type] ?? type;
}
