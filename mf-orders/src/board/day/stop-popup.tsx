import { MapPopup } from '@hawiyat/shared/components/map-popup';
import type { Stop } from '@hawiyat/shared/contract/orders/board';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { VisuallyHidden } from '@hawiyat/shared/ui';
import type { Popup as LeafletPopup } from 'leaflet';
import { memo, type RefObject, useRef } from 'react';
import { useMapEvents } from 'react-leaflet';
import { knownCoordinates, mapLink } from '../../components/coordinates.ts';
import { ExternalLink } from '../../components/icons.tsx';
import { ContainerNumber, OrderNumber } from '../../components/order-cells.tsx';
import { messages } from '../../texts/day.ts';
import { messages as mapMessages } from '../../texts/location.ts';
import { StopDriver } from './stop-card.tsx';

/** Leaflet pans to an open popup whenever its text changes; after the person has moved the map, it must not. */
export function useGentlePopup(): RefObject<LeafletPopup | null> {
  const popup = useRef<LeafletPopup>(null);
  const moving = useRef(false);
  useMapEvents({
    autopanstart: () => {
      moving.current = true;
    },
    movestart: () => {
      if (popup.current && !moving.current) popup.current.options.autoPan = false;
    },
    moveend: () => {
      moving.current = false;
    },
  });
  return popup;
}

const css = { '& [data-muted]': { color: 'fg.muted' }, '& button, & a': { gap: '1.5' } } as const;

interface StopPopupProps {
  stop: Stop;
  day: string;
  onLeave: (id: string) => void;
}

export const StopPopup = memo(function StopPopup({ stop, day, onLeave }: StopPopupProps) {
  const popup = useGentlePopup();
  const coordinates = knownCoordinates(stop.deliveryLocation);
  if (!coordinates) return null;

  return (
    <MapPopup ref={popup} at={coordinates} offset={[1, -32]} css={css} onClose={() => onLeave(stop.id)}>
      <strong>
        <ContainerNumber container={stop.Container} />
      </strong>
      <OrderNumber number={stop.number} orderId={stop.orderId} />
      <div data-muted="">
        {wordFor(messages.kind, stop.kind)} · {stop.Container.type} ·{' '}
        {wordFor(sizeLabel, stop.Container.size)}
      </div>
      <div>
        <StopDriver stop={stop} day={day} />
      </div>
      <ExternalLink href={mapLink(coordinates)}>
        {mapMessages.outside}
        <VisuallyHidden>{mapMessages.newTab}</VisuallyHidden>
      </ExternalLink>
    </MapPopup>
  );
});
