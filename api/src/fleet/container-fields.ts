import { containerTypes } from '@hawiyat/shared/contract/core/container-kinds';
import { addContainer, type ContainerHold, container } from '@hawiyat/shared/contract/fleet/containers';
import { editedContainer } from '@hawiyat/shared/contract/fleet/edited-container';
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
// With `exists` the planner may read every open order of the company.
const held = sql<boolean>`coalesce((
  select true from orders
  where orders.company_id = containers.company_id and orders.container_id = containers.id and ${openOrder}
), false)`;

/** A unique index allows one open order for each container. */
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

export const containerFields = fieldsOf<Containers>()(
  { answer: container, draft: addContainer.body, edited: editedContainer, searchColumn: 'folded_text' },
  {
    id: { column: 'id', ...shownOnly },
    containerNumber: { column: 'number', audited: true, csv: { taken: 'رقم الحاوية مكرر في الملف.' } },
    type: { column: 'type', audited: true, csv: { required: true, words: typeLabel } },
    size: { column: 'size', audited: true, search: ofSize, csv: { required: true, words: sizeLabel } },
    price: {
      ...{ column: 'price', show: toRiyals, store: String },
      ...{ audited: true, csv: { required: true, isPrice: true } },
    },
    status: { column: 'status', audited: true, csv: { words: statusLabel, blankKeeps: true } },
    heldByOrder: { computed: held, ...shownOnly },
    hold: { computed: hold, show: presentHold, ...shownOnly },
    version: { column: 'version', ...shownOnly },
  },
);
export type ContainerRow = typeof containerFields.shownRow;
export type OwnContainerRow = typeof containerFields.row;
