import type { Migration } from './migration.ts';

/** A company's jobs in one state are few among many that are over: the lists, the board and the counts find them at once. */
export const lists: Migration = {
  name: '0011-lists',
  statements: [
    'create index orders_by_status on orders (company_id, status, delivery_date, id)',
    'create index sub_orders_by_status on sub_orders (company_id, status, delivery_date, id)',
  ],
};
