import { MapPopup } from '@hawiyat/shared/components/map-popup';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { Link } from '@hawiyat/shared/router';
import { OrderLink } from '../list/order-and-place.tsx';
import { whereaboutsOf } from '../whereabouts.ts';
import { messages } from './map-messages.ts';
import type { Placed } from './where-each-stands.ts';

const css = {
  '& > div': { color: 'fg.muted' },
  '& > [data-late]': { color: 'danger.fg', fontWeight: 'medium' },
  '& a': { me: '4' },
} as const;

export interface PinPopupProps {
  readonly placed: Placed;
  readonly today: string;
  readonly onLeave: (id: string) => void;
}

export function PinPopup({ placed: { container, at }, today, onLeave }: PinPopupProps) {
  const { id, containerNumber, type, size } = container;
  const { order, where, when, late } = whereaboutsOf(container, today);
  return (
    <MapPopup at={at} offset={[0, -14]} css={css} onClose={() => onLeave(id)}>
      <strong>
        <bdi dir="ltr">{containerNumber}</bdi>
      </strong>
      <div>
        {type} · {wordFor(sizeLabel, size)}
      </div>
      {where && <div>{where}</div>}
      <div data-late={late ? '' : undefined}>{when}</div>
      <Link to={`/containers/${id}`}>{messages.page}</Link>
      {order && <OrderLink {...order} />}
    </MapPopup>
  );
}
