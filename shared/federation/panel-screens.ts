import { matchPath, type RouteObject } from '@hawiyat/shared/router';
import { type ComponentType, createElement, lazy } from 'react';

/**
 * The routes of a remote of the panel whose screens come apart: who enters one loads one. Each is a chunk of its own, named
 * as its path is (`screens.ts`).
 * @param screens what loads the screen, by its path from the root of the URL
 * @returns the routes, once the screen of the page's address is there
 * @throws where that one cannot be had: the release then counts as not arrived
 */
export async function panelScreens(
  screens: Readonly<Record<string, () => Promise<ComponentType>>>,
): Promise<RouteObject[]> {
  const asked = Object.keys(screens).find((path) => matchPath(path, location.pathname));
  const First = asked && (await screens[asked]?.());

  // The others come when the browser has nothing else to do, so that the way there waits for nothing, also without a
  // connection. One that cannot be had is asked for again when it is entered, and tells then what is wrong.
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  whenIdle(() => Promise.allSettled(Object.values(screens).map((screen) => screen())));

  return Object.entries(screens).map(([path, screen]) => ({
    path,
    element: createElement((path === asked && First) || lazy(async () => ({ default: await screen() }))),
  }));
}
