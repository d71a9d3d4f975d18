import type { MapPoint } from '@hawiyat/shared/contract/orders/order-settings';
import { icon, type LatLngTuple, type LeafletKeyboardEvent, type Marker as LeafletMarker } from 'leaflet';
import { useMemo, useRef } from 'react';
import { Marker, useMap } from 'react-leaflet';
import cornerIcon from './corner.svg?url';
import depotIcon from './depot.svg?url';

const icons = {
  depot: icon({
    iconUrl: depotIcon,
    iconSize: [32, 32],
    iconAnchor: [16, 16],
  }),
  corner: icon({
    iconUrl: cornerIcon,
    iconSize: [28, 28],
    iconAnchor: [14, 14],
  }),
};

/** Pixels that an arrow key moves a point. */
const step = 10;
const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
};

export interface PointMarkerProps {
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
  const now = (): MapPoint | null => {
    const at = marker.current?.getLatLng();
    return at ? { latitude: at.lat, longitude: at.lng } : null;
  };
  const tell = (how: ((point: MapPoint) => void) | undefined) => {
    const at = now();
    if (at) how?.(at);
  };
  const press = ({ originalEvent: event }: LeafletKeyboardEvent) => {
    const move = moves[event.key];
    if (move) {
      event.preventDefault();
      const [x, y] = move;
      const { lat, lng } = map.containerPointToLatLng(map.latLngToContainerPoint(position).add([x, y]));
      onMove({ latitude: lat, longitude: lng });
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
