import type { Stop } from '@hawiyat/shared/contract/board';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { icon } from 'leaflet';
import { memo } from 'react';
import { Marker } from 'react-leaflet';
import { knownCoordinates } from '../components/coordinates.ts';
import { messages } from './day-messages.ts';

const pin = (iconUrl: string) => icon({ iconUrl, iconSize: [25, 41], iconAnchor: [12, 41] });

const unassigned = pin(new URL('../components/map-marker.svg', import.meta.url).href);
const assigned = pin(new URL('../components/map-marker-assigned.svg', import.meta.url).href);

export interface StopMarkerProps {
  stop: Stop;
  chosen: boolean;
  onChoose: (id: string) => void;
}

/**
 * Pointer only: the list beside the map does the same by keyboard, and hundreds of markers would fill the
 * tab order.
 */
export const StopMarker = memo(function StopMarker({ stop, chosen, onChoose }: StopMarkerProps) {
  const coordinates = knownCoordinates(stop.deliveryLocation);
  if (!coordinates) return null;
  const name = messages.onMap(wordFor(messages.kind, stop.kind), stop.Container.containerNumber);
  return (
    <Marker
      position={[coordinates.latitude, coordinates.longitude]}
      icon={stop.driverId === null ? unassigned : assigned}
      alt={name}
      title={name}
      keyboard={false}
      // Unassigned stops cover assigned ones, and the chosen one covers all.
      zIndexOffset={chosen ? 2000 : stop.driverId === null ? 1000 : 0}
      eventHandlers={{ click: () => onChoose(stop.id) }}
    />
  );
});
