import { VisuallyHidden } from '@hawiyat/shared/ui';
import { SortFields } from '@hawiyat/shared/ui/panels';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { type ContainerSort, type SortField, sortBy, sortFields } from '../container-sort.ts';
import { $sort } from '../containers-store.ts';
import { sortWords } from './sort-words.ts';

/** Only the table's heads offer these. */
const onlyInTable: readonly SortField[] = ['utilization', 'income'];

export function SortChoice() {
  const { field, order } = useStore($sort);
  const [announcement, announce] = useState('');
  const change = (sort: ContainerSort) => {
    $sort.set(sort);
    announce(sortWords.sorted(sortWords.sortFields[sort.field], sortWords.direction[sort.order]));
  };
  return (
    <>
      <SortFields
        label={sortWords.sortBy}
        field={field}
        fields={sortFields.filter((name) => name === field || !onlyInTable.includes(name))}
        labels={sortWords.sortFields}
        onField={(chosen) => change(sortBy(chosen))}
        direction={{
          ...{ order, text: sortWords.direction[order] },
          label: sortWords.turn[order](sortWords.sortFields[field]),
          onTurn: () => change({ field, order: order === 'asc' ? 'desc' : 'asc' }),
        }}
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
