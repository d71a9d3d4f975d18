import { createElement, Fragment, type ReactNode } from 'react';

/** Draws each of a list that never changes, so that none of them needs a key. */
export function inOrder<T>(items: readonly T[], draw: (item: T) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...items.map(draw));
}
