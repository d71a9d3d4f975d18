import { chakra } from '@hawiyat/shared/ui';

export const Part = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    p: { base: '4', md: '5' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'xl',
    boxShadow: 'xs',
    // What gets the focus stays clear of the header and of the bar that saves.
    '& :is(input, select, textarea, button, summary)': { scrollMarginTop: '20', scrollMarginBottom: '32' },
    '& > label + p': { mt: '-3' },
    '& > p, & > header > p': { color: 'fg.muted', fontSize: 'sm' },
    '& h2': { fontSize: 'md', fontWeight: 'semibold' },
    '& button[aria-pressed=true]': { bg: 'brand.subtle', borderColor: 'brand.fg' },
    '& [data-wrong]': { color: 'danger.fg' },
    '& [data-row]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
    '& [data-area]': {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      p: '4',
      borderWidth: '1px',
      borderRadius: 'lg',
      '&[data-drawn]': { borderColor: 'accent.graphic' },
    },
    '& summary': {
      display: 'inline-flex',
      alignItems: 'center',
      minH: { base: '11', md: '8' },
      px: '1',
      borderRadius: 'sm',
      color: 'brand.fg',
      fontSize: 'sm',
      fontWeight: 'medium',
      cursor: 'pointer',
      _before: { content: '"▾"', me: '1.5' },
    },
    '& details[open] > summary': { mb: '1', _before: { content: '"▴"' } },
  },
});

export const SwitchRow = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    fontWeight: 'medium',
    cursor: 'pointer',
    '&:has(:disabled)': { cursor: 'not-allowed', color: 'fg.muted' },
    '& input': {
      appearance: 'none',
      position: 'relative',
      flexShrink: '0',
      w: '11',
      h: '6',
      borderRadius: 'full',
      bg: 'fg.muted',
      cursor: 'inherit',
      transition: 'background-color 160ms',
      outline: '1px solid transparent',
      _after: {
        content: '""',
        position: 'absolute',
        top: '3px',
        insetInlineStart: '3px',
        boxSize: '18px',
        borderRadius: 'full',
        bg: 'white',
        transition: 'inset-inline-start 160ms',
        _highContrast: { bg: 'CanvasText' },
      },
      _checked: {
        bg: 'success.solid',
        _after: { insetInlineStart: 'calc(100% - 21px)', _highContrast: { bg: 'HighlightText' } },
      },
      _disabled: { opacity: '0.5' },
      _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
    },
  },
});

export const StyledSaveBar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: { base: '2', md: '3' },
    py: { base: '2', md: '3' },
    '&[data-unsaved]': {
      position: 'sticky',
      bottom: 'max(12px, env(safe-area-inset-bottom))',
      zIndex: '2',
      px: '4',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'xl',
      boxShadow: 'lg',
    },
    '& > p': { flex: '1 1 10rem', color: 'fg.muted', fontSize: 'sm', outline: 'none' },
  },
});

export const FieldGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
    gap: '4',
  },
});
