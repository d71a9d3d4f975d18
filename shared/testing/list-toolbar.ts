import type { Page } from '@playwright/test';
import { expect } from './panel.ts';

/** The toolbar above a list: what is in «تصفية» and in «⋯» is pressed as a person does. */
export function listToolbar(page: Page) {
  const main = page.getByRole('main');
  const toolbar = {
    menu: main.getByRole('button', { name: 'إجراءات القائمة' }),
    filter: main.getByRole('button', { name: /^تصفية( \d+)?$/ }),
    /** What «تصفية» shows. */
    panel: page.getByRole('search'),
    /** What is set, beside «تصفية». */
    chip: (text: string | RegExp) =>
      main.getByRole('button', {
        name:
          typeof text === 'string' ? `إزالة التصفية: ${text}` : new RegExp(`^إزالة التصفية: ${text.source}`),
      }),
    async openFilter() {
      if ((await toolbar.filter.getAttribute('aria-expanded')) !== 'true') await toolbar.filter.click();
      await expect(toolbar.panel).toBeVisible();
    },
    async closeFilter() {
      if ((await toolbar.filter.getAttribute('aria-expanded')) === 'true') await toolbar.filter.click();
      await expect(toolbar.panel).toBeHidden();
    },
    /** Chooses a named choice's option. */
    async choose(label: string, option: Parameters<ReturnType<Page['locator']>['selectOption']>[0]) {
      await toolbar.openFilter();
      await page.getByRole('combobox', { name: label, exact: true }).selectOption(option);
      await toolbar.closeFilter();
    },
    /** Presses a line of «⋯». */
    async press(name: string) {
      await toolbar.menu.click();
      await page.getByRole('menuitem', { name, exact: true }).click();
    },
  };
  return toolbar;
}

interface BeforeRows {
  /** A tab list, a segmented choice and a toolbar count once. */
  readonly controls: number;
  /** Presses of Tab that one needs; the first one is the skip link's target. */
  readonly stops: number;
  /** Pixels from the page's top to the first row. */
  readonly top: number;
}

/** Counts what stands between the skip link's target and the first row. `row`: a selector. */
export const beforeFirstRow = (page: Page, row: string): Promise<BeforeRows> =>
  page.evaluate((selector) => {
    const content = document.querySelector('#content');
    const first = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());
    if (!content || !first) throw new Error(`The page has no ${selector}`);
    const controls = [
      ...content.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex]',
      ),
    ].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element !== first &&
        (first.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0 &&
        !element.contains(first) &&
        !(element as HTMLButtonElement).disabled,
    );
    const groups = '[role=tablist], [role=radiogroup], [role=toolbar]';
    const radios = new Set<string>();
    const stops = controls.filter((element) => {
      if (element.tabIndex < 0) return false;
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      // Of one group only a single radio is a stop.
      const isFirst = !radios.has(element.name);
      radios.add(element.name);
      return isFirst;
    });
    return {
      controls: new Set(
        controls
          .filter((element) => element.tabIndex >= 0 || element.closest(groups))
          .map((element) => element.closest(groups) ?? element),
      ).size,
      stops: stops.length,
      top: Math.round(first.getBoundingClientRect().top + scrollY),
    };
  }, row);
