import { chakra } from '@hawiyat/shared/ui';

/** The map in the panel's dress. It is isolated, because the library's layers would otherwise lie over the dialog's own. */
export const MapFrame = chakra('div', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    borderWidth: '1px',
    borderRadius: 'lg',
    '& > [dir=ltr]': { isolation: 'isolate' },
    '& .leaflet-container': { h: '24rem', bg: 'bg.muted', fontFamily: 'inherit', fontSize: 'sm' },
    '& .leaflet-container:focus-visible': { outlineOffset: '-2px' },
    '& .leaflet-tile-pane': { _dark: { filter: 'brightness(0.7) saturate(0.85)' } },
    '& .leaflet-popup-content-wrapper, & .leaflet-popup-tip': {
      bg: 'bg.panel',
      color: 'fg',
      boxShadow: 'md',
    },
    '& .leaflet-popup-content-wrapper': { borderRadius: 'md' },
    '& .leaflet-popup-content': {
      m: '0',
      px: '3',
      py: '2',
      fontSize: 'sm',
      fontWeight: 'medium',
      lineHeight: 'body',
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
