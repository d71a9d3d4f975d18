import { addContainer } from '@hawiyat/shared/contract/fleet/containers';
import { addDriver } from '@hawiyat/shared/contract/fleet/drivers';
import { createOffer } from '@hawiyat/shared/contract/marketplace/offers';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { freshDigits } from '@hawiyat/shared/testing/fresh-digits';
import { customerApp, riyadhDay } from '@hawiyat/shared/testing/other-apps';

const bin = { containerType: 'حاويات نفايات', containerSize: '2 yard' } as const;
type RequestDraft = Parameters<Awaited<ReturnType<typeof customerApp>>['place']>[0];

/** What customers do in their app, and other administrators in their panels. @param token the company's session */
export function market(url: string, token: string) {
  const company = {
    /** A customer's open request. */
    async request(about: RequestDraft = {}) {
      const customer = await customerApp(url);
      const { id } = await customer.place({ ...bin, deliveryDate: riyadhDay(3), ...about });
      return {
        id,
        cancel: () => customer.cancel(id),
        async accept(offerId: string) {
          const order = await customer.accept(id, offerId);
          return { ...order, cancel: () => customer.cancelOrder(order.id) };
        },
      };
    },

    /** @param rentalDuration null for a request that comes back (monthly, weekly) */
    async offer(globalOrderId: string, price = 450, rentalDuration: number | null = 7) {
      const body = { globalOrderId, price, rentalDuration };
      return (await askServer(url, token, createOffer, { body })).offer;
    },

    /** An order of the company without a driver, and a container that is there for it. */
    async order(about: RequestDraft = {}) {
      const body = { type: bin.containerType, size: bin.containerSize, price: 300 };
      await askServer(url, token, addContainer, { body });
      const request = await company.request(about);
      return request.accept((await company.offer(request.id)).id);
    },

    async driver(name: string) {
      const body = { name, phone: `05${freshDigits()}`, identityNumber: `11${freshDigits()}` };
      return (await askServer(url, token, addDriver, { body })).driver;
    },
  };
  return company;
}
