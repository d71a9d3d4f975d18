import { DriverBadge } from '@hawiyat/shared/components/status-badges';
import type { Driver } from '@hawiyat/shared/contract/fleet/drivers';
import { phoneNumber } from '@hawiyat/shared/locale/phones';
import { Link } from '@hawiyat/shared/router';
import { Avatar } from '@hawiyat/shared/ui';
import { memo } from 'react';
import { CardActions } from '../../components/card-actions.tsx';
import { PhoneLink } from '../phone-link.tsx';
import { messages } from './drivers-messages.ts';

export interface DriverCardProps {
  driver: Driver;
  /** The phone is a link, for devices that call. */
  calls: boolean;
  onEdit: (driver: Driver) => void;
  onDelete: (driver: Driver) => void;
}

export const DriverCard = memo(function DriverCard({ driver, calls, onEdit, onDelete }: DriverCardProps) {
  const { id, name, phone, picture, availability } = driver;
  return (
    <article>
      <div>
        {/* Cards are reused for other drivers: without a key the previous photo would show until the next one has loaded. */}
        <Avatar key={id} name={name} src={picture} size="lg" />
        <div>
          <h2>
            <Link to={`/drivers/${id}`} aria-label={messages.open(name)}>
              <bdi>{name}</bdi>
            </Link>
          </h2>
          {calls ? <PhoneLink phone={phone} /> : <bdi dir="ltr">{phoneNumber(phone)}</bdi>}
        </div>
        <DriverBadge status={availability} />
      </div>
      <CardActions
        edit={{ label: messages.edit, name: messages.editNamed(name), onPress: () => onEdit(driver) }}
        remove={{ label: messages.delete, name: messages.deleteNamed(name), onPress: () => onDelete(driver) }}
      />
    </article>
  );
});
