import { fitting, MapCanvas } from '@hawiyat/shared/components/map-canvas';
import { MapPopup } from '@hawiyat/shared/components/map-popup';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { Link } from '@hawiyat/shared/router';
import { Alert } from '@hawiyat/shared/ui';
import type { LatLngBoundsLiteral } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { messages } from '../../texts/map.ts';
import { OrderLink } from '../list/order-and-place.tsx';
import { whereaboutsOf } from '../whereabouts.ts';
import { DepotPin, Pins } from './pins.tsx';
import type { Placed, Places, Point } from './where-each-stands.ts';

export interface PinsMapProps {
  readonly places: Places;
  readonly depot: Point | null;
  readonly today: string;
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
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

/** Zooms until the chosen container stands alone. */
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

interface PinPopupProps {
  readonly placed: Placed;
  readonly today: string;
  readonly onLeave: (id: string) => void;
}

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
