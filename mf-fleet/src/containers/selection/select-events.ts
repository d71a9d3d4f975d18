import type { KeyboardEvent, MouseEvent } from 'react';
import { $selected, leaveSelection, press } from './selected-containers.ts';

type Rows = readonly { readonly id: string }[];

const boxId = (target: EventTarget) =>
  target instanceof HTMLInputElement ? (target.dataset.container ?? null) : null;

const isInDialog = (target: EventTarget) => target instanceof Element && target.closest('dialog') !== null;

/** Handlers of the element around a list's boxes. @param rows those that it has when it is pressed */
export function selectEvents(rows: () => Rows) {
  return {
    onClick({ target, shiftKey }: MouseEvent): void {
      const id = boxId(target);
      if (id) press(rows(), id, shiftKey);
    },
    /** On a box the arrows go to the next one; with Shift what is passed is selected, and no longer on the way back. */
    onKeyDown(event: KeyboardEvent): void {
      const { key, target, shiftKey } = event;
      const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : null;
      if (step !== null && boxId(target)) stepBoxes(step, shiftKey, rows());
      // In a dialog it closes that alone.
      else if (key === 'Escape' && $selected.get().size > 0 && !isInDialog(target)) leaveSelection();
      else return;
      event.preventDefault();
    },
  };
}

function stepBoxes(step: 1 | -1, isRange: boolean, rows: Rows): void {
  // Of two quick presses the second is about where the first has led to.
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
