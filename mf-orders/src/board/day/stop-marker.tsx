import type { Stop } from '@hawiyat/shared/contract/orders/board';
import { count } from '@hawiyat/shared/locale/numbers';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { divIcon, type Icon, icon } from 'leaflet';
import { memo, useMemo } from 'react';
import { Marker } from 'react-leaflet';
import { knownCoordinates } from '../../components/coordinates.ts';
import { messages } from '../../texts/day.ts';
import type { DriverMark } from './driver-mark.ts';
import { type DriverRef, isOpen } from './lanes.ts';

const unassigned = icon({
  iconUrl: new URL('../../components/map-marker.svg', import.meta.url).href,
  iconSize: [25, 41],
  iconAnchor: [12, 41],
});

/** An element, because the Content Security Policy rejects HTML text. */
function markIcon({ color, shape }: DriverMark, text: string, name: string) {
  const element = document.createElement('span');
  element.setAttribute('data-mark', '');
  element.setAttribute('data-shape', shape);
  element.setAttribute('role', 'img');
  element.setAttribute('aria-label', name);
  element.style.setProperty('--mark', color);
  element.textContent = text;
  return divIcon({ html: element, className: '', iconSize: [26, 26], iconAnchor: [13, 13] });
}

export interface StopMarkerProps {
  stop: Stop;
  driver: DriverRef | null;
  mark: DriverMark | undefined;
  /** Among its driver's stops, from 1. */
  place: number;
  chosen: boolean;
  onChoose: (id: string) => void;
}

/** Pointer only: the list does the same by keyboard, and hundreds of markers would fill the tab order. */
export const StopMarker = memo(function StopMarker(props: StopMarkerProps) {
  const { stop, driver, mark, place, chosen, onChoose } = props;
  const { id, kind, Container } = stop;
  const coordinates = knownCoordinates(stop.deliveryLocation);
  const what = messages.onMap(wordFor(messages.kind, kind), Container.containerNumber);
  const text = isOpen(stop) ? count(place) : '✓';
  const name = driver ? messages.placeOnMap(`${text}. ${what}`, driver.name) : what;
  const shown = useMemo(() => (mark ? markIcon(mark, text, name) : unassigned), [mark, text, name]);
  if (!coordinates) return null;
  return (
    <Marker
      position={[coordinates.latitude, coordinates.longitude]}
      icon={shown as Icon}
      alt={name}
      title={name}
      keyboard={false}
      // Unassigned stops cover assigned ones, open ones cover done ones, and the chosen one covers all.
      zIndexOffset={chosen ? 3000 : driver === null ? 2000 : isOpen(stop) ? 1000 : 0}
      eventHandlers={{ click: () => onChoose(id) }}
    />
  );
});
