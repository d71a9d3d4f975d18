import { useStore } from '@nanostores/react';
import { useCallback, useSyncExternalStore } from 'react';
import type { Listed } from './column.ts';
import type { Selectable, Selection } from './selection.ts';

/** The element around the list handles all presses of its boxes. */
const ignoreChange = () => {};

/** Subscribes to one row, so that a press renders one box. */
export function SelectBox({ selection, id, label }: { selection: Selection; id: string; label: string }) {
  const follow = useCallback((changed: () => void) => selection.$selected.listen(changed), [selection]);
  const isSelected = useSyncExternalStore(follow, () => selection.$selected.get().has(id));
  return (
    <label data-select="">
      <input type="checkbox" data-row={id} aria-label={label} checked={isSelected} onChange={ignoreChange} />
    </label>
  );
}

export interface SelectKnownProps {
  select: Pick<Selectable<never>, 'selection' | 'allLabel'>;
  rows: readonly Listed[];
}

export function SelectKnown({ select: { selection, allLabel }, rows }: SelectKnownProps) {
  const selected = useStore(selection.$selected);
  const number = selected.size === 0 ? 0 : rows.filter(({ id }) => selected.has(id)).length;
  const isAll = number > 0 && number === rows.length;
  return (
    <label data-select="">
      <input
        type="checkbox"
        aria-label={allLabel}
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = number > 0 && !isAll;
        }}
        onChange={() => selection.set(rows, !isAll)}
      />
    </label>
  );
}
