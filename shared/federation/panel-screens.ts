import { matchPath, type RouteObject } from '@hawiyat/shared/router';
import { type ComponentType, createElement, lazy } from 'react';
import { whenIdle } from '../ui/when-idle.ts';

/** Makes routes of lazy screens (chunk names: `screens.ts`). @throws when the current screen fails to load */
export async function panelScreens(
  screens: Readonly<Record<string, () => Promise<ComponentType>>>,
): Promise<RouteObject[]> {
  const current = Object.keys(screens).find((path) => matchPath(path, location.pathname));
  const First = current && (await screens[current]?.());

  // Sections load when the browser is idle, so that navigation never waits; what is below them, when a link is about to be pressed.
  const sections = Object.entries(screens).filter(([path]) => path.lastIndexOf('/') === 0);
  void whenIdle().then(() => Promise.allSettled(sections.map(([, screen]) => screen())));

  return Object.entries(screens).map(([path, screen]) => ({
    path,
    element: createElement((path === current && First) || lazy(async () => ({ default: await screen() }))),
    handle: { preload: screen },
  }));
}
