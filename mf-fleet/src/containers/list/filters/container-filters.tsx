import { containerSizes, containerTypes } from '@hawiyat/shared/contract/core/container-kinds';
import { sizeLabel, statusLabel } from '@hawiyat/shared/locale/fleet-words';
import { today } from '@hawiyat/shared/locale/today';
import { VisuallyHidden } from '@hawiyat/shared/ui';
import { Choices, FilterPanel, SortFields } from '@hawiyat/shared/ui/panels';
import type { OpenFilter } from '@hawiyat/shared/ui/toolbar';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { messages } from '../../../texts/list-actions.ts';
import { type ContainerSort, type SortField, sortBy, sortFields } from '../container-sort.ts';
import { $counts, $filter, $sort, $whole, setFilter } from '../containers-store.ts';
import { FreeDays } from './free-days.tsx';
import { SavedViews } from './saved-views.tsx';

export function ContainerFilters(open: OpenFilter) {
  const filter = useStore($filter);
  const counts = useStore($counts);
  const whole = useStore($whole);
  const now = today();
  const types = containerTypes.filter((type) => !whole || whole.some((item) => item.type === type));
  const sizes = containerSizes.filter((size) => !whole || whole.some((item) => item.size === size));
  return (
    <FilterPanel {...open}>
      <SortChoice />
      <Choices
        label={messages.sortFields.status}
        options={[{ value: 'reserved', label: statusLabel.reserved, count: counts?.status.reserved }]}
        isChosen={(status) => filter.status === status}
        onChoose={(status) => setFilter({ status: status === null ? 'all' : 'reserved' })}
      />
      <Choices
        label={messages.sortFields.type}
        options={types.map((type) => ({
          ...{ value: type, label: messages.types[type] ?? type, title: type },
          count: counts?.type[type],
        }))}
        isChosen={(type) => filter.type === type}
        onChoose={(type) => setFilter({ type: type ?? 'all' })}
      />
      <Choices
        label={messages.sortFields.size}
        options={sizes.map((size) => ({ value: size, label: sizeLabel[size], count: counts?.size[size] }))}
        isChosen={(size) => filter.size === size}
        onChoose={(size) => setFilter({ size: size ?? 'all' })}
      />
      <FreeDays items={whole} filter={filter} today={now} />
      <SavedViews items={whole} today={now} />
    </FilterPanel>
  );
}

const onlyInTable: readonly SortField[] = ['utilization', 'income'];

function SortChoice() {
  const { field, order } = useStore($sort);
  const [announcement, announce] = useState('');
  const change = (sort: ContainerSort) => {
    $sort.set(sort);
    announce(messages.sorted(messages.sortFields[sort.field], messages.direction[sort.order]));
  };
  return (
    <>
      <SortFields
        label={messages.sortBy}
        field={field}
        fields={sortFields.filter((name) => name === field || !onlyInTable.includes(name))}
        labels={messages.sortFields}
        onField={(chosen) => change(sortBy(chosen))}
        direction={{
          order,
          text: messages.direction[order],
          label: messages.turn[order](messages.sortFields[field]),
          onTurn: () => change({ field, order: order === 'asc' ? 'desc' : 'asc' }),
        }}
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
