import type { Container } from '@hawiyat/shared/contract/containers';
import { ContainerBadge } from '@hawiyat/shared/lib/status-badges';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { Container as ContainerIcon } from 'lucide-react';
import { memo } from 'react';
import { CardActions } from '../components/card-actions.tsx';
import { messages } from './containers-messages.ts';

export interface ContainerCardProps {
  container: Container;
  onEdit: (container: Container) => void;
  onDelete: (container: Container) => void;
}

export const ContainerCard = memo(function ContainerCard({
  container,
  onEdit,
  onDelete,
}: ContainerCardProps) {
  const { containerNumber, type, size, price, status } = container;
  return (
    <article>
      <div>
        <div>
          <span aria-hidden>
            <ContainerIcon size={22} />
          </span>
          <h2>
            {type}
            <bdi dir="ltr">{containerNumber}</bdi>
          </h2>
          <ContainerBadge status={status} />
        </div>
        <dl>
          <div>
            <dt>{messages.size}</dt>
            <dd>{wordFor(sizeLabel, size)}</dd>
          </div>
          <div>
            <dt>{messages.price}</dt>
            <dd>
              <bdi dir="ltr">{formatRiyal(price)}</bdi> ر.س
            </dd>
          </div>
        </dl>
      </div>
      <CardActions
        edit={{
          label: messages.edit,
          name: messages.editNamed(containerNumber),
          onPress: () => onEdit(container),
        }}
        remove={{
          label: messages.delete,
          name: messages.deleteNamed(containerNumber),
          onPress: () => onDelete(container),
        }}
      />
    </article>
  );
});
