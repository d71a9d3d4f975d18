import {
  fetchNotificationSettings,
  listNotifications,
  markNotificationsSeen,
  saveNotificationSettings,
} from '@hawiyat/shared/contract/company/notifications';
import { exportAudit, followEvents, listAudit, listAuditPersons } from '@hawiyat/shared/contract/core/events';
import type { OperationTexts } from '../operation-text.ts';

const notification = {
  ...{
    kind: 'offer-accepted',
    title: 'تم قبول عرضك، الطلب ح-10452',
    text: 'مكابس نفايات 20 ياردة، 480.00 ر.س',
  },
  address: '/orders?tab=accepted_orders&details=2b6f0cc9-04d1-4a38-bb1e-9d1c7e5a8f32&act=assign',
  action: 'تعيين سائق',
};

const choices = { sound: true, system: false, quiet: { from: '22:00', until: '06:00' } };
const settings = {
  ...choices,
  groups: [
    { id: 'accepted', label: 'قبول عروضك', kinds: ['offer-accepted'], shown: true },
    { id: 'requests', label: 'طلبات جديدة تناسب حاوياتك', kinds: ['new-requests'], shown: false },
  ],
  version: 3,
};

export const eventTexts: OperationTexts = [
  [
    followEvents,
    {
      summary: 'Follow events live',
      description:
        'A stream of server-sent events: the company’s committed changes and those of the marketplace. Each message has the event’s `seq` as its id; a client that was cut off sends its last one as the header `Last-Event-ID` and misses nothing. A message `reset`, which may come at any time, means that everything has to be fetched again: the client was away for more than a day or 2,000 events, or reads too slowly. The token goes in the header, never in the URL. Too many streams of one company are rejected (429).',
      response: {
        seq: '1204-17',
        type: 'order.assigned',
        id: '2b6f0cc9-04d1-4a38-bb1e-9d1c7e5a8f32',
        at: '2026-11-25T09:30:00.000Z',
        data: {
          status: 'scheduled',
          driverId: '7c1d9b1e-58b4-4f0e-8f0b-6a9c2d3e4f51',
          driverName: 'سالم الدوسري',
        },
      },
    },
  ],
  [
    listNotifications,
    {
      summary: 'List notifications',
      description:
        'What concerns the company’s people, of a month, the newest first; each also comes live, in `data.notification` of its event. `kind` is for filters, title and text are for people, and `action` opens `address` in the panel. `newRequests` are those that came since somebody looked and that its containers and areas fit, as one.',
      response: {
        notifications: [{ id: '90417', at: '2026-11-25T09:30:00.000Z', seen: false, notification }],
        unseen: 1,
        newRequests: {
          count: 3,
          notification: {
            ...{ kind: 'new-requests', title: 'وصلت 3 طلبات جديدة', text: 'من أنواع حاوياتك وأحجامها.' },
            ...{ address: '/orders?tab=new_orders', action: 'عرض الطلبات' },
          },
        },
        nextCursor: null,
      },
    },
  ],
  [
    markNotificationsSeen,
    {
      summary: 'Mark notifications as seen',
      description:
        'Up to that one, for the whole company. An older one than was seen before takes nothing back; without an id only the requests that came were seen.',
      request: { id: '90417' },
      response: { unseen: 0 },
    },
  ],
  [
    fetchNotificationSettings,
    {
      summary: 'Fetch notification settings',
      description:
        'How the company wants to be told: by sound, through the device, and which groups of kinds are shown as they come. In quiet hours (Riyadh) nothing is shown or heard; the list has everything.',
      response: { settings },
    },
  ],
  [
    saveNotificationSettings,
    {
      summary: 'Save notification settings',
      description: 'Replaces all of them, for the whole company. Unknown groups in `hidden` are left out.',
      request: { ...choices, hidden: ['requests'] },
      response: { settings: { ...settings, version: 4 } },
    },
  ],
  [
    listAudit,
    {
      summary: 'List the audit trail',
      description:
        'Who changed what in this company and when, newest first; no call alters it. `entityId` asks for one container, driver or order, `person` for what one administrator or driver did, `kind` for a group of types, `from` and `to` for days in Riyadh. `subject` is the thing by its name, with its path in the panel. `•••` stands for a value that tells who a person is: the trail says that it changed, and holds it nowhere.',
      response: {
        entries: [
          {
            id: '1204-17',
            type: 'container.changed',
            entityId: '0f8e2c54-6f0a-4c39-9a53-3b1f6f6f7a10',
            at: '2026-11-25T09:30:00.000Z',
            actor: { kind: 'admin', id: 'aab32389-22bc-4c25-b7e6-06eb559ffdc0', name: 'عبدالله الحربي' },
            number: null,
            subject: { name: 'C-0042', address: '/containers/0f8e2c54-6f0a-4c39-9a53-3b1f6f6f7a10' },
            names: {},
            before: { price: 450 },
            after: { price: 500 },
          },
        ],
        nextCursor: null,
      },
    },
  ],
  [
    exportAudit,
    {
      summary: 'Export the audit trail',
      description:
        'The trail in Arabic words as a CSV file, newest first, with the same filters and from end to end.',
      response: '\uFEFFالوقت,الشخص,العملية,ما تغيّر,رقم السجل,معرّف العنصر\r\n',
    },
  ],
  [
    listAuditPersons,
    {
      summary: 'List the persons of the audit trail',
      description:
        'Everybody of the company who can have done something in the panel, former ones too, for the filter.',
      response: { persons: [{ id: 'aab32389-22bc-4c25-b7e6-06eb559ffdc0', name: 'عبدالله الحربي' }] },
    },
  ],
];
