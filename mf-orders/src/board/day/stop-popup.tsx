import type { Stop } from '@hawiyat/shared/contract/orders/board';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { chakra, VisuallyHidden } from '@hawiyat/shared/ui';
import type { LatLngTuple, Popup as LeafletPopup } from 'leaflet';
import { memo, type RefObject, useMemo, useRef } from 'react';
import { Popup, useMapEvents } from 'react-leaflet';
import { knownCoordinates, mapLink } from '../../components/coordinates.ts';
import { ExternalIcon } from '../../components/icons.tsx';
import { messages as mapMessages } from '../../components/map-messages.ts';
import { ContainerNumber, OrderNumber } from '../../components/order-cells.tsx';
import { messages } from './day-messages.ts';
import { StopDriver } from './stop-driver.tsx';

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

const PopupText = chakra('div', {
  base: {
    py: '1',
    fontWeight: 'normal',
    '& > strong': { fontSize: 'md', fontWeight: 'semibold' },
    '& [data-muted]': { color: 'fg.muted' },
    '& button, & a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minH: { base: '11', md: '8' },
      // Leaflet sets its own link color.
      color: 'brand.fg !important',
      fontWeight: 'medium',
      cursor: 'pointer',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
    },
  },
});

export interface StopPopupProps {
  stop: Stop;
  day: string;
  onLeave: (id: string) => void;
}

export const StopPopup = memo(function StopPopup({ stop, day, onLeave }: StopPopupProps) {
  const popup = useGentlePopup();
  const coordinates = knownCoordinates(stop.deliveryLocation);
  const { latitude = 0, longitude = 0 } = coordinates ?? {};
  // Leaflet treats a new array as a move: it would reopen the popup and pan the map.
  const position = useMemo((): LatLngTuple => [latitude, longitude], [latitude, longitude]);
  if (!coordinates) return null;
  const { type, size } = stop.Container;
  return (
    <Popup
      ref={popup}
      position={position}
      offset={[1, -32]}
      closeButton={false}
      // Keeps the popup clear of the zoom buttons.
      autoPanPaddingTopLeft={[16, 16]}
      autoPanPaddingBottomRight={[68, 16]}
      eventHandlers={{ remove: () => onLeave(stop.id) }}
    >
      <PopupText dir="rtl">
        <strong>
          <ContainerNumber container={stop.Container} />
        </strong>
        <OrderNumber number={stop.number} orderId={stop.orderId} />
        <div data-muted="">
          {wordFor(messages.kind, stop.kind)} · {type} · {wordFor(sizeLabel, size)}
        </div>
        <div>
          <StopDriver stop={stop} day={day} />
        </div>
        <a href={mapLink(coordinates)} target="_blank" rel="noopener noreferrer">
          {mapMessages.outside}
          <ExternalIcon />
          <VisuallyHidden>{mapMessages.newTab}</VisuallyHidden>
        </a>
      </PopupText>
    </Popup>
  );
});
