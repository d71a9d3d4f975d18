import type { Page } from '@playwright/test';

/** How far a document has moved by itself. */
export interface Shifts {
  /** The sum of its layout shifts, without what follows a press within half a second (web.dev/articles/cls). */
  readonly shift: number;
  /** Each element that has moved, with its shift, and by how many CSS pixels: sideways, down, higher. */
  readonly moved: readonly string[];
}

interface Source {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}
type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: readonly Source[] };

/** Records the layout shifts of each document that a page opens from now on. @returns reads those of the open one */
export async function watchShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(() => {
    const recorded: { value: number; moved: string[] }[] = [];
    const nameOf = ({ node, previousRect: before, currentRect: now }: Source) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const name = element?.getAttribute('aria-label') ?? element?.textContent?.trim().slice(0, 40);
      const by = [now.x - before.x, now.y - before.y, now.height - before.height].map(Math.round);
      return `${element?.localName} «${name}» ${by.join(', ')}`;
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[])
        if (!hadRecentInput)
          recorded.push({ value, moved: sources.map((item) => `${value.toFixed(4)}: ${nameOf(item)}`) });
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(globalThis, { recordedShifts: recorded });
  });
  return () =>
    page.evaluate(() => {
      const recorded: { value: number; moved: string[] }[] = Reflect.get(globalThis, 'recordedShifts');
      const shift = recorded.reduce((sum, { value }) => sum + value, 0);
      return { shift: Number(shift.toFixed(3)), moved: recorded.flatMap(({ moved }) => moved) };
    });
}
