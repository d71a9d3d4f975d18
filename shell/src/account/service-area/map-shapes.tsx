import type { MapPoint } from '@hawiyat/shared/contract/orders/order-settings';
import type { LatLngLiteral, LatLngTuple, LeafletKeyboardEvent, Marker as LeafletMarker } from 'leaflet';
import { icon } from 'leaflet';
import { useMemo, useRef, useState } from 'react';
import { Marker, Polygon, Tooltip, useMap } from 'react-leaflet';
import { messages } from '../../texts/service-area.ts';
import cornerIcon from './corner.svg?url';
import depotIcon from './depot.svg?url';
import { cornersText } from './typed-points.ts';

export const tuple = ({ latitude, longitude }: MapPoint): LatLngTuple => [latitude, longitude];

export const pointOf = ({ lat, lng }: LatLngLiteral): MapPoint => ({ latitude: lat, longitude: lng });

const drawn = { color: 'var(--hw-colors-accent-graphic)', weight: 3, fillOpacity: 0.16 };
const other = { color: 'var(--hw-colors-info-graphic)', weight: 2, fillOpacity: 0.1 };

/** Pixels: the depot is often in the middle of its area. */
const aboveCenter: [number, number] = [0, -28];

interface AreaShapeProps {
  name: string;
  corners: readonly MapPoint[];
  isDrawn: boolean;
  onChange: (corners: readonly MapPoint[]) => void;
}

/** A press on it is a press on the map. */
export function AreaShape({ name, corners, isDrawn, onChange }: AreaShapeProps) {
  const map = useMap();
  const [dragged, setDragged] = useState<{ readonly at: number; readonly to: MapPoint } | null>(null);
  const shown = dragged ? corners.with(dragged.at, dragged.to) : corners;
  const move = (at: number, to: MapPoint) => {
    setDragged(null);
    onChange(corners.with(at, to));
  };
  const remove = (at: number) => {
    onChange(corners.toSpliced(at, 1));
    // The last marker leaves with the focus, so the map takes it.
    if (at === corners.length - 1) map.getContainer().focus();
  };
  return (
    <>
      {corners.length > 1 && (
        <Polygon positions={shown.map(tuple)} pathOptions={isDrawn ? drawn : other} interactive={false}>
          {corners.length > 2 && (
            // A tooltip stays where it opened, so each outline opens its own.
            <Tooltip key={cornersText(corners)} permanent direction="center" offset={aboveCenter}>
              <span dir="rtl">{name}</span>
            </Tooltip>
          )}
        </Polygon>
      )}
      {isDrawn &&
        corners.map((point, at) => (
          <PointMarker
            key={`${at}-${name}`}
            kind="corner"
            title={messages.cornerTitle(at + 1)}
            name={messages.corner(at + 1, name)}
            point={point}
            onDrag={(to) => setDragged({ at, to })}
            onMove={(to) => move(at, to)}
            onRemove={() => remove(at)}
          />
        ))}
    </>
  );
}

const icons = {
  depot: icon({ iconUrl: depotIcon, iconSize: [32, 32], iconAnchor: [16, 16] }),
  corner: icon({ iconUrl: cornerIcon, iconSize: [28, 28], iconAnchor: [14, 14] }),
};

/** Pixels that an arrow key moves a point. */
const step = 10;
const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
};

interface PointMarkerProps {
  kind: keyof typeof icons;
  title: string;
  /** For screen readers; it names the keys. */
  name: string;
  point: MapPoint;
  onDrag?: (point: MapPoint) => void;
  onMove: (point: MapPoint) => void;
  onRemove?: () => void;
}

export function PointMarker({ kind, title, name, point, onDrag, onMove, onRemove }: PointMarkerProps) {
  const map = useMap();
  const marker = useRef<LeafletMarker>(null);
  const { latitude, longitude } = point;
  // A new array, even of the same numbers, would put a dragged marker back.
  const position = useMemo((): LatLngTuple => [latitude, longitude], [latitude, longitude]);
  const tell = (how: ((point: MapPoint) => void) | undefined) => {
    const at = marker.current?.getLatLng();
    if (at) how?.(pointOf(at));
  };
  const press = ({ originalEvent: event }: LeafletKeyboardEvent) => {
    const move = moves[event.key];
    if (move) {
      event.preventDefault();
      const [x, y] = move;
      onMove(pointOf(map.containerPointToLatLng(map.latLngToContainerPoint(position).add([x, y]))));
    } else if (onRemove && ['Delete', 'Backspace'].includes(event.key)) {
      event.preventDefault();
      onRemove();
    }
  };
  return (
    <Marker
      ref={marker}
      position={position}
      icon={icons[kind]}
      draggable
      alt={name}
      title={title}
      zIndexOffset={kind === 'corner' ? 1000 : 0}
      eventHandlers={{ drag: () => tell(onDrag), dragend: () => tell(onMove), keydown: press }}
    />
  );
}
