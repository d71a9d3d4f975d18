import { useStore } from '@nanostores/react';
import { useSyncExternalStore } from 'react';
import { $selected, select } from './selected-containers.ts';
import { messages } from './selection-messages.ts';

const follow = (changed: () => void) => $selected.listen(changed);
/** The list around the boxes handles all of their presses. */
const ignoreChange = () => {};

/** Subscribes to one row, so that a press renders one box. */
export function SelectBox({ id, number }: { id: string; number: string }) {
  const isSelected = useSyncExternalStore(follow, () => $selected.get().has(id));
  return (
    <label data-select="">
      <input
        type="checkbox"
        data-container={id}
        aria-label={messages.select(number)}
        checked={isSelected}
        onChange={ignoreChange}
      />
    </label>
  );
}

export function SelectAll({ rows }: { rows: readonly { readonly id: string }[] }) {
  const selected = useStore($selected);
  const number = selected.size === 0 ? 0 : rows.filter(({ id }) => selected.has(id)).length;
  const isAll = number > 0 && number === rows.length;
  return (
    <label data-select="">
      <input
        type="checkbox"
        aria-label={messages.selectAll}
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = number > 0 && !isAll;
        }}
        onChange={() => select(rows, !isAll)}
      />
    </label>
  );
}
