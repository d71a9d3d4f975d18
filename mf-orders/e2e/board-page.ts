import type { Page } from '@playwright/test';

export const boardPath = '/orders?tab=accepted_orders&view=board';

/** The board by Arabic role and label. */
export function boardPage(page: Page) {
  const board = page.getByRole('region', { name: 'لوحة الطلبات' });
  // One list of this week, and one of what is due after it.
  const lane = (title: string) =>
    board.getByRole('list', { name: new RegExp(`^${title}(، بعد هذا الأسبوع)?$`) });
  const farFutures = board.getByRole('button', { name: /^بعد هذا الأسبوع/ });
  return {
    board,
    headings: board.getByRole('heading'),
    lane,
    farFutures,
    async openFarFutures() {
      for (const fold of await farFutures.all()) await fold.click();
    },
    cards: (title: string) => lane(title).getByRole('listitem'),
    /** An order's: its return waits beside it, and has no price. */
    card: (title: string, number: string) =>
      lane(title).getByRole('listitem').filter({ hasText: number }).filter({ hasText: 'ر.س' }),
  };
}
