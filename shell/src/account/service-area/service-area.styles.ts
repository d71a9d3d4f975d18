import { chakra } from '@hawiyat/shared/ui';
import { FormElement } from '@hawiyat/shared/ui/forms';

export const StyledSettings = chakra(FormElement, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(20rem, 5fr) minmax(0, 6fr)' },
    alignItems: 'start',
    gap: '5',
    '& [data-map]': {
      order: { base: '-1', xl: '0' },
      scrollMarginBlock: '20',
      xl: { position: 'sticky', top: '84px' },
      '& .leaflet-container': {
        h: { base: '18rem', xl: 'max(24rem, calc(100dvh - 20rem))' },
        cursor: 'crosshair',
      },
      '& .leaflet-interactive:focus-visible': {
        outline: '3px solid',
        outlineColor: 'focus',
        outlineOffset: '1px',
        borderRadius: 'full',
      },
      // A crosshair marks where the button below puts a point.
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
