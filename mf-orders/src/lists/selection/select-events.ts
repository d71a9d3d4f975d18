import type { KeyboardEvent, MouseEvent } from 'react';
import { $cardsSelect, $selected, clearSelection, pressRow, type SelectableRow } from './selected-rows.ts';

type Loaded = ReadonlyMap<number, SelectableRow>;

const boxOf = (element: Element) => element.closest<HTMLInputElement>('input[data-row]');

/** A press on a box, or on a card while cards are being selected. @returns whether it was one */
export function selectByPress({ target, shiftKey }: MouseEvent, loaded: () => Loaded): boolean {
  if (!(target instanceof Element)) return false;
  const card = $cardsSelect.get() && !target.closest('a, button, input, label, select');
  const box = card ? target.closest('[role=listitem]')?.querySelector('input[data-row]') : boxOf(target);
  const id = box?.getAttribute('data-row');
  if (!id) return false;
  pressRow(loaded(), id, shiftKey);
  return true;
}

const steps: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** On a box the arrows go to the next one, with Shift they select what they pass; Esc ends the selection. */
export function selectByKey(event: KeyboardEvent, loaded: () => Loaded): void {
  const { key, shiftKey, target, currentTarget } = event;
  if (key === 'Escape' && $selected.get().size > 0) {
    event.preventDefault();
    clearSelection();
  }
  const step = steps[key];
  const box = target instanceof Element ? boxOf(target) : null;
  if (!step || !box) return;
  event.preventDefault();
  const boxes = [...currentTarget.querySelectorAll<HTMLInputElement>('input[data-row]')];
  const next = boxes[boxes.indexOf(box) + step];
  const id = next?.dataset.row;
  if (!next || id === undefined) return;
  next.focus();
  if (!shiftKey) return;
  const isSelected = (one: HTMLInputElement) => $selected.get().has(one.dataset.row ?? '');
  if (!isSelected(box)) pressRow(loaded(), box.dataset.row ?? '', false);
  // Back over what was selected takes it back.
  else if (isSelected(next)) pressRow(loaded(), box.dataset.row ?? '', false);
  if (!isSelected(next)) pressRow(loaded(), id, false);
}
