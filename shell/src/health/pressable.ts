/** The host's controls outside the area. */
const groups = {
  sidebar: 'aside[data-host] :is(a, button)',
  header: '[data-host] > header :is(a, button)',
} as const;

/** Dialogs and menus rightly cover the page while they are shown. */
const covering =
  'dialog, [popover], [role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"], [data-host] > header [aria-expanded="true"]';

const isShown = (element: Element) => element.getClientRects().length > 0;

/** Groups of the host's controls of which a press reaches at most half; controls out of sight do not count. */
export function unpressable(): string[] {
  if (document.fullscreenElement || [...document.querySelectorAll(covering)].some(isShown)) return [];
  return Object.entries(groups).flatMap(([name, selector]) => {
    const reached = [...document.querySelectorAll(selector)].flatMap((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (width === 0 || height === 0 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return [];
      return [control.contains(document.elementFromPoint(x, y))];
    });
    const covered = reached.filter((isReached) => !isReached).length;
    return covered > 0 && covered * 2 >= reached.length ? [name] : [];
  });
}
