import { type CardSlot, type Column, inSlot } from './column.ts';

// All rows have one height: a virtual list that measures rows moves the offset, which ends the browser's own scrolling.

/** In rem: two lines of text and the border. */
export const rowHeight = 3;

export const headHeight = 1.75;
export const factHeight = 2.75;
export const factGap = 0.75;
const actionHeight = 2.75;
const partGap = 1;
const rim = 2.125;

export function cardsHeight(columns: readonly Column<never>[]): number {
  const count = (slot: CardSlot) => inSlot(columns, slot).length;
  const factRows = Math.ceil(count('fact') / 2);
  const facts = factRows > 0 ? partGap + factRows * (factHeight + factGap) - factGap : 0;
  const actions = count('action') > 0 ? partGap + actionHeight : 0;
  return rim + headHeight + facts + actions + partGap;
}
