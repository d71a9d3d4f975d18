import { chakra } from '@hawiyat/shared/ui';

/** Keeps its line while the number loads, so that the content below does not move. */
export const Found = chakra('p', {
  base: { w: { base: 'full', md: 'auto' }, minH: '6', color: 'fg.muted', fontSize: 'sm' },
});
