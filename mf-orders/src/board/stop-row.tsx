import type { Stop } from '@hawiyat/shared/contract/orders';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { memo } from 'react';
import { knownPlace } from '../parts/known-place.ts';
import { messages as mapMessages } from '../parts/map-messages.ts';
import { PinMark } from '../parts/marks.tsx';
import { ContainerNumber } from '../parts/order-cells.tsx';
import { messages } from './day-messages.ts';
import { StopBadge } from './stop-badge.tsx';
import { StopDriver } from './stop-driver.tsx';

export interface StopRowProps {
  stop: Stop;
  day: string;
  chosen: boolean;
  onPress: (id: string) => void;
}

/** One stop of the day: pressing it shows it on the map. */
export const StopRow = memo(function StopRow({ stop, day, chosen, onPress }: StopRowProps) {
  const { id, kind, driverId, Container } = stop;
  const what = (
    <>
      <strong>
        <ContainerNumber of={Container} />
      </strong>
      <span data-kind={kind}>{wordFor(messages.kind, kind)}</span>
    </>
  );
  return (
    <li data-stop={id} data-chosen={chosen || undefined} data-open={driverId === null || undefined}>
      {knownPlace(stop.deliveryLocation) ? (
        <button type="button" data-show="" aria-pressed={chosen} onClick={() => onPress(id)}>
          {what}
          <PinMark />
        </button>
      ) : (
        <div data-show="" title={mapMessages.none}>
          {what}
        </div>
      )}
      <StopBadge of={stop} />
      <span data-muted="">
        {Container.type} · {wordFor(sizeLabel, Container.size)}
      </span>
      <span data-driver="">
        <StopDriver of={stop} day={day} />
      </span>
    </li>
  );
});
