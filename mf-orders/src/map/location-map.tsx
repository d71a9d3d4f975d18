import type { Coordinates } from '../components/coordinates.ts';
import { MapCanvas } from '../components/map-canvas.tsx';
import { MapFailed } from '../components/map-failed.tsx';
import { messages } from '../components/map-messages.ts';
import { MapMarker } from './map-marker.tsx';

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
