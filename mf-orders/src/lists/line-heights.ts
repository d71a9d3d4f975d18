import type { Column } from '@hawiyat/shared/ui/extra';

/*
 * Lines have one height whatever they say, and texts are cut to it: a virtual list that learns the height of a line while the
 * browser scrolls has to move the page, which ends the browser's own movement.
 */

/** Root ems: two lines of text and the line above them. */
export const rowHeight = 3;

/** Root ems of a card's parts. */
export const headHeight = 1.75;
export const factHeight = 2.75;
export const factGap = 0.75;
const actionHeight = 2.75;
const partGap = 1;
/** The padding, and the line around it. */
const rim = 2.125;

/** Root ems: a line of cards with these columns and the gap below it. Facts stand two beside each other. */
export function cardsHeight(columns: readonly Column<never>[]): number {
  const count = (where: NonNullable<Column<never>['onCard']>) =>
    columns.filter((column) => (column.onCard ?? 'fact') === where).length;
  const factRows = Math.ceil(count('fact') / 2);
  const facts = factRows > 0 ? partGap + factRows * (factHeight + factGap) - factGap : 0;
  const actions = count('action') > 0 ? partGap + actionHeight : 0;
  return rim + headHeight + facts + actions + partGap;
}

/** @returns pixels, by the size of letters that the person has chosen */
export const pixels = (rootEms: number): number =>
  rootEms * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
