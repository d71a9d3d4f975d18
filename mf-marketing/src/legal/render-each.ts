import { createElement, Fragment, type ReactNode } from 'react';

/** Legal texts never change, so their items need no keys. */
export function renderEach<T>(items: readonly T[], render: (item: T) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...items.map(render));
}
