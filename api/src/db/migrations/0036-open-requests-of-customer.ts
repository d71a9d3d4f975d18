import type { Migration } from './migration.ts';

/** How many requests a customer has open is asked before each further one, whatever the customer's history. */
export const openRequestsOfCustomer: Migration = {
  name: '0036-open-requests-of-customer',
  statements: [
    `create index requests_open_of_customer on requests (customer_id, delivery_date) where status = 'open'`,
  ],
};
