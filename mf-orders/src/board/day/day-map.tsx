import { EmptyState, lazyPart, PartWarning } from '@hawiyat/shared/ui';
import { MapPinOff } from 'lucide-react';
import { knownCoordinates } from '../../components/coordinates.ts';
import { messages } from '../../texts/location.ts';
import type { StopsMapProps } from './stops-map.tsx';

export const StopsMap = lazyPart(async () => (await import('./stops-map.tsx')).StopsMap, {
  height: '24rem',
  label: messages.loading,
  failed: (_, { retry }) => <PartWarning retry={retry}>{messages.picturesFailed}</PartWarning>,
});

export function DayMap(props: StopsMapProps) {
  if (!props.lanes.some(({ stops }) => stops.some((stop) => knownCoordinates(stop.deliveryLocation))))
    return <EmptyState title={messages.none} icon={<MapPinOff size={24} />} />;
  return <StopsMap {...props} />;
}
