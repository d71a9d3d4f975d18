import { listToolbar } from '@hawiyat/shared/testing/list-toolbar';
import { expect } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';

/** The orders screen as a person finds it: by Arabic role and label. */
export function ordersPage(page: Page) {
  const toolbar = listToolbar(page);
  const orders = {
    toolbar,
    tab: (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) }),
    table: page.getByRole('table'),
    /** Of a long list only those near the window are in the document. */
    rows: page.getByRole('table').locator('tbody').getByRole('row'),
    dialog: page.getByRole('dialog'),
    search: page.getByRole('searchbox', { name: 'البحث برقم الحاوية أو اسم السائق...' }),
    /** Stands in «تصفية»: `openFilter` first. */
    choice: (label: string) => page.getByRole('combobox', { name: label, exact: true }),
    headings: page.getByRole('table').getByRole('columnheader'),
    /** The texts under a heading, row by row. */
    async column(heading: string): Promise<string[]> {
      const at = (await orders.headings.allTextContents()).indexOf(heading);
      return orders.rows.locator(`td:nth-child(${at + 1})`).allTextContents();
    },
    openFilter: toolbar.openFilter,
    /** How many rows the whole list has. */
    total: () =>
      page.evaluate(() => Math.max(0, Number(document.querySelector('table')?.ariaRowCount ?? 1) - 1)),
    /** Virtualization may load after the first rows: until then the page is short and cannot be scrolled far. */
    async waitForFullHeight() {
      await expect(orders.rows.first()).toBeVisible();
      const missing = () => page.evaluate(missingHeight);
      await expect.poll(missing, { intervals: [20, 50, 100] }).toBeLessThanOrEqual(0);
    },
    /** Every row of the list, cell by cell, found by scrolling through it; and the most that were in the document at once. */
    async readThrough(): Promise<{ rows: string[][]; most: number }> {
      await expect(orders.rows.first()).toBeVisible();
      return page.evaluate(readThrough);
    },
    /** The list has exactly these containers, in this order; what cannot be seen is counted. */
    async expectNumbers(numbers: readonly string[]) {
      await expect
        .poll(() => page.evaluate(listed), { intervals: [20, 50, 100] })
        .toEqual({
          total: numbers.length,
          first: numbers.slice(0, 10),
          isWaiting: false,
        });
    },
    /** Takes the state off. */
    showAll: toolbar.chip(/(يحتاج إلى إجراء|مفتوحة|منتهية)$/),
    async open(name: string) {
      await orders.tab(name).click();
      await expect(orders.tab(name)).toHaveAttribute('aria-selected', 'true');
      await expect(orders.rows.first()).toBeVisible();
    },
  };
  return orders;
}

/** Runs in the page: by how much it is lower than all the list's rows at their least height. */
function missingHeight(): number {
  const least = 48;
  const all = Number(document.querySelector('table')?.ariaRowCount ?? 1) * least;
  return all - document.documentElement.scrollHeight;
}

/** Runs in the page. */
function listed() {
  const rows = [...document.querySelectorAll('tbody > [role=row]')];
  return {
    total: Math.max(0, Number(document.querySelector('table')?.ariaRowCount ?? 1) - 1),
    first: rows.slice(0, 10).map((row) => row.querySelector('bdi')?.textContent),
    isWaiting: document.querySelector('[aria-busy=true]') !== null,
  };
}

/** Runs in the page. */
async function readThrough(): Promise<{ rows: string[][]; most: number }> {
  const found = new Map<number, string[]>();
  let most = 0;
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const inDocument = () => [...document.querySelectorAll('tbody > [role=row]')];
  // The rows that are drawn fill what can be seen of the table: after a jump that takes a frame or more.
  const isFilled = () => {
    const body = document.querySelector('tbody')?.getBoundingClientRect();
    const boxes = inDocument().map((element) => element.getBoundingClientRect());
    return (
      body !== undefined &&
      Math.min(...boxes.map((box) => box.top)) <= Math.max(0, body.top) + 1 &&
      Math.max(...boxes.map((box) => box.bottom)) >= Math.min(innerHeight, body.bottom) - 1
    );
  };
  const length = () => Number(document.querySelector('table')?.ariaRowCount ?? 1) - 1;
  // Until the last row was seen: virtualization may load after the first rows, and until then the page is short.
  for (let top = 0; found.size === 0 || !found.has(length() - 1); ) {
    scrollTo({ top, behavior: 'instant' });
    await nextFrame();
    while (!isFilled() || document.querySelector('[role=cell][aria-busy]')) await nextFrame();
    most = Math.max(most, inDocument().length);
    for (const row of inDocument())
      found.set(
        Number(row.getAttribute('aria-rowindex')) - 2,
        [...row.children].map((child) => child.textContent),
      );
    top = Math.min(top + innerHeight / 2, document.documentElement.scrollHeight - innerHeight);
  }
  const rows = [...found].toSorted(([a], [b]) => a - b);
  const gap = rows.findIndex(([index], at) => index !== at);
  if (gap >= 0) throw new Error(`Row ${gap} was never in the document`);
  return { rows: rows.map(([, cells]) => cells), most };
}
