import type { Reach } from './cross-tenant-grant.ts';

const ofOwnRequests = (table: string) => `exists (
  select from requests where requests.id = ${table}.request_id and requests.customer_id = current_customer()
)`;

export const reachOfCustomers: readonly Reach[] = [
  {
    table: 'customers',
    rights: `select (id, name, phone, email, birth_date, claimed_phone, phone_proven_at, most_open_requests,
      most_undelivered_orders, world), update (phone_proven_at)`,
    rows: 'id = current_customer()',
    why: 'Own row only.',
  },
  {
    table: 'phone_codes',
    rights: 'select, insert, update',
    rows: 'customer_id = current_customer()',
    why: 'Own row only.',
  },
  {
    table: 'requests',
    rights: 'select, insert, update (status, accepted_company_id, accepted_offer_id, closed_at)',
    rows: 'customer_id = current_customer()',
    why: 'Own rows only.',
  },
  {
    table: 'offers',
    rights: 'select (company_id, id, request_id, price, rental_duration, status, created_at)',
    rows: ofOwnRequests('offers'),
    why: 'Offers on own requests only, whichever company made them.',
  },
  {
    table: 'companies',
    rights: 'select (id, name)',
    // From the customer's requests: a condition per company would scan all of its offers.
    rows: `id in (
      select offers.company_id from requests join offers on offers.request_id = requests.id
      where requests.customer_id = current_customer()
    )`,
    why: 'The names of those who offered on own requests.',
  },
  {
    table: 'orders',
    rights: `select (company_id, id, number, request_id, container_id, status, total_price, proof_of_delivery_url, canceled_at,
      refund, compensation, refunded_at)`,
    rows: ofOwnRequests('orders'),
    why: 'Orders of own requests only.',
  },
  {
    table: 'containers',
    rights: 'select (company_id, id, number)',
    rows: `exists (
      select from orders where orders.company_id = containers.company_id and orders.container_id = containers.id
    )`,
    why: 'The numbers of the containers of own orders.',
  },
  {
    table: 'events',
    rights: 'insert',
    rows: 'company_id = (select world from customers where id = current_customer())',
    why: "The marketplace's events only: that a request is there, or closed.",
  },
  { table: 'request_counters', rights: 'insert', why: 'A placed or closed request is counted.' },
];
