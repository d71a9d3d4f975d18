import { chakra } from '@hawiyat/shared/ui';

/** Fields at the reading side, the map beside them; on small screens the map stands above what it edits. */
export const StyledSettings = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(22rem, 5fr) minmax(0, 6fr)' },
    alignItems: 'start',
    gap: '5',
    '& [data-map]': {
      order: { base: '-1', lg: '0' },
      scrollMarginBlock: '20',
      lg: { position: 'sticky', top: '84px' },
      '& .leaflet-container': {
        h: { base: '18rem', lg: 'max(24rem, calc(100dvh - 20rem))' },
        cursor: 'crosshair',
      },
      '& .leaflet-interactive:focus-visible': {
        outline: '3px solid',
        outlineColor: 'focus',
        outlineOffset: '1px',
        borderRadius: 'full',
      },
      // Where the button below puts a point.
      '&:has(:focus-visible) .leaflet-container::after': {
        content: '""',
        position: 'absolute',
        inset: '0',
        zIndex: '1000',
        m: 'auto',
        boxSize: '7',
        pointerEvents: 'none',
        background:
          'linear-gradient(currentColor, currentColor) center / 2px 100% no-repeat, linear-gradient(currentColor, currentColor) center / 100% 2px no-repeat',
        color: 'accent.graphic',
      },
      '& .leaflet-tooltip': {
        px: '2',
        py: '0.5',
        bg: 'bg.panel !important',
        borderColor: 'border !important',
        color: 'fg !important',
        fontFamily: 'inherit',
        boxShadow: 'xs !important',
        _before: { display: 'none' },
      },
    },
  },
});

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

export const Corners = chakra('textarea', {
  base: {
    w: 'full',
    minH: '32',
    px: '3',
    py: '2',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    fontSize: { base: 'md', md: 'sm' },
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'right',
    resize: 'vertical',
    _hover: { borderColor: 'fg.muted' },
    _focusVisible: { outline: '2px solid', outlineColor: 'focus', borderColor: 'focus' },
    _invalid: { borderColor: 'danger.fg', _focusVisible: { outlineColor: 'danger.fg' } },
    _disabled: { opacity: '0.6', bg: 'bg.muted' },
  },
});

/** A native checkbox that is drawn, and spoken, as a switch. */
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
      _after: {
        content: '""',
        position: 'absolute',
        top: '3px',
        insetInlineStart: '3px',
        boxSize: '18px',
        borderRadius: 'full',
        bg: 'white',
        transition: 'inset-inline-start 160ms',
      },
      _checked: { bg: 'success.solid', _after: { insetInlineStart: 'calc(100% - 21px)' } },
      _disabled: { opacity: '0.5' },
      _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
    },
  },
});

/** Stays in sight while something is unsaved. */
export const SaveBar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    py: '3',
    '&[data-unsaved]': {
      position: 'sticky',
      bottom: '3',
      zIndex: '2',
      px: '4',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'xl',
      boxShadow: 'lg',
    },
    '& > p': { flex: '1', color: 'fg.muted', fontSize: 'sm', outline: 'none' },
  },
});
