import type { KeyboardEvent, MouseEvent } from 'react';
import { $selected, leaveSelection, press } from './selected-containers.ts';

type Rows = readonly { readonly id: string }[];

const boxId = (target: EventTarget) =>
  target instanceof HTMLInputElement ? (target.dataset.container ?? null) : null;

const isInDialog = (target: EventTarget) => target instanceof Element && target.closest('dialog') !== null;

/** Handlers of the element around a list's boxes. `rows` gives the present ones. */
export function selectEvents(rows: () => Rows) {
  return {
    onClick({ target, shiftKey }: MouseEvent): void {
      const id = boxId(target);
      if (id) press(rows(), id, shiftKey);
    },
    /** Arrows move between boxes; with Shift they select the passed ones, and deselect them on the way back. */
    onKeyDown(event: KeyboardEvent): void {
      const { key, target, shiftKey } = event;
      const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : null;
      if (step !== null && boxId(target)) stepBoxes(step, shiftKey, rows());
      // In a dialog Esc closes only the dialog.
      else if (key === 'Escape' && $selected.get().size > 0 && !isInDialog(target)) leaveSelection();
      else return;
      event.preventDefault();
    },
  };
}

function stepBoxes(step: 1 | -1, isRange: boolean, rows: Rows): void {
  // The second of two quick presses continues from the first.
  const { activeElement: box } = document;
  if (!(box instanceof HTMLInputElement)) return;
  const list = box.closest('[role=table], [role=list]');
  const boxes = [...(list?.querySelectorAll<HTMLInputElement>('input[data-container]') ?? [])];
  const next = boxes[boxes.indexOf(box) + step];
  if (!next) return;
  next.focus();
  if (!isRange) return;
  const [from = '', to = ''] = [box.dataset.container, next.dataset.container];
  const isSelected = (id: string) => $selected.get().has(id);
  const isWayBack = isSelected(from) && isSelected(to);
  if (!isSelected(from) || isWayBack) press(rows, from, false);
  if (!isSelected(to)) press(rows, to, false);
}
