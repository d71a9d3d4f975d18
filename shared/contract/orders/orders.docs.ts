import { docsOf } from '../core/endpoint.docs.ts';
import * as board from './board.ts';
import * as manyAssignments from './many-assignments.ts';
import * as orderDetails from './order-details.ts';
import * as orderSettings from './order-settings.ts';
import * as orders from './orders.ts';
import * as work from './work.ts';

export const assigned =
  'Assigning is possible once: of two at the same time one wins, and the other learns who won in `assigned`.';
const whole =
  'where it is, the recipient, its price with VAT, its sub-orders, the company’s notes, what happened to it and who did it (the newest 200 entries), and what has to be done next.';
const text = 'البوابة الخلفية مفتوحة من السابعة صباحًا';
const id = '2b6f0cc9-04d1-4a38-bb1e-9d1c7e5a8f32';
const subOrderId = '9e107d9d-372b-4d5b-8f5e-0c1b2a3d4e53';
const settings = {
  areas: [
    {
      name: 'شمال الرياض',
      corners: [
        { latitude: 24.75, longitude: 46.55 },
        { latitude: 24.75, longitude: 46.85 },
        { latitude: 24.95, longitude: 46.7 },
      ],
    },
  ],
  hidesOutside: true,
};

const calls = { ...orders, ...orderDetails, ...board, ...work, ...manyAssignments, ...orderSettings };

export default docsOf(calls, 'Orders', {
  listPendingOrders:
    'List open requests. The marketplace: requests of customers that no offer has won yet, by delivery day. Nothing in it tells who the customer is or what other companies offer. `applied` is true where this company has made an offer. `place` says in words where it is, `distanceKm` how far from the depot by air; `sort=distance` lists the nearest first. Pages leave out what is outside of the service areas when the settings say so, and tell in `hidden` how many; else `outside` tells how many of the listed ones are outside. The whole list leaves out none and tells neither. `type` and `size` are the container’s, `place` is one of those that rows show, and of `q` each word is in one of the three.',
  listAcceptedOrders:
    'List orders. Orders of this company, by day unless sorted. `open` leaves out what is completed or canceled, `late` finds what should have been delivered. `totalPrice` is exact, as text. `type` and `size` are the container’s, `place` is one of those that rows show, and of `q` each word is in container, driver, place or number.',
  countOrders:
    'Count orders. The numbers on the panel’s tabs: open requests without an own offer, open orders and sub-orders, and those without a driver. `withoutDriver` counts orders and sub-orders together that need one: `now` those due today or before.',
  assignDriver: `Assign a driver to an order. The order becomes \`scheduled\`. ${assigned}`,
  fetchOrder: `Show an order. One order of this company: ${whole}`,
  fetchSubOrder: `Show the order of a sub-order. The order that a sub-order belongs to: ${whole}`,
  addOrderNote:
    'Add a note to an order. For the company’s own people; neither the customer nor the driver sees it. The audit log says that there is one, not what it says.',
  deleteOrderNote:
    'Delete a note of an order. Only the person who wrote it may; the audit log says that there was one.',
  orderBoard:
    'Show the board. Orders and sub-orders by status; in each lane those without a driver first, then by day, at most 20 of each. Delivered and completed ones have the newest first. `count` and `subOrderCount` count all.',
  listStops:
    'List the stops of a day. Everywhere that a driver has to be on that day, and has been: deliveries, unloads, returns; those without a driver first. `doneAt` says when it was done; `day` is earlier than the asked one where work is overdue, which today’s stops include. A driver’s stops come in the order of `PATCH /api/company/orders/stops`; without one he goes from the depot to the nearest, and on.',
  arrangeStops:
    'Arrange a driver’s stops of a day. Replaces the order in which he is to do them; his app shows it as `place`. What is no open task of his on that day is left out of the answer’s `ids`.',
  listWork:
    'Show the work of today. One queue of orders and sub-orders, by section and day: what is overdue, what has no driver today or tomorrow, what drivers have to do today, and open requests that the company has a free container for. Each section has its first tasks, at most 300, and `counts` says how many there are; of requests at most 100. A task without a driver comes with the one who has the least to do.',
  assignMany:
    'Assign a driver to many tasks. Every order and sub-order of the list that has no driver gets this one; each of the others says why not, in the words of the single call. At most 100 at once.',
  fetchOrderSettings:
    'Show the order settings. Where the company’s trucks set out, which areas it serves, and whether the list of open requests leaves out what is outside of them.',
  saveOrderSettings:
    'Save the order settings. Replaces all of them: the depot, at most ten areas of 3 to 100 corners each, and whether requests outside of all areas are left out. A request without a location is never left out.',
})({
  listPendingOrders: {
    tag: 'Marketplace',
    response: { orders: [{ id: '5d41402a-bc4b-42a7-9b97-19d911017c59' }] },
  },
  fetchSubOrder: { tag: 'Sub-orders' },
  addOrderNote: { request: { text }, response: { note: { text } } },
  assignMany: {
    request: {
      tasks: [
        { kind: 'order', id },
        { kind: 'sub_order', id: subOrderId },
      ],
    },
    response: {
      tasks: [
        { kind: 'order', assigned: true, reason: null, driver: null },
        {
          kind: 'sub_order',
          id: subOrderId,
          reason: 'تم تعيين سائق لهذا الطلب من قبل.',
          driver: { driverId: id, driverName: 'سعيد الغامدي' },
        },
      ],
    },
  },
  fetchOrderSettings: { response: { settings } },
  saveOrderSettings: { request: settings, response: { settings: { ...settings, version: 4 } } },
});
