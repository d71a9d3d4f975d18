import { OrderBadge, SubOrderBadge } from '@hawiyat/shared/components/status-badges';
import type { Stop } from '@hawiyat/shared/contract/orders/board';
import type { OrderStatus } from '@hawiyat/shared/contract/orders/orders';
import type { SubOrderStatus } from '@hawiyat/shared/contract/orders/sub-orders';
import { proofAddress } from '@hawiyat/shared/lib/proof-address';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { today } from '@hawiyat/shared/locale/today';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { mayI } from '@hawiyat/shared/state';
import { VisuallyHidden } from '@hawiyat/shared/ui';
import { memo } from 'react';
import { knownCoordinates } from '../../components/coordinates.ts';
import { CheckIcon, ExternalLink, MoveIcon, PinIcon } from '../../components/icons.tsx';
import { ContainerNumber, OrderNumber, TaskDriver } from '../../components/order-cells.tsx';
import { taskKind } from '../../components/task.ts';
import { whereText } from '../../components/where-text.ts';
import { messages } from '../../texts/day.ts';
import { messages as mapMessages } from '../../texts/location.ts';
import { useDraggableStop } from './drag.ts';
import { DriverBadge } from './driver-badge.tsx';
import type { DriverMark } from './driver-mark.ts';
import { openStopMenu } from './drop-stop.ts';
import { isMovable, isOpen } from './lanes.ts';
import { isOverdue } from './progress-line.tsx';
import type { Leg } from './travel.ts';

export interface StopCardProps {
  stop: Stop;
  day: string;
  mark: DriverMark | undefined;
  /** Among its driver's stops, from 1. */
  place: number;
  leg: Leg | undefined;
  chosen: boolean;
  sending: boolean;
  drags: boolean;
  onPress: (id: string) => void;
}

export const StopCard = memo(function StopCard(props: StopCardProps) {
  const { stop, day, mark, place, leg, chosen, sending, drags, onPress } = props;
  const { id, kind, driverId, status, Container } = stop;
  const card = useDraggableStop(stop, { isEnabled: drags, isSending: sending });
  const isDone = !isOpen(stop) && status !== 'failed';
  const where = whereText(stop);
  const what = (
    <>
      <strong>
        <ContainerNumber container={Container} />
      </strong>
      <span data-kind={kind}>{wordFor(messages.kind, kind)}</span>
    </>
  );
  return (
    <li
      ref={card}
      data-stop={id}
      data-chosen={chosen || undefined}
      data-open={(driverId === null && !isDone) || undefined}
      data-done={isDone || undefined}
      aria-busy={sending || undefined}
    >
      <div data-head="">
        {mark && <DriverBadge mark={mark} place={isDone ? '✓' : place} />}
        {knownCoordinates(stop.deliveryLocation) ? (
          <button
            type="button"
            data-show=""
            data-print="text"
            aria-pressed={chosen}
            onClick={() => onPress(id)}
          >
            {what}
            <PinIcon />
          </button>
        ) : (
          <div data-show="" title={mapMessages.none}>
            {what}
          </div>
        )}
        {isMovable(stop) && mayI('assign') && (
          <button
            type="button"
            data-menu=""
            aria-label={messages.moveStop(stop.number)}
            title={messages.move}
            disabled={sending}
            onClick={() => openStopMenu(stop)}
          >
            <MoveIcon />
          </button>
        )}
      </div>
      <div data-muted="">
        <OrderNumber number={stop.number} orderId={stop.orderId} /> {Container.type} ·{' '}
        {wordFor(sizeLabel, Container.size)}
      </div>
      {where !== '' && <div data-muted="">{where}</div>}
      {leg && (
        <div data-leg="">
          <VisuallyHidden>{messages.legSpoken(leg)}</VisuallyHidden>
          <span aria-hidden="true">{messages.leg(leg)}</span>
        </div>
      )}
      <div data-foot="">
        {isDone ? (
          <Done stop={stop} day={day} />
        ) : isOverdue(stop, today()) ? (
          <span data-late="">{messages.lateSince(stop.day)}</span>
        ) : (
          <StopBadge stop={stop} />
        )}
        {driverId === null && !isDone && <StopDriver stop={stop} day={day} />}
        {sending && <span data-muted="">{messages.sending}</span>}
      </div>
    </li>
  );
});

function Done({ stop: { doneAt, kind, proofOfDeliveryUrl, Container }, day }: { stop: Stop; day: string }) {
  const proof = kind === 'delivery' ? proofAddress(proofOfDeliveryUrl) : null;
  return (
    <>
      <span data-ticked="">
        <CheckIcon />
        {doneAt && messages.doneAt(doneAt, today(new Date(doneAt)) === day)}
      </span>
      {proof !== null && (
        <ExternalLink
          data-proof=""
          data-print="no"
          href={proof}
          aria-label={messages.proofOf(Container.containerNumber)}
        >
          {messages.proof}
        </ExternalLink>
      )}
    </>
  );
}

const StopBadge = ({ stop: { kind, status } }: { stop: Stop }) =>
  kind === 'delivery' ? (
    <OrderBadge status={status as OrderStatus} />
  ) : (
    <SubOrderBadge status={status as SubOrderStatus} />
  );

export function StopDriver({ stop, day }: { stop: Stop; day: string }) {
  const { id, number, kind, driverId, driverName, status, Container } = stop;
  const task = {
    id,
    number,
    deliveryDate: day,
    driverId,
    status,
    Driver: driverName === null ? null : { user: { name: driverName }, picture: null },
    type: kind === 'delivery' ? undefined : kind,
  };
  return <TaskDriver task={task} kind={taskKind(stop)} container={Container} />;
}
