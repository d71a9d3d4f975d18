import { chakra } from '@hawiyat/shared/ui';

/** Isolated, or Leaflet's layers would cover the dialog; `!important`, because its styles are in no cascade layer. */
export const StyledMap = chakra('div', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    borderWidth: '1px',
    borderRadius: 'lg',
    '& > [dir=ltr]': { isolation: 'isolate' },
    '& .leaflet-container': {
      h: '24rem',
      bg: 'bg.muted !important',
      fontFamily: 'inherit !important',
      _focusVisible: { outlineOffset: '-2px' },
    },
    '& .leaflet-tile-pane': { _dark: { filter: 'brightness(0.7) saturate(0.85)' } },
    '& .leaflet-popup-content-wrapper, & .leaflet-popup-tip': {
      bg: 'bg.panel !important',
      color: 'fg !important',
      boxShadow: 'md !important',
    },
    '& .leaflet-popup-content-wrapper': { borderRadius: 'md !important' },
    '& .leaflet-popup-content': {
      m: '0 !important',
      px: '3',
      py: '1.5',
      fontSize: 'sm !important',
      fontWeight: 'medium',
      lineHeight: 'body !important',
      whiteSpace: 'nowrap',
    },
    '& > p': {
      position: 'absolute',
      insetInlineEnd: '0',
      bottom: '0',
      px: '2',
      py: '0.5',
      bg: 'bg.panel/85',
      borderStartStartRadius: 'md',
      fontSize: 'xs',
      color: 'fg.muted',
    },
  },
});
