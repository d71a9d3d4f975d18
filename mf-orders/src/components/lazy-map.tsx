import { coordinatesText } from '@hawiyat/shared/locale/coordinates';
import { Ltr, lazyPart, PartWarning } from '@hawiyat/shared/ui';
import { messages } from './map-messages.ts';

/** Leaflet loads with the first map. */
export const LazyMap = lazyPart(async () => (await import('./location-map.tsx')).LocationMap, {
  height: '24rem',
  label: messages.loading,
  failed: ({ coordinates }, { retry }) => (
    <PartWarning retry={retry}>
      {messages.failed} <Ltr>{coordinatesText(coordinates)}</Ltr>
    </PartWarning>
  ),
});
