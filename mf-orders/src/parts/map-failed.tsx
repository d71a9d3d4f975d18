import { Banner, Ltr } from '@hawiyat/shared/ui';
import type { Place } from './known-place.ts';
import { messages } from './map-messages.ts';

/** Instead of pictures: where it is. The way to another map is among the dialog's actions. */
export function MapFailed({ place: { latitude, longitude } }: { place: Place }) {
  return (
    <Banner tone="warning">
      {messages.failed}{' '}
      <Ltr>
        {latitude}, {longitude}
      </Ltr>
    </Banner>
  );
}
