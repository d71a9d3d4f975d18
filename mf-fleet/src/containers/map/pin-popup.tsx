import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { Link } from '@hawiyat/shared/router';
import { chakra } from '@hawiyat/shared/ui';
import type { LatLngTuple } from 'leaflet';
import { useMemo } from 'react';
import { Popup } from 'react-leaflet';
import { orderAddress, whereaboutsOf } from '../../components/whereabouts.ts';
import { messages as listMessages } from '../containers-messages.ts';
import { messages } from './map-messages.ts';
import type { Placed } from './where-each-stands.ts';

const Text = chakra('div', {
  base: {
    py: '1',
    fontWeight: 'normal',
    '& > strong': { fontSize: 'md', fontWeight: 'semibold' },
    '& > div': { color: 'fg.muted' },
    '& > [data-late]': { color: 'danger.fg', fontWeight: 'medium' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minH: { base: '11', md: '8' },
      me: '4',
      // Leaflet sets its own link color.
      color: 'brand.fg !important',
      fontWeight: 'medium',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
    },
  },
});

export interface PinPopupProps {
  readonly placed: Placed;
  readonly today: string;
  readonly onLeave: (id: string) => void;
}

export function PinPopup({ placed: { container, at }, today, onLeave }: PinPopupProps) {
  const { id, containerNumber, type, size } = container;
  const { order, where, when, late } = whereaboutsOf(container, today);
  // Leaflet treats a new array as a move: it would reopen the popup and pan the map.
  const position = useMemo((): LatLngTuple => [at.latitude, at.longitude], [at.latitude, at.longitude]);
  return (
    <Popup
      position={position}
      offset={[0, -14]}
      closeButton={false}
      autoPanPaddingTopLeft={[16, 16]}
      // Clear of the zoom buttons.
      autoPanPaddingBottomRight={[68, 16]}
      eventHandlers={{ remove: () => onLeave(id) }}
    >
      <Text dir="rtl">
        <strong>
          <bdi dir="ltr">{containerNumber}</bdi>
        </strong>
        <div>
          {type} · {wordFor(sizeLabel, size)}
        </div>
        {where && <div>{where}</div>}
        <div data-late={late ? '' : undefined}>{when}</div>
        <Link to={`/containers/${id}`}>{messages.page}</Link>
        {order && (
          <Link to={orderAddress(order.orderId)} aria-label={listMessages.openOrder(order.number)}>
            <bdi>{order.number}</bdi>
          </Link>
        )}
      </Text>
    </Popup>
  );
}
