import { LoadingState, Skeleton } from '@hawiyat/shared/ui';
import { useEffect, useState } from 'react';
import type { Place } from '../parts/known-place.ts';
import { MapFailed } from '../parts/map-failed.tsx';
import { messages } from '../parts/map-messages.ts';
import type { LocationMap } from './location-map.tsx';

/** The map, whose library is loaded when the first one is opened; a failed try is repeated with the next opening. */
export function LoadedMap({ place }: { place: Place }) {
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
  if (loaded === 'failed') return <MapFailed place={place} />;
  if (loaded) return <loaded.Map place={place} />;
  return (
    <LoadingState label={messages.loading}>
      <Skeleton h="24rem" />
    </LoadingState>
  );
}
