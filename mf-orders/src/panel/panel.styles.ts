import { chakra, Modal } from '@hawiyat/shared/ui';
import { apart, link, row } from '../components/task-cells.styles.ts';

/** All outside the panel and its ancestors; cast, as the compiler knows only selectors with `&` at an end. */
const everythingElse = '#content :not(:has(&)):not(&):not(& *)' as '& *';

export const Side = chakra('div', {
  base: {
    position: 'fixed',
    insetBlockStart: '16',
    insetBlockEnd: '0',
    insetInlineEnd: '0',
    // Above the list's own sticky parts.
    zIndex: '3',
    w: '26rem',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    bg: 'bg.panel',
    borderInlineStartWidth: '1px',
    boxShadow: 'xl',
    animation: 'fade-in 160ms ease-out',
    '@media print': {
      position: 'static',
      w: 'full',
      overflow: 'visible',
      borderWidth: '0',
      animation: 'none',
      [everythingElse]: { display: 'none' },
    },
  },
});

export const Sheet = chakra(Modal, {
  base: { inset: '0', m: '0', w: '100dvw', h: '100dvh', '& > div': { overflowY: 'auto' } },
});

export const StyledPanel = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    px: '5',
    pb: '8',
    '& > header': {
      ...row,
      justifyContent: 'space-between',
      minH: '14',
      mx: '-5',
      ps: '5',
      pe: '3',
      position: 'sticky',
      top: '0',
      zIndex: '1',
      bg: 'bg.panel',
      borderBottomWidth: '1px',
    },
    '& h2': { fontSize: 'lg', fontWeight: 'semibold', outline: 'none' },
    '& h3': { mb: '2', fontSize: 'sm', fontWeight: 'semibold' },
    '& [data-state]': { ...row, flexWrap: 'wrap', gap: '2.5' },
    '& [data-muted], & dt, & small': { color: 'fg.muted', fontSize: 'xs' },
    '& [data-expired]': { order: '1', w: 'full', color: 'danger.fg', fontSize: 'xs', fontWeight: 'medium' },
    '& [data-box]': { borderWidth: '1px', borderRadius: 'lg', px: '4', py: '3' },
    '& [data-opened]': { mt: '1', borderInlineStartWidth: '3px', borderInlineStartColor: 'accent.graphic' },
    '& li[aria-current]': { mx: '-4', px: '4', bg: 'bg.muted' },
    '& [data-next]': {
      ...{ display: 'flex', flexDirection: 'column', gap: '2' },
      bg: 'bg.muted',
      borderColor: 'transparent',
    },
    '& dl': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: '4',
      rowGap: '3.5',
    },
    '& dd': { overflowWrap: 'anywhere' },
    '& dd > small, & dd > strong': { display: 'block' },
    '& strong': { fontWeight: 'semibold' },
    '& ul[data-box]': { py: '0' },
    '& ul[data-box] > li': { py: '3', '& + li': { borderTopWidth: '1px' } },
    '& [data-line]': { ...apart, columnGap: '3', rowGap: '1' },
    '& section[data-line] > div > :is(small, strong)': { display: 'block' },
    '& [data-map]': {
      mt: '2',
      '& .leaflet-container': { h: '11rem' },
      '& [aria-hidden] > *': { maxH: '11rem' },
    },
    '& [data-link]': { ...link, minH: { base: '11', lg: '8' }, borderRadius: 'sm' },
    '& [data-ways]': { display: 'flex', gap: '2' },
    '& [data-ways] [data-link]': {
      px: '3',
      borderWidth: '1px',
      borderColor: 'border.control',
      _hover: { textDecoration: 'none', bg: 'bg.muted' },
    },
    '& [data-proof]': {
      display: 'block',
      overflow: 'hidden',
      bg: 'bg.muted',
      borderWidth: '1px',
      borderRadius: 'lg',
      '& img': { display: 'block', w: 'full', maxH: '16rem', objectFit: 'contain' },
    },
    '& textarea': {
      display: 'block',
      w: 'full',
      minH: '20',
      p: '3',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'md',
      fontSize: { base: 'md', md: 'sm' },
      _focusVisible: { outline: '2px solid', outlineColor: 'focus', borderColor: 'focus' },
    },
    '& p[data-text]': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    '& ol > li': {
      position: 'relative',
      ps: '5',
      pb: '4',
      _before: {
        content: '""',
        position: 'absolute',
        insetInlineStart: '0',
        top: '2',
        boxSize: '2',
        borderRadius: 'full',
        bg: 'border.control',
      },
      '&:first-of-type::before': { bg: 'accent.graphic' },
      '&:not(:last-of-type)::after': {
        content: '""',
        position: 'absolute',
        insetInlineStart: '3.5px',
        top: '5',
        bottom: '-1',
        w: '1px',
        bg: 'border',
      },
    },
  },
});
