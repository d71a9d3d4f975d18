import { chakra } from '@hawiyat/shared/ui';
import type { LatLngTuple, Popup as LeafletPopup, PointTuple } from 'leaflet';
import { type ComponentProps, type Ref, useMemo } from 'react';
import { Popup } from 'react-leaflet';

const Text = chakra('div', {
  base: {
    py: '1',
    fontWeight: 'normal',
    '& > strong': { fontSize: 'md', fontWeight: 'semibold' },
    '& button, & a': {
      display: 'inline-flex',
      alignItems: 'center',
      minH: { base: '11', md: '8' },
      color: 'brand.fg !important',
      fontWeight: 'medium',
      cursor: 'pointer',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
    },
  },
});

export interface MapPopupProps extends Pick<ComponentProps<typeof Text>, 'css' | 'children'> {
  at: { readonly latitude: number; readonly longitude: number };
  offset: PointTuple;
  ref?: Ref<LeafletPopup>;
  onClose: () => void;
}

export function MapPopup({ at: { latitude, longitude }, offset, ref, onClose, ...text }: MapPopupProps) {
  // Leaflet treats a new array as a move: it would reopen the popup and pan the map.
  const position = useMemo((): LatLngTuple => [latitude, longitude], [latitude, longitude]);
  return (
    <Popup
      ref={ref}
      position={position}
      offset={offset}
      closeButton={false}
      autoPanPaddingTopLeft={[16, 16]}
      autoPanPaddingBottomRight={[68, 16]}
      eventHandlers={{ remove: onClose }}
    >
      <Text dir="rtl" {...text} />
    </Popup>
  );
}
