import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import { fetchOrderSettings } from '@hawiyat/shared/contract/orders/order-settings';
import { today } from '@hawiyat/shared/locale/today';
import { createQuery } from '@hawiyat/shared/query';
import { chakra, LoadingState, lazyPart, PartWarning, Skeleton } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { messages } from '../../texts/map.ts';
import { PlaceList } from './place-list.tsx';
import { whereEachStands } from './where-each-stands.ts';

const height = { base: '22rem', lg: 'max(28rem, calc(100dvh - 20rem))' };
const Sides = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '22rem minmax(0, 1fr)' },
    alignItems: 'start',
    gap: '5',
    '& > [data-map]': { order: { base: '-1', lg: '0' }, scrollMarginBlock: '20' },
    // Overrides the map's own height.
    '&& .leaflet-container': { h: height },
    '& .leaflet-marker-icon > span': {
      position: 'absolute',
      transform: 'translate(-50%, -50%)',
      display: 'grid',
      placeItems: 'center',
      color: '#FFFFFF',
      bg: 'accent.solid',
      border: '2px solid #FFFFFF',
      boxShadow: 'md',
      fontSize: 'xs',
      fontWeight: 'semibold',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
    },
    '& [data-pin]': { px: '2', h: '6', borderRadius: 'full' },
    '& [data-cluster]': { minW: '9', h: '9', px: '1.5', borderRadius: 'full', fontSize: 'sm !important' },
    '& .leaflet-marker-icon > [data-late]': { bg: 'danger.solid' },
    '& .leaflet-marker-icon > [data-depot]': { minW: '8', h: '8', borderRadius: 'md', bg: 'mark.navy' },
  },
});

const $settings = createQuery(fetchOrderSettings, atom({}), { select: ({ settings }) => settings.depot });
const mapLoading = (
  <LoadingState label={messages.loading}>
    <Skeleton h={height} borderRadius="xl" />
  </LoadingState>
);
const PinsMap = lazyPart(
  async () => (await import(/* webpackChunkName: "map-canvas" */ './pins-map.tsx')).PinsMap,
  {
    loading: () => mapLoading,
    failed: (_, { retry }) => <PartWarning retry={retry}>{messages.failed}</PartWarning>,
  },
);

export function ContainersMap({ containers }: { containers: readonly Container[] }) {
  const places = useMemo(() => whereEachStands(containers), [containers]);
  const { data: depot, error } = useStore($settings);
  const [chosen, setChosen] = useState<string | null>(null);
  const map = useRef<HTMLDivElement>(null);
  const now = today();
  useEffect(() => {
    void $settings.fetch();
    void PinsMap.preload();
  }, []);
  const chooseInList = useCallback((id: string) => {
    setChosen(id);
    map.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  // The former popup closes after the next pin was chosen.
  const leave = useCallback((id: string) => setChosen((now) => (now === id ? null : now)), []);
  const chooseOnMap = useCallback((id: string) => {
    setChosen(id);
    if (matchMedia('(min-width: 1024px)').matches)
      document.querySelector(`[data-place="${id}"]`)?.scrollIntoView({ block: 'nearest' });
  }, []);
  // Without an answer the map would begin elsewhere, and jump.
  const isReady = $settings.get().answeredAt > 0 || error !== null;
  return (
    <Sides>
      <PlaceList places={places} today={now} chosen={chosen} onChoose={chooseInList} />
      <div data-map="" ref={map}>
        {isReady ? (
          <PinsMap {...{ places, depot, chosen }} today={now} onChoose={chooseOnMap} onLeave={leave} />
        ) : (
          mapLoading
        )}
      </div>
    </Sides>
  );
}
