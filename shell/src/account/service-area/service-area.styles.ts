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
