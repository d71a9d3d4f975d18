import { type Loaded, pressRow } from './press-row.ts';
import { $selected } from './selected-rows.ts';

/** Focuses the box above or below; with Shift it selects the passed ones, and deselects them on the way back. */
export function stepBoxes(step: 1 | -1, isRange: boolean, loaded: Loaded): void {
  // The second of two quick presses continues from the first.
  const { activeElement: box } = document;
  if (!(box instanceof HTMLInputElement)) return;
  const list = box.closest('table, [role=list]');
  const boxes = [...(list?.querySelectorAll<HTMLInputElement>('input[data-row]') ?? [])];
  const next = boxes[boxes.indexOf(box) + step];
  if (!next) return;
  next.focus();
  if (!isRange) return;
  const idOf = (one: HTMLInputElement) => one.dataset.row ?? '';
  const isSelected = (one: HTMLInputElement) => $selected.get().has(idOf(one));
  const isWayBack = isSelected(box) && isSelected(next);
  if (!isSelected(box) || isWayBack) pressRow(loaded, idOf(box), false);
  if (!isSelected(next)) pressRow(loaded, idOf(next), false);
}
