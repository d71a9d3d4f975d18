import * as people from '@hawiyat/shared/contract/account/people';
import { saveConsent } from '@hawiyat/shared/contract/account/personal-data';
import { saveProfile } from '@hawiyat/shared/contract/account/profile';
import type { Endpoint } from '@hawiyat/shared/contract/core/endpoint';
import { changeOrderDriver, changeSubOrderDriver } from '@hawiyat/shared/contract/fleet/driver-changes';
import { createOffer } from '@hawiyat/shared/contract/marketplace/offers';
import { changeOffer, withdrawOffer } from '@hawiyat/shared/contract/marketplace/own-offers';
import { arrangeStops } from '@hawiyat/shared/contract/orders/board';
import { assignMany } from '@hawiyat/shared/contract/orders/many-assignments';
import { addOrderNote, deleteOrderNote } from '@hawiyat/shared/contract/orders/order-details';
import { assignDriver } from '@hawiyat/shared/contract/orders/orders';
import { assignSubOrderDriver } from '@hawiyat/shared/contract/orders/sub-orders';
import { amount, edit, type Ids, one, type Row, type Rows, type Sent } from './row.ts';

const assigned = (call: Endpoint, change: Endpoint, kind: 'order' | 'subOrder'): readonly [Row, Row] => {
  const param = (ids: Ids) => ({ [`${kind}Id`]: ids[kind] });
  const state = (ids: Ids) => one(kind === 'order' ? 'orders' : 'sub_orders', 'driver_id, status', ids[kind]);
  const to = (from: string, driverId: string | null) => ({ from, driverId, reason: 'تعطل الشاحنة' });
  return [
    {
      ...{ state, done: (ids) => [call, param(ids), { driverId: ids.driver }] },
      inverse: (ids) => [[change, param(ids), to(ids.driver, null)]],
      meanwhile: (ids) => [[change, param(ids), to(ids.driver, ids.second)]],
    },
    {
      ...{ state, before: (ids) => [[call, param(ids), { driverId: ids.driver }]] },
      done: (ids) => [change, param(ids), to(ids.driver, ids.second)],
      inverse: (ids) => [[change, param(ids), to(ids.second, ids.driver)]],
      meanwhile: (ids) => [
        [change, param(ids), to(ids.second, ids.driver)],
        [change, param(ids), to(ids.driver, ids.second)],
      ],
    },
  ];
};
const [anAssignment, aChange] = assigned(assignDriver, changeOrderDriver, 'order');
const [aSubAssignment, aSubChange] = assigned(assignSubOrderDriver, changeSubOrderDriver, 'subOrder');

const offered = (ids: Ids): Sent => [
  createOffer,
  {},
  { globalOrderId: ids.open, price: 480, rentalDuration: 7 },
];
const repriced = (offerId: string, price: number): Sent => [
  changeOffer,
  { offerId },
  { price, rentalDuration: 7 },
];
const stops = (ids: Ids, tasks: readonly string[]): Sent => [
  arrangeStops,
  {},
  { day: '2026-03-01', driverId: ids.driver, ids: tasks },
];

export const workRows: Rows = [
  [assignDriver, anAssignment],
  [changeOrderDriver, aChange],
  [assignSubOrderDriver, aSubAssignment],
  [changeSubOrderDriver, aSubChange],
  [
    assignMany,
    {
      ...anAssignment,
      done: (ids) => [assignMany, {}, { driverId: ids.driver, tasks: [{ kind: 'order', id: ids.order }] }],
    },
  ],
  [
    people.changePerson,
    edit(
      people.changePerson,
      'personId',
      'viewer',
      ['admins', 'role'],
      [{ role: 'viewer' }, { role: 'accountant' }, { role: 'dispatcher' }],
    ),
  ],
  [
    saveProfile,
    {
      ...edit(saveProfile, '', 'admin', ['admins', 'name'], [{ name: 'مدير' }, { name: 'مديرة' }, {}]),
      meanwhile: null,
    },
  ],
  [
    saveConsent,
    {
      state: ({ admin }) => `select given from consents where admin_id = '${admin}' order by at desc limit 1`,
      done: () => [saveConsent, {}, { channel: 'device', given: false }],
      inverse: () => [[saveConsent, {}, { channel: 'device', given: true }]],
      meanwhile: null,
    },
  ],
  [
    createOffer,
    {
      state: () => amount('offers', `status = 'submitted'`),
      done: offered,
      inverse: (_, { offer }) => [[withdrawOffer, { offerId: offer.id }, {}]],
      meanwhile: (_, { offer }) => [repriced(offer.id, 490)],
    },
  ],
  [
    changeOffer,
    {
      state: () => `select price from offers where status = 'submitted'`,
      before: (ids) => [offered(ids)],
      done: (_, { offer }) => repriced(offer.id, 490),
      inverse: (_, { offer }) => [repriced(offer.id, 480)],
      meanwhile: (_, { offer }) => [repriced(offer.id, 500)],
    },
  ],
  [
    arrangeStops,
    {
      state: (ids) =>
        `select task_ids from stop_orders where driver_id = '${ids.driver}' and day = '2026-03-01'`,
      before: (ids) => [
        [assignDriver, { orderId: ids.order }, { driverId: ids.driver }],
        stops(ids, [ids.order]),
      ],
      done: (ids) => stops(ids, []),
      inverse: (ids) => [stops(ids, [ids.order])],
      meanwhile: (ids) => [stops(ids, [])],
    },
  ],
  [
    addOrderNote,
    {
      state: () => amount('order_notes'),
      done: (ids) => [addOrderNote, { orderId: ids.order }, { text: 'البوابة الخلفية' }],
      inverse: (ids, { note }) => [[deleteOrderNote, { orderId: ids.order, noteId: note.id }]],
      meanwhile: (ids) => [[addOrderNote, { orderId: ids.order }, { text: 'والأمامية' }]],
    },
  ],
];
