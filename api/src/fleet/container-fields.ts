import { addContainer, container, containerTypes } from '@hawiyat/shared/contract/containers';
import { sizeLabel, statusLabel } from '@hawiyat/shared/locale/fleet-words';
import { sql } from 'kysely';
import type { Containers } from '../db/schema.ts';
import { toRiyals } from '../kernel/money.ts';
import { openOrder } from '../orders/order-filters.ts';
import { shownOnly } from '../resources/field.ts';
import { fieldsOf } from '../resources/fields.ts';

const typeLabel = Object.fromEntries(containerTypes.map((type) => [type, type]));
const held = sql<boolean>`exists (
  select from orders
  where orders.company_id = containers.company_id and orders.container_id = containers.id and ${openOrder}
)`;

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
    ...{ audited: true, search: false, csv: { required: true, words: sizeLabel } },
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
  version: { column: 'version', ...shownOnly },
});
/** A container, and whether an order holds it. */
export type ContainerRow = typeof containerFields.shownRow;
export type OwnContainerRow = typeof containerFields.row;
