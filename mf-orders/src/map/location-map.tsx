import type { Place } from '../parts/known-place.ts';
import { MapCanvas } from '../parts/map-canvas.tsx';
import { MapFailed } from '../parts/map-failed.tsx';
import { messages } from '../parts/map-messages.ts';
import { MapMarker } from './map-marker.tsx';

/** One place on the map. */
export function LocationMap({ place }: { place: Place }) {
  return (
    <MapCanvas
      label={messages.label}
      start={{ center: [place.latitude, place.longitude], zoom: 13 }}
      failed={<MapFailed place={place} />}
    >
      <MapMarker place={place} />
    </MapCanvas>
  );
}
