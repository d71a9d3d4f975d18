import { type Loaded, pressRow } from './press-row.ts';
import { $selected } from './selected-rows.ts';

/** The box above or below takes the focus; with Shift what is passed is selected, and no longer on the way back. */
export function stepBoxes(step: 1 | -1, isRange: boolean, loaded: Loaded): void {
  // Of two quick presses the second is about where the first has led to.
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
