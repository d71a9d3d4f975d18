import { useQueryState } from '@hawiyat/shared/lib/query-state';
import { lazyPart } from '@hawiyat/shared/ui';
import { SegmentedFilter } from '@hawiyat/shared/ui/data';
import { messages } from '../../texts/containers.ts';
import { containersQuery, views } from './containers-question.ts';

const options = views.map((value) => ({ value, label: messages.views[value] }));

export function ViewChoice() {
  const [{ view }, change] = useQueryState(containersQuery);
  return (
    <SegmentedFilter
      label={messages.views.label}
      value={view}
      options={options}
      onChange={(chosen) => change({ view: chosen })}
    />
  );
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
      (await import(/* webpackChunkName: "containers-map" */ '../map/containers-map.tsx')).ContainersMap,
    { height: '24rem' },
  ),
};
