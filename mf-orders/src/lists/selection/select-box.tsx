import { useStore } from '@nanostores/react';
import { useSyncExternalStore } from 'react';
import { messages } from '../lists-messages.ts';
import { $selected, type SelectableRow, selectRows } from './selected-rows.ts';

const follow = (changed: () => void) => $selected.listen(changed);
/** The list around the boxes handles all of their presses. */
const ignoreChange = () => {};

/** Subscribes to one row, so that a press renders one box. */
export function SelectBox({ id, label }: { id: string; label: string }) {
  const isSelected = useSyncExternalStore(follow, () => $selected.get().has(id));
  return (
    <label data-select="">
      <input
        type="checkbox"
        data-row={id}
        aria-label={messages.select(label)}
        checked={isSelected}
        onChange={ignoreChange}
      />
    </label>
  );
}

/** Selects all loaded rows, or none. */
export function SelectLoaded({ rows }: { rows: readonly SelectableRow[] }) {
  const selected = useStore($selected);
  const number = rows.filter(({ id }) => selected.has(id)).length;
  const isAll = number > 0 && number === rows.length;
  return (
    <label data-select="">
      <input
        type="checkbox"
        aria-label={messages.selectLoaded}
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = number > 0 && !isAll;
        }}
        onChange={() => selectRows(rows, !isAll)}
      />
    </label>
  );
}
