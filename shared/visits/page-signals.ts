import type { Outcome } from '@hawiyat/shared/contract/platform/outcomes';
import type { ConsoleMessage, Page } from '@playwright/test';

export const isBad = ({ outcome }: Pick<Outcome, 'outcome'>): boolean =>
  !['loaded', 'retried', 'measured'].includes(outcome);

/** A page reports on its areas when it is left; these events make it report now. */
export const reportNow = (page: Page): Promise<void> =>
  page.evaluate("for (const type of ['pointermove', 'pagehide']) dispatchEvent(new Event(type))");

export const countBusy = (page: Page): Promise<number> => page.locator('[aria-busy=true]').count();

/** The host logs like this why an area does not open. */
export const isOfHost = (message: ConsoleMessage): boolean => message.text().startsWith('[composition] ');
