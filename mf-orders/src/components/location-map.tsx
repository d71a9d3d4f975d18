import { Coordinates } from '@hawiyat/shared/components/coordinates';
import { MapCanvas } from '@hawiyat/shared/components/map-canvas';
import { Alert } from '@hawiyat/shared/ui';
import type { Coordinates as Point } from './coordinates.ts';
import { MapMarker } from './map-marker.tsx';
import { messages } from './map-messages.ts';

export function LocationMap({ coordinates }: { coordinates: Point }) {
  const failed = (
    <Alert status="warning">
      {messages.failed} <Coordinates point={coordinates} />
    </Alert>
  );
  return (
    <MapCanvas
      label={messages.label}
      start={{ center: [coordinates.latitude, coordinates.longitude], zoom: 13 }}
      failed={failed}
    >
      <MapMarker coordinates={coordinates} />
    </MapCanvas>
  );
}
