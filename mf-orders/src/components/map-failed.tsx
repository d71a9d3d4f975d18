import { Banner, Ltr } from '@hawiyat/shared/ui';
import type { Coordinates } from './coordinates.ts';
import { messages } from './map-messages.ts';

export function MapFailed({ coordinates: { latitude, longitude } }: { coordinates: Coordinates }) {
  return (
    <Banner tone="warning">
      {messages.failed}{' '}
      <Ltr>
        {latitude}, {longitude}
      </Ltr>
    </Banner>
  );
}
