import type { Pages } from '@hawiyat/shared/query';
import type { KeyboardEvent, MouseEvent } from 'react';
import { loadedRows, pressRow } from './press-row.ts';
import { $cardsSelect, $isSelecting, leaveSelection, type SelectableRow } from './selected-rows.ts';
import { stepBoxes } from './step-boxes.ts';

const isInDialog = (target: EventTarget) => target instanceof Element && target.closest('dialog') !== null;

/** Handlers of the element around a list's rows. `pages` gives the present ones. */
export function selectEvents(pages: () => Pages<SelectableRow>) {
  return {
    /** Whether a box was pressed, or a card during a selection of cards. */
    press({ target, shiftKey }: MouseEvent): boolean {
      if (!(target instanceof Element)) return false;
      const isCard = $cardsSelect.get() && !target.closest('a, button, label, select');
      const box = isCard ? target.closest('[role=listitem]')?.querySelector('[data-row]') : target;
      const id = box?.getAttribute('data-row');
      if (!id) return false;
      pressRow(loadedRows(pages()), id, shiftKey);
      return true;
    },
    /** Arrows move between boxes; Esc ends the selection. */
    key(event: KeyboardEvent): void {
      const { key, shiftKey, target } = event;
      const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : null;
      if (step && target instanceof HTMLInputElement && target.dataset.row)
        stepBoxes(step, shiftKey, loadedRows(pages()));
      // In a dialog Esc closes only the dialog.
      else if (key === 'Escape' && $isSelecting.get() && !isInDialog(target)) leaveSelection();
      else return;
      event.preventDefault();
    },
  };
}
