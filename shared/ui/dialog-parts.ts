import { chakra } from '@chakra-ui/react';

export const DialogBody = chakra('div', {
  base: { flex: '1', minH: '0', overflowY: 'auto', px: '6', pt: '1', pb: '6' },
});

/** Always visible, at the bottom on phones. The primary action comes first. */
export const DialogActions = chakra('footer', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    flexShrink: '0',
    gap: '3',
    px: '6',
    py: '4',
    borderTopWidth: '1px',
    bg: 'bg.panel',
    pb: { base: 'max(16px, env(safe-area-inset-bottom))', md: '4' },
    '& > *': { flex: { base: '1', md: 'none' }, minW: { mdDown: 'fit-content' } },
  },
});
