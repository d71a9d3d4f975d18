import { Alert, Ltr } from '@hawiyat/shared/ui';
import type { Coordinates } from './coordinates.ts';
import { messages } from './map-messages.ts';

export function MapFailed({ coordinates: { latitude, longitude } }: { coordinates: Coordinates }) {
  return (
    <Alert status="warning">
      {messages.failed}{' '}
      <Ltr>
        {latitude}, {longitude}
      </Ltr>
    </Alert>
  );
}
