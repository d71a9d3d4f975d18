import { followEvents, listAudit } from '@hawiyat/shared/contract/events';
import type { OperationTexts } from '../operation-text.ts';

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
    listAudit,
    {
      summary: 'List the audit trail',
      description:
        'Who changed what in this company and when, newest first; no call alters it. `entityId` asks for one container, driver or order.',
      errors: ['cursor-invalid'],
      response: {
        entries: [
          {
            id: '1204-17',
            type: 'container.changed',
            entityId: '0f8e2c54-6f0a-4c39-9a53-3b1f6f6f7a10',
            at: '2026-11-25T09:30:00.000Z',
            actor: { kind: 'admin', id: 'aab32389-22bc-4c25-b7e6-06eb559ffdc0', name: 'عبدالله الحربي' },
            before: { price: 450 },
            after: { price: 500 },
          },
        ],
        nextCursor: null,
      },
    },
  ],
];
