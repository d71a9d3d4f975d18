import type { KeyboardEvent, MouseEvent } from 'react';
import type { KnownRows, Selection } from './selection.ts';

const isInDialog = (target: EventTarget) => target instanceof Element && target.closest('dialog') !== null;

const idOf = (box: EventTarget | null | undefined): string | undefined =>
  box instanceof HTMLInputElement ? box.dataset.row : undefined;

/** Handlers of the element around a list's rows. `known` gives the present ones. */
export const selectionEvents = (selection: Selection, known: () => KnownRows) => ({
  /** Whether a box was pressed, or a card during a selection of cards. */
  press({ target, shiftKey }: MouseEvent): boolean {
    if (!(target instanceof Element)) return false;
    const isCard = selection.$onCards.get() && !target.closest('a, button, label, select');
    const id = idOf(isCard ? target.closest('[role=listitem]')?.querySelector('input[data-row]') : target);
    if (!id) return false;
    selection.press(known(), id, shiftKey);
    return true;
  },
  key(event: KeyboardEvent): void {
    const { key, shiftKey, target } = event;
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : null;
    if (step && idOf(target)) stepBoxes(selection, known(), step, shiftKey);
    else if (key === 'Escape' && selection.$isSelecting.get() && !isInDialog(target)) selection.clear();
    else return;
    event.preventDefault();
  },
});

/** Focuses the box above or below; with Shift it selects the passed ones, and deselects them on the way back. */
function stepBoxes(selection: Selection, known: KnownRows, step: 1 | -1, isRange: boolean): void {
  // The second of two quick presses continues from the first.
  const { activeElement: box } = document;
  if (!(box instanceof HTMLInputElement)) return;
  const list = box.closest('[role=table], [role=list]');
  const boxes = [...(list?.querySelectorAll<HTMLInputElement>('input[data-row]') ?? [])];
  const next = boxes[boxes.indexOf(box) + step];
  if (!next) return;
  next.focus();
  if (!isRange) return;
  const [from = '', to = ''] = [idOf(box), idOf(next)];
  const isSelected = (id: string) => selection.$selected.get().has(id);
  const isWayBack = isSelected(from) && isSelected(to);
  if (!isSelected(from) || isWayBack) selection.press(known, from, false);
  if (!isSelected(to)) selection.press(known, to, false);
}
