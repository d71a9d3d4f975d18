import { useAddress } from '@hawiyat/shared/router';
import { lazyPart } from '@hawiyat/shared/ui';
import { SegmentedFilter } from '@hawiyat/shared/ui/data';
import { messages } from './containers-messages.ts';

const views = [
  { value: 'cards', label: messages.views.cards },
  { value: 'table', label: messages.views.table },
  { value: 'map', label: messages.views.map },
] as const;
type View = (typeof views)[number]['value'];

export function useView(): [View, (view: View) => void] {
  const [address, changeAddress] = useAddress();
  const asked = views.find(({ value }) => value === address.get('view'))?.value ?? 'cards';
  const change = (view: View) => changeAddress({ view: view === 'cards' ? '' : view });
  return [asked, change];
}

export function ViewChoice() {
  const [view, setView] = useView();
  return <SegmentedFilter label={messages.views.label} value={view} options={views} onChange={setView} />;
}

export const otherViews = {
  table: lazyPart(
    async () =>
      (await import(/* webpackChunkName: "containers-table" */ './table/containers-table.tsx'))
        .ContainersTable,
    { height: '24rem' },
  ),
  map: lazyPart(
    async () =>
      (await import(/* webpackChunkName: "containers-map" */ './map/containers-map.tsx')).ContainersMap,
    { height: '24rem' },
  ),
};
