import { count } from '@hawiyat/shared/locale/numbers';
import { divIcon, type LeafletMouseEvent } from 'leaflet';
import { useMemo, useState } from 'react';
import { Marker, useMap, useMapEvents } from 'react-leaflet';
import { messages } from '../../texts/map.ts';
import { whereaboutsOf } from '../whereabouts.ts';
import { clustersOf } from './clusters.ts';
import type { Placed, Point } from './where-each-stands.ts';

/** Pixels below which two pins would cover each other. */
const pinDistance = 44;

/** An element instead of a text of HTML, which the page's Content Security Policy rejects. */
function iconOf(kind: 'pin' | 'cluster' | 'depot', text: string, name: string, isLate = false) {
  const element = document.createElement('span');
  element.setAttribute(`data-${kind}`, '');
  if (isLate) element.setAttribute('data-late', '');
  element.setAttribute('role', 'img');
  element.setAttribute('aria-label', name);
  element.textContent = text;
  return divIcon({ html: element, className: '', iconSize: [0, 0] });
}

export interface PinsProps {
  readonly placed: readonly Placed[];
  readonly today: string;
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** Pointer only: the list does the same by keyboard. */
export function Pins({ placed, today, chosen, onChoose }: PinsProps) {
  const map = useMap();
  const [zoom, setZoom] = useState(map.getZoom());
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  const clusters = useMemo(
    () => clustersOf(placed, ({ at }) => map.project([at.latitude, at.longitude], zoom), pinDistance),
    [map, placed, zoom],
  );
  return clusters.map(({ items: [first, ...rest] }) => {
    if (!first) return null;
    const { container, at } = first;
    const all = [first, ...rest];
    const isChosen = all.some((item) => item.container.id === chosen);
    const name = rest.length > 0 ? messages.cluster(all.length) : messages.pin(container.containerNumber);
    const late = all.some((item) => whereaboutsOf(item.container, today).late);
    const press = (event: LeafletMouseEvent) => {
      const places = all.map(({ at: { latitude, longitude } }) => [latitude, longitude] as [number, number]);
      const isOnePlace = places.every(([lat, lng]) => lat === places[0]?.[0] && lng === places[0]?.[1]);
      if (rest.length === 0 || isOnePlace || zoom === map.getMaxZoom()) onChoose(container.id);
      else map.fitBounds(places, { padding: [60, 60], maxZoom: Math.max(zoom + 2, 14) });
      event.originalEvent.stopPropagation();
    };
    return (
      <Marker
        key={container.id}
        position={[at.latitude, at.longitude]}
        icon={iconOf(
          rest.length > 0 ? 'cluster' : 'pin',
          rest.length > 0 ? count(all.length) : container.containerNumber,
          name,
          late,
        )}
        title={name}
        keyboard={false}
        zIndexOffset={isChosen ? 2000 : late ? 1000 : 0}
        eventHandlers={{ click: press }}
      />
    );
  });
}

export function DepotPin({ at: { latitude, longitude }, containers }: { at: Point; containers: number }) {
  const name = messages.depotPin(containers);
  const icon = useMemo(() => iconOf('depot', count(containers), name), [containers, name]);
  return (
    <Marker
      position={[latitude, longitude]}
      icon={icon}
      title={name}
      keyboard={false}
      interactive={false}
      zIndexOffset={500}
    />
  );
}
