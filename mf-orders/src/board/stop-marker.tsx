import type { Stop } from '@hawiyat/shared/contract/orders';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { icon } from 'leaflet';
import { memo } from 'react';
import { Marker } from 'react-leaflet';
import { knownPlace } from '../parts/known-place.ts';
import { messages } from './day-messages.ts';

const pin = (iconUrl: string) => icon({ iconUrl, iconSize: [25, 41], iconAnchor: [12, 41] });

/** Orange is what asks for something to be done. */
const unassigned = pin(new URL('../parts/map-marker.svg', import.meta.url).href);
const assigned = pin(new URL('../parts/map-marker-assigned.svg', import.meta.url).href);

export interface StopMarkerProps {
  stop: Stop;
  chosen: boolean;
  onChoose: (id: string) => void;
}

/**
 * A stop's place. It is pressed by pointer only: by keyboard the list beside the map does the same, and hundreds of markers
 * would stand between the map and what comes after it.
 */
export const StopMarker = memo(function StopMarker({ stop, chosen, onChoose }: StopMarkerProps) {
  const place = knownPlace(stop.deliveryLocation);
  if (!place) return null;
  const name = messages.onMap(wordFor(messages.kind, stop.kind), stop.Container.containerNumber);
  return (
    <Marker
      position={[place.latitude, place.longitude]}
      icon={stop.driverId === null ? unassigned : assigned}
      alt={name}
      title={name}
      keyboard={false}
      // What is to be done lies above what is arranged, and what was chosen above all.
      zIndexOffset={chosen ? 2000 : stop.driverId === null ? 1000 : 0}
      eventHandlers={{ click: () => onChoose(stop.id) }}
    />
  );
});
