import { changeOrderDriver, changeSubOrderDriver } from '@hawiyat/shared/contract/fleet/driver-changes';
import { createOffer, offerGuidance } from '@hawiyat/shared/contract/marketplace/offers';
import {
  changeOffer,
  listOwnOffers,
  offerResults,
  withdrawOffer,
} from '@hawiyat/shared/contract/marketplace/own-offers';
import { arrangeStops, listStops, orderBoard } from '@hawiyat/shared/contract/orders/board';
import { assignMany } from '@hawiyat/shared/contract/orders/many-assignments';
import { addOrderNote, fetchOrder, fetchSubOrder } from '@hawiyat/shared/contract/orders/order-details';
import { fetchOrderSettings, saveOrderSettings } from '@hawiyat/shared/contract/orders/order-settings';
import {
  assignDriver,
  countOrders,
  listAcceptedOrders,
  listPendingOrders,
} from '@hawiyat/shared/contract/orders/orders';
import { assignSubOrderDriver, listSubOrders } from '@hawiyat/shared/contract/orders/sub-orders';
import { listWork } from '@hawiyat/shared/contract/orders/work';
import type { OperationTexts } from '../operation-text.ts';

const assigned =
  'Assigning is possible once: of two at the same time one wins, and the other learns who won in `assigned`.';

const untilDeparture =
  'Possible until the driver sets off. `from` names the driver whom the caller sees: when the task has somebody else by now, nothing changes.';
const id = '2b6f0cc9-04d1-4a38-bb1e-9d1c7e5a8f32';
const other = '0f8e2c54-6f0a-4c39-9a53-3b1f6f6f7a10';
const replaced = { from: '7c1d9b1e-58b4-4f0e-8f0b-6a9c2d3e4f51', reason: 'تعطلت شاحنته' };

const whole =
  'where it is, the recipient, its price with VAT, its sub-orders, the company’s notes, what happened to it and who did it (the newest 200 entries), and what has to be done next.';

