import { Link } from '@hawiyat/shared/router';
import { orderAddress } from '../../components/order-address.ts';
import { messages } from '../../texts/containers.ts';
import type { Whereabouts } from '../whereabouts.ts';

export const OrderLink = ({ orderId, number }: NonNullable<Whereabouts['order']>) => (
  <Link to={orderAddress(orderId)} aria-label={messages.openOrder(number)}>
    <bdi>{number}</bdi>
  </Link>
);

export const OrderAndPlace = ({ order, where }: Pick<Whereabouts, 'order' | 'where'>) => (
  <>
    {order && <OrderLink {...order} />}
    {order && where && ' · '}
    <bdi>{where}</bdi>
  </>
);
