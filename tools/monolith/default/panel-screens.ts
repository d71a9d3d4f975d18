import type { RouteObject } from '@hawiyat/shared/router';
import { type ComponentType, createElement, lazy } from 'react';

/** Replaces `shared/federation/panel-screens`: plain lazy screens. */
export async function panelScreens(
  screens: Readonly<Record<string, () => Promise<ComponentType>>>,
): Promise<RouteObject[]> {
  return Object.entries(screens).map(([path, screen]) => ({
    path,
    element: createElement(lazy(async () => ({ default: await screen() }))),
  }));
}
