/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import type { Page } from '@playwright/test';
import { inPage, inTime, pause } from './in-time.ts';

/** Milliseconds for a link to lead there, or a button to open something. */
const leadLimit = 5000;
/** Milliseconds for which the page must stay there. */
const stays = 800;
/** Dead links after which the trial presses no more. */
const mostDead = 2;

/** Runs in the page: visible controls of the host that lie under something else, e.g. `link «الطلبات»`. */
export function covered(): string[] {
  const controls = [...document.querySelectorAll('aside :is(a[href], button), header :is(a[href], button)')];
  return controls.flatMap((element) => {
    // An area may have a header, too.
    if (element.closest('main, [role=dialog]') || !element.checkVisibility({ visibilityProperty: true }))
      return [];
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width === 0 || height === 0 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return [];
    if (element.contains(document.elementFromPoint(x, y))) return [];
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    return [`${element.localName === 'a' ? 'link' : 'button'} «${name}»`];
  });
}

const links = (): { name: string; path: string; x: number; y: number }[] =>
  [...document.querySelectorAll('aside nav a[href]')].flatMap((link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const path = new URL(link.getAttribute('href') ?? '', location.href).pathname;
    const isOpen = width > 0 && link.contains(document.elementFromPoint(x, y));
    return isOpen && !link.closest('main') ? [{ name: link.textContent?.trim() ?? '', path, x, y }] : [];
  });

/** Runs in the page: buttons of the header that open something; `isFree`: nothing lies over it. */
const openers = (): { name: string; isOpen: boolean; isFree: boolean; x: number; y: number }[] =>
  [...document.querySelectorAll('header button[aria-expanded]')].flatMap((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    if (width === 0 || button.closest('main, [role=dialog]')) return [];
    const [x, y] = [left + width / 2, top + height / 2];
    const isOpen = button.getAttribute('aria-expanded') === 'true';
    const isFree = button.contains(document.elementFromPoint(x, y));
    const name = button.getAttribute('aria-label') ?? button.textContent?.trim() ?? '';
    return [{ name, isOpen, isFree, x, y }];
  });

const isSomethingOpen = (): boolean =>
  [...document.querySelectorAll('dialog[open], [role=dialog], :popover-open')].some((element) =>
    element.checkVisibility(),
  );

/** Presses each of the header's buttons and closes what it opens; returns names of those that open nothing. */
export async function deadButtons(page: Page): Promise<string[]> {
  const one = async (i: number) => (await inPage(page, openers))[i];
  const dead: string[] = [];
  const count = (await inPage(page, openers)).length;
  for (let i = 0; i < count; i++) {
    const button = await one(i);
    // Another check says what lies over it.
    if (!button?.isFree) continue;
    await inTime(page.mouse.click(button.x, button.y));
    if (await soon(async () => (await one(i))?.isOpen === true)) {
      // A lazy chunk may come later, and only then can it be closed.
      await soon(() => inPage(page, isSomethingOpen));
      await inTime(page.keyboard.press('Escape'));
      await soon(async () => (await one(i))?.isFree === true && !(await inPage(page, isSomethingOpen)));
    } else dead.push(button.name);
  }
  return dead;
}

async function soon(isSo: () => Promise<boolean>): Promise<boolean> {
  const until = performance.now() + leadLimit;
  while (!(await isSo())) {
    if (performance.now() > until) return false;
    await pause(50);
  }
  return true;
}

const pathname = () => location.pathname;

/** Presses all links of the sidebar, or the one below the present section; returns names of dead ones. */
export async function deadLinks(page: Page, all: boolean): Promise<string[]> {
  const shown = await inPage(page, links);
  const here = await inPage(page, pathname);
  const own = shown.findIndex(({ path }) => here === path || here.startsWith(`${path}/`));
  const next = [...shown.slice(own + 1), ...shown.slice(0, Math.max(own, 0))];
  const dead: string[] = [];
  for (const { name, path } of all ? next : next.slice(0, 1)) {
    // It may have moved or been covered.
    const link = (await inPage(page, links)).find((one) => one.path === path);
    if (!link) continue;
    await inTime(page.mouse.click(link.x, link.y));
    if (!(await isAt(page, path))) dead.push(name);
    if (dead.length === mostDead) break;
  }
  return dead;
}

async function isAt(page: Page, path: string) {
  if (!(await soon(async () => (await inPage(page, pathname)) === path))) return false;
  await pause(stays);
  return (await inPage(page, pathname)) === path;
}
