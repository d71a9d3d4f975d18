import { fitting, MapCanvas } from '@hawiyat/shared/components/map-canvas';
import type { Stop } from '@hawiyat/shared/contract/orders/board';
import { count } from '@hawiyat/shared/locale/numbers';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { Alert } from '@hawiyat/shared/ui';
import type { Icon, LatLngBounds, LatLngBoundsLiteral, LatLngTuple } from 'leaflet';
import { divIcon, icon } from 'leaflet';
import { memo, useEffect, useMemo, useRef } from 'react';
import { Marker, Polyline, useMap } from 'react-leaflet';
import { type Coordinates, knownCoordinates } from '../../components/coordinates.ts';
import { messages } from '../../texts/day.ts';
import { messages as mapMessages } from '../../texts/location.ts';
import type { DriverMark } from './driver-mark.ts';
import { type DayLane, type DriverRef, isOpen } from './lanes.ts';
import { StopPopup } from './stop-popup.tsx';

export interface StopsMapProps {
  day: string;
  lanes: readonly DayLane[];
  marks: ReadonlyMap<string, DriverMark>;
  depot: Coordinates | null;
  chosen: string | null;
  onChoose: (id: string) => void;
  onLeave: (id: string) => void;
}

export function StopsMap({ day, lanes, marks, depot, chosen, onChoose, onLeave }: StopsMapProps) {
  const stops = useMemo(() => lanes.flatMap((lane) => lane.stops), [lanes]);
  const opened = stops.find((stop) => stop.id === chosen);
  return (
    <MapCanvas
      label={messages.map}
      start={{ bounds: boundsOf(stops) }}
      failed={<Alert status="warning">{mapMessages.picturesFailed}</Alert>}
    >
      <FitStops key={day} stops={stops} inUse={opened !== undefined} />
      <HideRoutes />
      {depot && <DepotMarker coordinates={depot} />}
      {lanes.map(
        ({ driver, stops: his }) =>
          driver && (
            <Route key={`${driver.id} route`} stops={his} depot={depot} color={marks.get(driver.id)?.color} />
          ),
      )}
      {lanes.flatMap(({ driver, stops: his }) =>
        his.map((item, at) => (
          <StopMarker
            key={item.id}
            stop={item}
            driver={driver}
            mark={driver ? marks.get(driver.id) : undefined}
            place={at + 1}
            chosen={item.id === chosen}
            onChoose={onChoose}
          />
        )),
      )}
      {opened && <StopPopup key={opened.id} stop={opened} day={day} onLeave={onLeave} />}
    </MapCanvas>
  );
}

interface RouteProps {
  stops: readonly Stop[];
  depot: Coordinates | null;
  color: string | undefined;
}

function Route({ stops, depot, color }: RouteProps) {
  const points = useMemo(() => routeOf(stops, depot), [stops, depot]);
  if (points.length < 2 || color === undefined) return null;
  return (
    <Polyline
      positions={points}
      interactive={false}
      color={color}
      weight={3}
      opacity={0.65}
      dashArray="6 6"
    />
  );
}

function routeOf(stops: readonly Stop[], depot: Coordinates | null): LatLngTuple[] {
  const first = stops.findIndex(isOpen);
  if (first === -1) return [];
  const before = stops.slice(0, first).findLast((stop) => knownCoordinates(stop.deliveryLocation));
  const start = before ? before.deliveryLocation : depot;
  return [start, ...stops.slice(first).map((stop) => stop.deliveryLocation)].flatMap(pointOf);
}

const pointOf = (location: Stop['deliveryLocation']): LatLngTuple[] => {
  const coordinates = knownCoordinates(location);
  return coordinates ? [[coordinates.latitude, coordinates.longitude]] : [];
};

function HideRoutes() {
  const map = useMap();
  useEffect(() => map.getPane('overlayPane')?.setAttribute('aria-hidden', 'true'), [map]);
  return null;
}

/** Fits the map to the stops until the person touches it. */
function FitStops({ stops, inUse }: { stops: readonly Stop[]; inUse: boolean }) {
  const map = useMap();
  const shown = useRef<LatLngBounds>(null);
  useEffect(() => {
    const before = shown.current;
    const bounds = boundsOf(stops);
    if (before) {
      const touched = inUse || !before.equals(map.getBounds()) || map.getContainer().matches(':hover');
      if (touched || before.contains(bounds)) return;
    }
    map.fitBounds(bounds, { ...fitting, animate: false });
    shown.current = map.getBounds();
  }, [map, stops, inUse]);
  return null;
}

const boundsOf = (stops: readonly Stop[]): LatLngBoundsLiteral =>
  stops.flatMap((stop) => pointOf(stop.deliveryLocation));

/** Elements, because the Content Security Policy rejects HTML text. */
function pictureIcon(size: number, attributes: Readonly<Record<string, string>>, text = '') {
  const html = document.createElement('span');
  for (const [name, value] of Object.entries(attributes)) html.setAttribute(name, value);
  html.setAttribute('role', 'img');
  html.textContent = text;
  return divIcon({ html, className: '', iconSize: [size, size], iconAnchor: [size / 2, size / 2] });
}

const home = pictureIcon(22, { 'data-depot': '', 'aria-label': messages.depot });

const DepotMarker = ({ coordinates: { latitude, longitude } }: { coordinates: Coordinates }) => (
  <Marker
    position={[latitude, longitude]}
    icon={home}
    title={messages.depot}
    keyboard={false}
    interactive={false}
  />
);

const unassigned = icon({
  iconUrl: new URL('../../components/map-marker.svg', import.meta.url).href,
  iconSize: [25, 41],
  iconAnchor: [12, 41],
});

function markIcon({ color, shape }: DriverMark, text: string, name: string) {
  const mark = pictureIcon(26, { 'data-mark': '', 'data-shape': shape, 'aria-label': name }, text);
  (mark.options.html as HTMLElement).style.setProperty('--mark', color);
  return mark;
}

export interface StopMarkerProps {
  stop: Stop;
  driver: DriverRef | null;
  mark: DriverMark | undefined;
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
