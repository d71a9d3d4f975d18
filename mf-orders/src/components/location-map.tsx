import { MapCanvas } from '@hawiyat/shared/components/map-canvas';
import { coordinatesText } from '@hawiyat/shared/locale/coordinates';
import { Alert, Ltr } from '@hawiyat/shared/ui';
import type { Coordinates } from './coordinates.ts';
import { MapMarker } from './map-marker.tsx';
import { messages } from './map-messages.ts';

export function LocationMap({ coordinates }: { coordinates: Coordinates }) {
  const failed = (
    <Alert status="warning">
      {messages.failed} <Ltr>{coordinatesText(coordinates)}</Ltr>
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
