import type { Migration } from './migration.ts';

/**
 * A phone belongs to whoever proves it. Until then an account claims it, beside others that may claim the same: so
 * nobody hears from a registration who is a customer, and nobody keeps a phone's owner out. `phone` of such an account is
 * a text that is no phone, and like no other.
 */
export const claimedPhones: Migration = {
  name: '0029-claimed-phones',
  statements: [
    'alter table customers add column claimed_phone text',
    'create index customers_claiming on customers (claimed_phone, created_at) where claimed_phone is not null',
    'grant select (claimed_phone) on customers to hawiyat_customer',
    'grant select (claimed_phone, created_at) on customers to hawiyat_sign_in',
  ],
};
