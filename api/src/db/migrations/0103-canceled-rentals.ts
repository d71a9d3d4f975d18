import type { Migration } from './migration.ts';

/** Rentals that a cancellation has ended: with the completed and the open ones, all that a container was out for. */
export const canceledRentals: Migration = {
  name: '0103-canceled-rentals',
  separately: [
    `create index if not exists orders_canceled_after_delivery on orders (company_id, canceled_at)
       where status = 'canceled' and delivered_at is not null`,
  ],
  statements: [],
};
