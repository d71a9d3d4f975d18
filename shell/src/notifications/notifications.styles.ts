import { chakra, Modal } from '@hawiyat/shared/ui';

export const Panel = chakra(Modal, {
  base: {
    m: '0',
    inset: { base: '0', md: 'auto' },
    top: { md: 'calc(var(--hw-sizes-header) + 0.5rem)' },
    insetInlineEnd: { md: '8' },
    w: { base: 'full', md: '26rem' },
    h: { base: '100dvh', md: 'auto' },
    maxH: { md: 'calc(100dvh - var(--hw-sizes-header) - 2rem)' },
    borderWidth: { md: '1px' },
    borderRadius: { md: 'xl' },
    boxShadow: 'xl',
    '&[open]': { animation: 'rise 160ms cubic-bezier(0.16, 1, 0.3, 1)' },
    '&[data-leaving]': { animation: 'sink 120ms ease-in forwards' },
    '&::backdrop': { bg: { md: 'transparent' } },
    '& > [data-head]': {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      ps: '5',
      pe: '2',
      py: '2',
      borderBottomWidth: '1px',
      '& > h2': { flex: '1', fontSize: 'md', fontWeight: 'semibold', outline: 'none' },
    },
    '& > [data-foot]': { p: '1', borderTopWidth: '1px', textAlign: 'center' },
    '& > [data-body]': { flex: '1', minH: '0', overflowY: 'auto', overscrollBehavior: 'contain' },
  },
});

export const List = chakra('ul', {
  base: {
    '& > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      columnGap: '3',
      alignItems: 'center',
      ps: '7',
      pe: '4',
      py: '3',
      borderBottomWidth: '1px',
      fontSize: 'sm',
      '&[data-new]': { bg: 'brand.subtle' },
      '&[data-new]::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: '3',
        top: '1.125rem',
        boxSize: '2',
        borderRadius: 'full',
        bg: 'accent.graphic',
      },
      '& > div': { minW: '0' },
      '& strong': { display: 'block', fontWeight: 'semibold' },
      '& p': { color: 'fg.muted', overflowWrap: 'anywhere' },
      '& time': { color: 'fg.subtle', fontSize: 'xs' },
      '&[data-new] time': { color: 'fg.muted' },
    },
  },
});

export const Settings = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    p: '5',
    fontSize: 'sm',
    '& legend': { fontWeight: 'semibold', mb: '1' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs' },
    '& label[data-choice]': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      py: '1',
      minH: { base: '11', md: '9' },
      cursor: 'pointer',
    },
    '& input': { boxSize: '4.5', flexShrink: '0', accentColor: 'brand.solid', cursor: 'pointer' },
    '& [data-times]': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '3', mt: '2' },
  },
});
