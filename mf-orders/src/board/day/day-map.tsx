import { useLazy } from '@hawiyat/shared/lib/use-lazy';
import { Alert, EmptyState, LoadingState, Skeleton } from '@hawiyat/shared/ui';
import { MapPinOff } from 'lucide-react';
import type { ComponentType } from 'react';
import { knownCoordinates } from '../../components/coordinates.ts';
import { messages } from '../../components/map-messages.ts';
import type { StopsMapProps } from './stops-map.tsx';

const load = async () => ({ Map: (await import('./stops-map.tsx')).StopsMap });

export interface LazyMapState {
  readonly chunk: { readonly Map: ComponentType<StopsMapProps> } | null;
  readonly failed: boolean;
}

/** Loads the library together with the data: one after the other, the markers would appear later. */
export const useLazyMap = (): LazyMapState => useLazy(load);

export function DayMap({ map: { chunk, failed }, ...props }: StopsMapProps & { map: LazyMapState }) {
  if (!props.lanes.some(({ stops }) => stops.some((stop) => knownCoordinates(stop.deliveryLocation))))
    return <EmptyState title={messages.none} icon={<MapPinOff size={24} />} />;
  if (failed) return <Alert status="warning">{messages.picturesFailed}</Alert>;
  if (chunk) return <chunk.Map {...props} />;
  return (
    <LoadingState label={messages.loading}>
      <Skeleton h="24rem" borderRadius="xl" />
    </LoadingState>
  );
}
