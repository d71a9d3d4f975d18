import { ContainerDrawing } from '@hawiyat/shared/components/container-drawing';
import { ContainerBadge } from '@hawiyat/shared/components/status-badges';
import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { formatRiyal, riyalSign } from '@hawiyat/shared/locale/money';
import { today } from '@hawiyat/shared/locale/today';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { Link } from '@hawiyat/shared/router';
import { memo, type ReactNode } from 'react';
import { CardActions } from '../../components/card-actions.tsx';
import { messages } from '../../texts/containers.ts';
import { dialogs } from '../dialogs.ts';
import { whereaboutsOf } from '../whereabouts.ts';
import { openMenu } from './container-menu.ts';
import { OrderAndPlace } from './order-and-place.tsx';

const drawing = ({ type }: Container) => <ContainerDrawing type={type} />;

export const ContainerCard = memo(function ContainerCard({
  container,
  picture = drawing,
}: {
  container: Container;
  picture?: (container: Container) => ReactNode;
}) {
  const { id, containerNumber, type, size, price, status } = container;
  const { order, where, when, late } = whereaboutsOf(container, today());
  return (
    <article>
      <div>
        {picture(container)}
        <div>
          <h2>
            <Link to={`/containers/${id}`} aria-label={messages.open(containerNumber)}>
              <bdi dir="ltr">{containerNumber}</bdi>
            </Link>
          </h2>
          <p>
            {type} · {wordFor(sizeLabel, size)}
          </p>
        </div>
        <ContainerBadge status={status} />
        <p data-where="">
          <span title={where}>
            <OrderAndPlace {...{ order, where }} />
          </span>
          <span data-late={late ? '' : undefined}>{when}</span>
        </p>
      </div>
      <CardActions
        edit={messages.editNamed(containerNumber)}
        remove={messages.deleteNamed(containerNumber)}
        onPress={(kind) => dialogs.open(kind, { container })}
        more={{ name: messages.menuOf(containerNumber), onPress: (button) => openMenu(container, button) }}
      >
        <p>
          <bdi dir="ltr">{formatRiyal(price)}</bdi> {riyalSign}
        </p>
      </CardActions>
    </article>
  );
});
