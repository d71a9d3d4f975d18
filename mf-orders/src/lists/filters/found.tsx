import { chakra } from '@hawiyat/shared/ui';

/** Its line stays while the number is on its way, so that nothing below moves; on a phone nothing stands beside it. */
export const Found = chakra('p', {
  base: { w: { base: 'full', md: 'auto' }, minH: '6', color: 'fg.muted', fontSize: 'sm' },
});
