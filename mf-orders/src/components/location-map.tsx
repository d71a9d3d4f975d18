import { MapCanvas } from '@hawiyat/shared/components/map-canvas';
import type { Coordinates } from './coordinates.ts';
import { MapFailed } from './map-failed.tsx';
import { MapMarker } from './map-marker.tsx';
import { messages } from './map-messages.ts';

export function LocationMap({ coordinates }: { coordinates: Coordinates }) {
  return (
    <MapCanvas
      label={messages.label}
      start={{ center: [coordinates.latitude, coordinates.longitude], zoom: 13 }}
      failed={<MapFailed coordinates={coordinates} />}
    >
      <MapMarker coordinates={coordinates} />
    </MapCanvas>
  );
}
