import { chakra } from '@hawiyat/shared/ui';

/** Its line stays while the number is on its way, so that nothing below moves. */
export const Found = chakra('p', { base: { minH: '6', color: 'fg.muted', fontSize: 'sm' } });
