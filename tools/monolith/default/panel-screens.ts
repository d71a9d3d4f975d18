import type { RouteObject } from '@hawiyat/shared/router';
import { type ComponentType, createElement, lazy } from 'react';

/** Stands in the place of `shared/federation/panel-screens`: lazy screens, neither waited for nor fetched ahead. */
export async function panelScreens(
  screens: Readonly<Record<string, () => Promise<ComponentType>>>,
): Promise<RouteObject[]> {
  return Object.entries(screens).map(([path, screen]) => ({
    path,
    element: createElement(lazy(async () => ({ default: await screen() }))),
  }));
}
