import { chakra } from '@hawiyat/shared/ui';

/** How an empty list begins. */
export const EmptyActions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3' },
});
