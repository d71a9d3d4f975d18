import type { Stop } from '@hawiyat/shared/contract/board';
import { orderStatuses } from '@hawiyat/shared/contract/orders';
import { subOrderStatuses } from '@hawiyat/shared/contract/sub-orders';
import { OrderBadge, SubOrderBadge } from '@hawiyat/shared/lib/status-badges';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { Badge, Ltr } from '@hawiyat/shared/ui';
import { memo } from 'react';
import { knownCoordinates } from '../components/coordinates.ts';
import { PinIcon } from '../components/icons.tsx';
import { messages as mapMessages } from '../components/map-messages.ts';
import { ContainerNumber } from '../components/order-cells.tsx';
import { whereText } from '../components/where-text.ts';
import { messages } from './day-messages.ts';
import { StopDriver } from './stop-driver.tsx';

/** A status that this build does not know is shown raw. */
export function StopBadge({ stop: { kind, status } }: { stop: Stop }) {
  const order = kind === 'delivery' && orderStatuses.find((name) => name === status);
  if (order) return <OrderBadge status={order} />;
  const subOrder = kind !== 'delivery' && subOrderStatuses.find((name) => name === status);
  if (subOrder) return <SubOrderBadge status={subOrder} />;
  return (
    <Badge>
      <Ltr>{status}</Ltr>
    </Badge>
  );
}

export interface StopRowProps {
  stop: Stop;
  day: string;
  chosen: boolean;
  onPress: (id: string) => void;
}

export const StopRow = memo(function StopRow({ stop, day, chosen, onPress }: StopRowProps) {
  const { id, kind, driverId, Container } = stop;
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
    <li data-stop={id} data-chosen={chosen || undefined} data-open={driverId === null || undefined}>
      {knownCoordinates(stop.deliveryLocation) ? (
        <button type="button" data-show="" aria-pressed={chosen} onClick={() => onPress(id)}>
          {what}
          <PinIcon />
        </button>
      ) : (
        <div data-show="" title={mapMessages.none}>
          {what}
        </div>
      )}
      <StopBadge stop={stop} />
      <span data-muted="">
        {stop.number && (
          <>
            <bdi>{stop.number}</bdi> ·{' '}
          </>
        )}
        {Container.type} · {wordFor(sizeLabel, Container.size)}
        {where !== '' && ` · ${where}`}
      </span>
      <span data-driver="">
        <StopDriver stop={stop} day={day} />
      </span>
    </li>
  );
});
