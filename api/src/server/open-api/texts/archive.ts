import * as archive from '@hawiyat/shared/contract/fleet/archive';
import { driverOpenTasks } from '@hawiyat/shared/contract/orders/driver-tasks';
import type { OperationTexts } from '../operation-text.ts';

const then = 'For 30 days it can be restored; then it is deleted for good.';

export const archiveTexts: OperationTexts = [
  [
    archive.listArchivedContainers,
    {
      summary: 'List archived containers',
      description: 'Last archived first: those that can still be restored, and until when.',
    },
  ],
  [
    archive.archiveContainer,
    {
      summary: 'Archive a container',
      description: `Takes it out of lists; its number stays its own. Not while an open order holds it. ${then}`,
      response: { restorableUntil: '2026-12-26T08:00:00.000Z' },
    },
  ],
  [
    archive.restoreContainer,
    {
      summary: 'Restore an archived container',
      description: 'As it was, with its number.',
    },
  ],
  [
    driverOpenTasks,
    {
      summary: 'List a driver’s open tasks',
      description:
        'The first ten, by day, and how many there are: while there is one, the driver is neither deleted nor archived.',
    },
  ],
  [
    archive.listArchivedDrivers,
    {
      summary: 'List archived drivers',
      description: 'Last archived first: those who can still be restored, and until when.',
    },
  ],
  [
    archive.archiveDriver,
    {
      summary: 'Archive a driver',
      description: `Takes the driver out of lists and ends the sessions of the app. Not while there is an open task. ${then}`,
      response: { restorableUntil: '2026-12-26T08:00:00.000Z' },
    },
  ],
  [
    archive.restoreDriver,
    {
      summary: 'Restore an archived driver',
      description: 'With the old password. Not while another driver has the phone or the identity number.',
    },
  ],
];
