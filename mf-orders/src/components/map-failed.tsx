import { coordinatesText } from '@hawiyat/shared/locale/coordinates';
import { Alert, Ltr } from '@hawiyat/shared/ui';
import type { Coordinates } from './coordinates.ts';
import { messages } from './map-messages.ts';

export function MapFailed({ coordinates }: { coordinates: Coordinates }) {
  return (
    <Alert status="warning">
      {messages.failed} <Ltr>{coordinatesText(coordinates)}</Ltr>
    </Alert>
  );
}
