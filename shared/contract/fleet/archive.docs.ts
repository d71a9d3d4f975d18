import { docsOf } from '../core/endpoint.docs.ts';
import * as archive from './archive.ts';

const then = 'For 30 days it can be restored; then it is deleted for good.';

export default docsOf(archive, 'Containers', {
  listArchivedContainers: {
    summary: 'List archived containers',
    description: 'Last archived first: those that can still be restored, and until when.',
  },
  archiveContainer: {
    summary: 'Archive a container',
    description: `Takes it out of lists; its number stays its own. Not while an open order holds it. ${then}`,
    response: { restorableUntil: '2026-12-26T08:00:00.000Z' },
  },
  restoreContainer: {
    summary: 'Restore an archived container',
    description: 'As it was, with its number.',
  },
  listArchivedDrivers: {
    summary: 'List archived drivers',
    tag: 'Drivers',
    description: 'Last archived first: those who can still be restored, and until when.',
  },
  archiveDriver: {
    summary: 'Archive a driver',
    tag: 'Drivers',
    description: `Takes the driver out of lists and ends the sessions of the app. Not while there is an open task. ${then}`,
    response: { restorableUntil: '2026-12-26T08:00:00.000Z' },
  },
  restoreDriver: {
    summary: 'Restore an archived driver',
    tag: 'Drivers',
    description: 'With the old password. Not while another driver has the phone or the identity number.',
  },
});
