import { Coordinates } from '@hawiyat/shared/components/coordinates';
import { lazyPart, PartWarning } from '@hawiyat/shared/ui';
import { messages } from '../texts/location.ts';

/** Leaflet loads with the first map. */
export const LazyMap = lazyPart(async () => (await import('./location-map.tsx')).LocationMap, {
  height: '24rem',
  label: messages.loading,
  failed: ({ coordinates }, { retry }) => (
    <PartWarning retry={retry}>
      {messages.failed} <Coordinates point={coordinates} />
    </PartWarning>
  ),
});
