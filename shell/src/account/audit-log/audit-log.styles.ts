import { chakra } from '@hawiyat/shared/ui';
import { listStyles } from '@hawiyat/shared/ui/list';

export const StyledList = chakra('div', {
  base: {
    ...listStyles,
    '& td': { overflowWrap: 'anywhere' },
    '& ul': { listStyleType: 'none' },
    '& strong': { fontWeight: 'medium' },
    '& time > span': { whiteSpace: 'nowrap' },
    // Only where its column has opened it says that there is nothing.
    '& [data-none]': { color: 'fg.muted' },
    '& td:not([data-below]) > [data-none], & [role=listitem] dl > :has([data-none])': { display: 'none' },
  },
});
