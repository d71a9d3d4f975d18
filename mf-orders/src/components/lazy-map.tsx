import { LoadingState, Skeleton } from '@hawiyat/shared/ui';
import { useEffect, useState } from 'react';
import type { Coordinates } from './coordinates.ts';
import type { LocationMap } from './location-map.tsx';
import { MapFailed } from './map-failed.tsx';
import { messages } from './map-messages.ts';

/** Loads Leaflet with the first map; reopening the dialog retries a failed load. */
export function LazyMap({ coordinates }: { coordinates: Coordinates }) {
  const [loaded, setLoaded] = useState<{ readonly Map: typeof LocationMap } | 'failed' | null>(null);
  useEffect(() => {
    let wanted = true;
    import('./location-map.tsx').then(
      (result) => wanted && setLoaded({ Map: result.LocationMap }),
      (error: unknown) => {
        console.error('The map could not be loaded', error);
        if (wanted) setLoaded('failed');
      },
    );
    return () => {
      wanted = false;
    };
  }, []);
  if (loaded === 'failed') return <MapFailed coordinates={coordinates} />;
  if (loaded) return <loaded.Map coordinates={coordinates} />;
  return (
    <LoadingState label={messages.loading}>
      <Skeleton h="24rem" />
    </LoadingState>
  );
}
