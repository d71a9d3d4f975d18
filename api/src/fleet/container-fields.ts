import { containerTypes } from '@hawiyat/shared/contract/core/container-kinds';
import { addContainer, type ContainerHold, container } from '@hawiyat/shared/contract/fleet/containers';
import { sizeLabel, statusLabel } from '@hawiyat/shared/locale/fleet-words';
import { sql } from 'kysely';
import type { Containers } from '../db/schema.ts';
import { toRiyals } from '../kernel/money.ts';
import { orderNumber } from '../kernel/order-number.ts';
import { placeInWords } from '../kernel/place-in-words.ts';
import { openOrder } from '../orders/index.ts';
import { shownOnly } from '../resources/field.ts';
import { fieldsOf } from '../resources/fields.ts';
import { ofSize } from './container-search.ts';

const typeLabel = Object.fromEntries(containerTypes.map((type) => [type, type]));
// No `exists`: for that the database may read every open order of the company once.
const held = sql<boolean>`coalesce((
  select true from orders
  where orders.company_id = containers.company_id and orders.container_id = containers.id and ${openOrder}
), false)`;

/** Of the one open order that holds it: an index of the database allows no second. */
const hold = sql<StoredHold | null>`(
  select json_build_object(
    'orderId', orders.id, 'number', orders.number, 'status', orders.status, 'day', orders.delivery_date,
    'deliveredAt', orders.delivered_at, 'contactName', orders.contact_name,
    'latitude', orders.latitude, 'longitude', orders.longitude,
    'until', (select max(sub_orders.delivery_date) from sub_orders
      where sub_orders.company_id = orders.company_id and sub_orders.order_id = orders.id
        and sub_orders.type = 'return' and sub_orders.status <> 'failed'))
  from orders
  where orders.company_id = containers.company_id and orders.container_id = containers.id and ${openOrder}
)`;

interface StoredHold extends Omit<ContainerHold, 'number' | 'place' | 'deliveryLocation'> {
  readonly number: number;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

function presentHold({ number, latitude, longitude, deliveredAt, ...hold }: StoredHold): ContainerHold {
  return {
    ...hold,
    number: orderNumber(number),
    // PostgreSQL's JSON has the offset of its session.
    deliveredAt: deliveredAt && new Date(deliveredAt).toISOString(),
    place: placeInWords({ latitude, longitude }),
    deliveryLocation: latitude === null || longitude === null ? null : { latitude, longitude },
  };
}

export const containerFields = fieldsOf<Containers>()(container, addContainer.body, {
  id: { column: 'id', ...shownOnly },
  containerNumber: {
    ...{ column: 'number', label: 'رقم الحاوية' },
    ...{ audited: true, search: 'text', csv: { taken: 'رقم الحاوية مكرر في الملف.' } },
  },
  type: {
    ...{ column: 'type', label: 'نوع الحاوية' },
    ...{ audited: true, search: 'text', csv: { required: true, words: typeLabel } },
  },
  size: {
    ...{ column: 'size', label: 'حجم الحاوية' },
    ...{ audited: true, search: ofSize, csv: { required: true, words: sizeLabel } },
  },
  price: {
    ...{ column: 'price', label: 'السعر (ر.س)', show: toRiyals, store: String },
    ...{ audited: true, search: false, csv: { required: true, isPrice: true } },
  },
  status: {
    ...{ column: 'status', label: 'حالة الحاوية' },
    ...{ audited: true, search: false, csv: { words: statusLabel, blankKeeps: true } },
  },
  heldByOrder: { computed: held, ...shownOnly },
  hold: { computed: hold, show: presentHold, ...shownOnly },
  version: { column: 'version', ...shownOnly },
});
/** A container, and whether an order holds it. */
export type ContainerRow = typeof containerFields.shownRow;
export type OwnContainerRow = typeof containerFields.row;
