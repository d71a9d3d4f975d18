import { fitting, MapCanvas } from '@hawiyat/shared/components/map-canvas';
import { MapPopup } from '@hawiyat/shared/components/map-popup';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { count } from '@hawiyat/shared/locale/numbers';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { Link } from '@hawiyat/shared/router';
import { Alert } from '@hawiyat/shared/ui';
import { divIcon, type LatLngBoundsLiteral, type LeafletMouseEvent } from 'leaflet';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Marker, useMap, useMapEvents } from 'react-leaflet';
import { messages } from '../../texts/map.ts';
import { OrderLink } from '../list/order-and-place.tsx';
import { whereaboutsOf } from '../whereabouts.ts';
import { clustersOf } from './clusters.ts';
import type { PlaceListProps } from './place-list.tsx';
import type { Placed, Places, Point } from './where-each-stands.ts';

interface PinsMapProps extends PlaceListProps {
  readonly depot: Point | null;
  readonly onLeave: (id: string) => void;
}

const Riyadh: Point = { latitude: 24.71, longitude: 46.68 };

export function PinsMap({ places, depot, today, chosen, onChoose, onLeave }: PinsMapProps) {
  const { placed } = places;
  const opened = placed.find(({ container }) => container.id === chosen);
  return (
    <MapCanvas
      label={messages.label}
      start={{ bounds: boundsOf(placed, depot) }}
      failed={<Alert status="warning">{messages.picturesFailed}</Alert>}
    >
      <Fit placed={placed} depot={depot} />
      {opened && <Reach at={opened.at} />}
      {depot && <DepotPin at={depot} containers={places.depot} />}
      <Pins placed={placed} today={today} chosen={chosen} onChoose={onChoose} />
      {opened && <PinPopup key={opened.container.id} placed={opened} today={today} onLeave={onLeave} />}
    </MapCanvas>
  );
}

function boundsOf(placed: readonly Placed[], depot: Point | null): LatLngBoundsLiteral {
  const points = [...placed.map(({ at }) => at), ...(depot ? [depot] : [])];
  return (points.length > 0 ? points : [Riyadh]).map(({ latitude, longitude }) => [latitude, longitude]);
}

/** Fits the map to the result of a new filter; a live change moves nothing. */
function Fit({ placed, depot }: { placed: readonly Placed[]; depot: Point | null }) {
  const map = useMap();
  const shown = useRef(placed.length);
  useEffect(() => {
    if (Math.abs(shown.current - placed.length) < 2) return;
    shown.current = placed.length;
    map.fitBounds(boundsOf(placed, depot), { ...fitting, animate: false });
  }, [map, placed, depot]);
  return null;
}

function Reach({ at: { latitude, longitude } }: { at: Point }) {
  const map = useMap();
  useEffect(() => {
    map.setView([latitude, longitude], Math.max(map.getZoom(), 13), { animate: false });
  }, [map, latitude, longitude]);
  return null;
}

const css = {
  '& > div': { color: 'fg.muted' },
  '& > [data-late]': { color: 'danger.fg', fontWeight: 'medium' },
  '& a': { me: '4' },
} as const;

type PinPopupProps = Pick<PinsMapProps, 'today' | 'onLeave'> & { readonly placed: Placed };

function PinPopup({ placed: { container, at }, today, onLeave }: PinPopupProps) {
  const { id, containerNumber, type, size } = container;
  const { order, where, when, late } = whereaboutsOf(container, today);
  return (
    <MapPopup at={at} offset={[0, -14]} css={css} onClose={() => onLeave(id)}>
      <strong>
        <bdi dir="ltr">{containerNumber}</bdi>
      </strong>
      <div>
        {type} · {wordFor(sizeLabel, size)}
      </div>
      {where && <div>{where}</div>}
      <div data-late={late ? '' : undefined}>{when}</div>
      <Link to={`/containers/${id}`}>{messages.page}</Link>
      {order && <OrderLink {...order} />}
    </MapPopup>
  );
}

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

type PinsProps = Pick<Places, 'placed'> & Omit<PlaceListProps, 'places'>;

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
