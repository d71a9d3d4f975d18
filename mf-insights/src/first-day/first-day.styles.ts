import { chakra } from '@hawiyat/shared/ui';

export const StepList = chakra('ol', {
  base: {
    listStyle: 'none',
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '2',
      py: '3',
      borderTopWidth: '1px',
      _first: { borderTopWidth: '0' },
      _last: { pb: '0' },
    },
    '& i': {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      boxSize: '6',
      borderWidth: '2px',
      borderColor: 'border.control',
      borderRadius: 'full',
    },
    '& [data-done] i': {
      bg: 'success.solid',
      borderColor: 'success.solid',
      color: 'white',
      _highContrast: { color: 'HighlightText' },
    },
    '& div': { flex: '1', minW: '12rem' },
    // On small screens below the text.
    '& a': { ms: { base: '9', md: '0' } },
    '& b': { display: 'block', fontWeight: 'medium' },
    '& div > span': { color: 'fg.muted', fontSize: 'sm' },
    '& [data-done] b': { color: 'fg.muted', fontWeight: 'normal' },
  },
});
