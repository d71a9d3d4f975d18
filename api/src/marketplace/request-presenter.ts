import type { CustomerRequest } from '@hawiyat/shared/contract/marketplace/customer';
import { dayOf } from '../kernel/calendar.ts';
import { toRiyals } from '../kernel/money.ts';
import { orderNumber } from '../kernel/order-number.ts';
import { presentRequest, refundDueBy } from '../orders/index.ts';
import type { RequestWithOffers } from './request-queries.ts';

export function presentCustomerRequest({ request, offers, order }: RequestWithOffers): CustomerRequest {
  return {
    ...presentRequest(request),
    status: request.status,
    offers: offers.map((offer) => ({
      id: offer.id,
      companyName: offer.company_name,
      price: toRiyals(offer.price),
      rentalDuration: offer.rental_duration,
      status: offer.status,
    })),
    order: order ? presentOrder(order) : null,
  };
}

function presentOrder(row: NonNullable<RequestWithOffers['order']>): NonNullable<CustomerRequest['order']> {
  const { id, number, company_name, status, total_price, container_number, proof_of_delivery_url } = row;
  const { refund, compensation, canceled_at, refunded_at } = row;
  return {
    id,
    number: orderNumber(number),
    companyName: company_name,
    status,
    totalPrice: total_price,
    containerNumber: container_number,
    proofOfDeliveryUrl: proof_of_delivery_url,
    refund:
      refund === null || canceled_at === null
        ? null
        : {
            amount: refund,
            compensation: compensation ?? '0.00',
            dueBy: refundDueBy(dayOf(canceled_at)),
            paidAt: refunded_at?.toISOString() ?? null,
          },
  };
}
