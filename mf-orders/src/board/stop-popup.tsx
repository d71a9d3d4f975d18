import type { Stop } from '@hawiyat/shared/contract/orders';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { chakra, VisuallyHidden } from '@hawiyat/shared/ui';
import type { LatLngTuple } from 'leaflet';
import { memo, useMemo } from 'react';
import { Popup } from 'react-leaflet';
import { knownPlace, outsideMap } from '../parts/known-place.ts';
import { messages as mapMessages } from '../parts/map-messages.ts';
import { ExternalMark } from '../parts/marks.tsx';
import { ContainerNumber } from '../parts/order-cells.tsx';
import { messages } from './day-messages.ts';
import { StopDriver } from './stop-driver.tsx';
import { useGentlePopup } from './use-gentle-popup.ts';

const Lines = chakra('div', {
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
      // The library gives links a colour of its own.
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

/** What a pressed marker says, and where to go from it. */
export const StopPopup = memo(function StopPopup({ stop, day, onLeave }: StopPopupProps) {
  const popup = useGentlePopup();
  const place = knownPlace(stop.deliveryLocation);
  const { latitude = 0, longitude = 0 } = place ?? {};
  // Another object is another place to the library: it would close the popup, open it again and move the map to it.
  const position = useMemo((): LatLngTuple => [latitude, longitude], [latitude, longitude]);
  if (!place) return null;
  const { type, size } = stop.Container;
  return (
    <Popup
      ref={popup}
      position={position}
      offset={[1, -32]}
      closeButton={false}
      // Beside the buttons, not under them.
      autoPanPaddingTopLeft={[16, 16]}
      autoPanPaddingBottomRight={[68, 16]}
      eventHandlers={{ remove: () => onLeave(stop.id) }}
    >
      <Lines dir="rtl">
        <strong>
          <ContainerNumber of={stop.Container} />
        </strong>
        <div data-muted="">
          {wordFor(messages.kind, stop.kind)} · {type} · {wordFor(sizeLabel, size)}
        </div>
        <div>
          <StopDriver of={stop} day={day} />
        </div>
        <a href={outsideMap(place)} target="_blank" rel="noopener noreferrer">
          {mapMessages.outside}
          <ExternalMark />
          <VisuallyHidden>{mapMessages.newTab}</VisuallyHidden>
        </a>
      </Lines>
    </Popup>
  );
});
