import { Banner, EmptyState, LoadingState, Skeleton } from '@hawiyat/shared/ui';
import { MapPinOff } from 'lucide-react';
import type { ComponentType } from 'react';
import { knownPlace } from '../parts/known-place.ts';
import { messages } from '../parts/map-messages.ts';
import type { StopsMapProps } from './stops-map.tsx';
import { useLoaded } from './use-loaded.ts';

const load = async () => ({ Map: (await import('./stops-map.tsx')).StopsMap });

/** What draws the map, as far as it has come. */
export interface ComingMap {
  readonly part: { readonly Map: ComponentType<StopsMapProps> } | null;
  readonly failed: boolean;
}

/** Asks for the map's library when the day is asked for: one after the other, the markers would come a moment later. */
export const useComingMap = (): ComingMap => useLoaded(load);

/** The map of a day. */
export function DayMap({ map: { part, failed }, ...props }: StopsMapProps & { map: ComingMap }) {
  if (!props.of.stops.some((stop) => knownPlace(stop.deliveryLocation)))
    return <EmptyState title={messages.none} icon={<MapPinOff size={24} />} />;
  if (failed) return <Banner tone="warning">{messages.picturesFailed}</Banner>;
  if (part) return <part.Map {...props} />;
  return (
    <LoadingState label={messages.loading}>
      <Skeleton h="24rem" borderRadius="xl" />
    </LoadingState>
  );
}
