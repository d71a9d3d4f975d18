import { docsOf } from '../core/endpoint.docs.ts';
import * as events from '../core/events.ts';
import * as auditLog from './audit-log.ts';

export default docsOf({ ...events, ...auditLog }, 'Events', {
  followEvents:
    'Follow events live. A stream of server-sent events: the company’s committed changes and those of the marketplace. Each message has the event’s `seq` as its id; a client that was cut off sends its last one as the header `Last-Event-ID` and misses nothing. A message `reset`, which may come at any time, means that everything has to be fetched again: the client was away for more than a day or 2,000 events, or reads too slowly. The token goes in the header, never in the URL. Too many streams of one company are rejected (429).',
  listAudit:
    'List the audit log. Who changed what in this company and when, newest first; no call alters it. `entityId` asks for one container, driver or order, `person` for what one administrator or driver did, `kind` for a group of types, `from` and `to` for days in Riyadh. `subject` is the thing by its name, with its path in the panel. `•••` stands for a value that tells who a person is: the audit log says that it changed, and holds it nowhere.',
  exportAudit:
    'Export the audit log. The audit log in Arabic words as a CSV file, newest first, with the same filters and from end to end.',
  listAuditPersons:
    'List the persons of the audit log. Everybody of the company who can have done something in the panel, former ones too, for the filter.',
})({
  followEvents: { response: { type: 'order.assigned', data: { status: 'scheduled' } } },
  listAudit: {
    response: {
      entries: [
        {
          id: '1204-17',
          type: 'container.changed',
          entityId: '0f8e2c54-6f0a-4c39-9a53-3b1f6f6f7a10',
          number: null,
          subject: { name: 'C-0042', address: '/containers/0f8e2c54-6f0a-4c39-9a53-3b1f6f6f7a10' },
          before: { price: 450 },
          after: { price: 500 },
        },
      ],
    },
  },
  exportAudit: { response: '\uFEFFالوقت,الشخص,العملية,ما تغيّر,رقم السجل,معرّف العنصر\r\n' },
});
