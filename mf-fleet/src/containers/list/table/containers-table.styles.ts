import { chakra } from '@hawiyat/shared/ui';
import { listStyles } from '@hawiyat/shared/ui/list';
import { oneLine } from '../../one-line.ts';

/** Around table and cards: cells and boxes of containers. */
export const StyledContainers = chakra('div', {
  base: {
    ...listStyles,
    '& :is(th, td)': { whiteSpace: 'nowrap' },
    '& td > span:not([data-bar])': { minW: '0', truncate: true },
    '& td > span:has(> bdi:last-child)': oneLine,
    '& tbody > tr': { cursor: 'pointer' },
    '& td a': {
      color: 'brand.fg',
      fontWeight: 'medium',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
    },
    '& td > a[data-page]': { color: 'fg', fontWeight: 'semibold' },
    '& td [data-late]': { color: 'danger.fg', fontWeight: 'medium' },
    '& td small': { color: 'fg.muted', fontSize: 'xs' },
    '& [data-bar]': {
      flex: '1',
      maxW: '20',
      h: '1.5',
      bg: 'bg.emphasized',
      borderRadius: 'full',
      overflow: 'hidden',
      '& > span': { display: 'block', h: 'full', bg: 'focus', borderRadius: 'full' },
    },
    '& [data-bar] + bdi': { minW: '9', color: 'fg.muted', fontSize: 'xs' },
    '& table :is(th, td):has(> [data-more])': { px: '1.5' },
  },
});