const settings = {
  depot: { latitude: 24.7136, longitude: 46.6753 },
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

const waiting = {
  id: '8f14e45f-ceea-467f-a83c-1d2b3a4c5d6e',
  globalOrderId: '5d41402a-bc4b-42a7-9b97-19d911017c59',
  ...{ status: 'waiting', price: 450, rentalDuration: 7, offeredAt: '2026-11-25T09:30:00.000Z', version: 1 },
  request: {
    ...{ containerType: 'حاويات أنقاض', containerSize: '20 yard', deliveryDate: '2026-11-28' },
    ...{ rentalType: 'once', unloadCount: null, deliveryLocation: { latitude: 24.7136, longitude: 46.6753 } },
    ...{ place: 'وسط الرياض', distanceKm: 4.2 },
  },
  order: null,
};

export const orderTexts: OperationTexts = [
  [
    listPendingOrders,
    {
      summary: 'List open requests',
      description:
        'The marketplace: requests of customers that no offer has won yet, by delivery day. Nothing in it tells who the customer is or what other companies offer. `applied` is true where this company has made an offer. `place` says in words where it is, `distanceKm` how far from the depot by air; `sort=distance` lists the nearest first. Pages leave out what is outside of the service areas when the settings say so, and tell in `hidden` how many; else `outside` tells how many of the listed ones are outside. The whole list leaves out none and tells neither.',
      response: {
        orders: [
          {
            id: '5d41402a-bc4b-42a7-9b97-19d911017c59',
            containerType: 'حاويات أنقاض',
            containerSize: '20 yard',
            deliveryDate: '2026-11-28',
            rentalType: 'once',
            unloadCount: null,
            deliveryLocation: { latitude: 24.7136, longitude: 46.6753 },
            applied: false,
          },
        ],
        nextCursor: null,
      },
    },
  ],
  [
    createOffer,
    {
      summary: 'Make an offer',
      description:
        'One offer a request; a withdrawn one may be made again. The price is in riyals, VAT included; a `rentalDuration` of 7 or 10 days is required for a rental of `once`, and not allowed otherwise.',
      request: { globalOrderId: '5d41402a-bc4b-42a7-9b97-19d911017c59', price: 450, rentalDuration: 7 },
    },
  ],
  [
    listOwnOffers,
    {
      summary: 'List own offers',
      description:
        'What this company has offered, the newest first, with the request and what became of the offer: `waiting` for the customer, `accepted`, `lost`, or `withdrawn` by the company.',
      response: { offers: [waiting], nextCursor: null },
    },
  ],
  [
    offerResults,
    {
      summary: 'Show what won and what lost',
      description:
        'The company’s newest decided offers, added up by container, rental and city: how many of a hundred were accepted, and the prices of those accepted and lost. `middle` is the median. Nothing of other companies.',
      response: {
        offers: 8,
        results: [
          {
            ...{
              containerType: 'حاويات أنقاض',
              containerSize: '20 yard',
              rentalType: 'once',
              city: 'الرياض',
            },
            ...{ accepted: 6, lost: 2, winRate: 75 },
            acceptedPrices: { least: 420, middle: 450, most: 480 },
            lostPrices: { least: 510, middle: 510, most: 560 },
          },
        ],
      },
    },
  ],
  [
    changeOffer,
    {
      summary: 'Change an offer',
      description:
        'A new price or duration, while the customer has not answered. With the `version` that was seen it is rejected once somebody has changed the offer since. Customers accept a changed offer only with the price that they have seen.',
      request: { price: 430, rentalDuration: 7, version: 1 },
      response: { offer: { ...waiting, price: 430, version: 2 } },
    },
  ],
  [
    withdrawOffer,
    {
      summary: 'Withdraw an offer',
      description:
        'While the customer has not answered. The customer no longer sees it, and the company may make another one.',
      request: { version: 1 },
      response: { offer: { ...waiting, status: 'withdrawn' } },
    },
  ],
  [
    offerGuidance,
    {
      summary: 'Help to name a price',
      description:
        'What the company’s own figures say of a request: free containers of that kind on that day, their list prices, and the prices at which its offers were accepted this month and in the eleven before. Null without any. `basis` is the range to go by: accepted prices for such a rental, else list prices, which are for a rental of `once`. `defaults` is what the company’s settings let an offer begin from, and `dayOff` why it does not work on that day: a holiday’s name, or empty for a day of the week.',
      response: {
        guidance: {
          freeContainers: 4,
          listPrices: { least: 400, most: 520, count: 9 },
          acceptedPrices: { least: 420, most: 480, count: 6 },
        },
      },
    },
  ],
  [
    listAcceptedOrders,
    {
      summary: 'List orders',
      description:
        'Orders of this company, by day unless sorted. `open` leaves out what is completed or canceled, `late` finds what should have been delivered. `totalPrice` is exact, as text.',
    },
  ],
  [
    countOrders,
    {
      summary: 'Count orders',
      description:
        'The numbers on the panel’s tabs: open requests without an own offer, open orders and sub-orders, and those without a driver. `withoutDriver` counts orders and sub-orders together that need one: `now` those due today or before.',
    },
  ],
  [
    listWork,
    {
      summary: 'Show the work of today',
      description:
        'One queue of orders and sub-orders, by section and day: what is overdue, what has no driver today or tomorrow, what drivers have to do today, and open requests that the company has a free container for. Each section has its first tasks, at most 300, and `counts` says how many there are; of requests at most 100. A task without a driver comes with the one who has the least to do.',
    },
  ],
  [
    orderBoard,
    {
      summary: 'Show the board',
      description:
        'Orders and sub-orders by status; in each lane those without a driver first, then by day, at most 20 of each. Delivered and completed ones have the newest first. `count` and `subOrderCount` count all.',
    },
  ],
  [
    listStops,
    {
      summary: 'List the stops of a day',
      description:
        'Everywhere that a driver has to be on that day, and has been: deliveries, unloads, returns; those without a driver first. `doneAt` says when it was done; `day` is earlier than the asked one where work is overdue, which today’s stops include. A driver’s stops come in the order of `PATCH /api/company/orders/stops`; without one he goes from the depot to the nearest, and on.',
    },
  ],
  [
    arrangeStops,
    {
      summary: 'Arrange a driver’s stops of a day',
      description:
        'Replaces the order in which he is to do them; his app shows it as `place`. What is no open task of his on that day is left out of the answer’s `ids`.',
      request: { day: '2026-11-28', driverId: other, ids: [id] },
      response: { day: '2026-11-28', driverId: other, ids: [id] },
    },
  ],
  [
    fetchOrder,
    {
      summary: 'Show an order',
      description: `One order of this company: ${whole}`,
    },
  ],
  [
    fetchSubOrder,
    {
      summary: 'Show the order of a sub-order',
      description: `The order that a sub-order belongs to: ${whole}`,
    },
  ],
  [
    addOrderNote,
    {
      summary: 'Add a note to an order',
      description:
        'For the company’s own people; neither the customer nor the driver sees it. The trail says that there is one, not what it says.',
      request: { text: 'البوابة الخلفية مفتوحة من السابعة صباحًا' },
      response: {
        note: {
          id: other,
          text: 'البوابة الخلفية مفتوحة من السابعة صباحًا',
          by: 'عبدالله الحربي',
          at: '2026-11-25T09:30:00.000Z',
        },
      },
    },
  ],
  [
    fetchOrderSettings,
    {
      summary: 'Show the order settings',
      description:
        'Where the company’s trucks set out, which areas it serves, and whether the list of open requests leaves out what is outside of them.',
      response: { settings: { ...settings, version: 3 } },
    },
  ],
  [
    saveOrderSettings,
    {
      summary: 'Save the order settings',
      description:
        'Replaces all of them: the depot, at most ten areas of 3 to 100 corners each, and whether requests outside of all areas are left out. A request without a location is never left out.',
      request: settings,
      response: { settings: { ...settings, version: 4 } },
    },
  ],
  [
    assignDriver,
    {
      summary: 'Assign a driver to an order',
      description: `The order becomes \`scheduled\`. ${assigned}`,
    },
  ],
  [
    assignMany,
    {
      summary: 'Assign a driver to many tasks',
      description:
        'Every order and sub-order of the list that has no driver gets this one; each of the others says why not, in the words of the single call. At most 100 at once.',
      request: {
        driverId: other,
        tasks: [
          { kind: 'order', id },
          { kind: 'sub_order', id: replaced.from },
        ],
      },
      response: {
        ...{ driverId: other, driverName: 'فهد القحطاني' },
        tasks: [
          { kind: 'order', id, assigned: true, reason: null, driver: null },
          {
            ...{ kind: 'sub_order', id: replaced.from, assigned: false },
            reason: 'تم تعيين سائق لهذا الطلب من قبل.',
            driver: { driverId: id, driverName: 'سعيد الغامدي', by: 'عبدالله الحربي' },
          },
        ],
      },
    },
  ],
  [
    changeOrderDriver,
    {
      summary: 'Change the driver of an order',
      description: `Gives it to another driver, with a reason, or with \`driverId\` null takes its driver off. ${untilDeparture}`,
      request: { ...replaced, driverId: other },
      response: { order: { id, status: 'scheduled', driverId: other, driverName: 'فهد القحطاني' } },
    },
  ],
  [
    changeSubOrderDriver,
    {
      summary: 'Change the driver of a sub-order',
      description: `Gives it to another driver, with a reason, or with \`driverId\` null takes its driver off. ${untilDeparture}`,
      request: { from: replaced.from, driverId: null },
      response: { subOrder: { id, status: 'pending', driverId: null, driverName: null } },
    },
  ],
  [
    listSubOrders,
    {
      summary: 'List sub-orders',
      description:
        'Unloads and returns of delivered containers, by day. `overdue` finds what should have been done.',
    },
  ],
  [
    assignSubOrderDriver,
    {
      summary: 'Assign a driver to a sub-order',
      description: `The sub-order becomes \`scheduled\`. ${assigned}`,
    },
  ],
];
