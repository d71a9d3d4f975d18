import { csvSampleOf, searchedIn } from '../core/edited-fields.ts';
import { docsOf } from '../core/endpoint.docs.ts';
import * as archive from './archive.ts';
import * as containerDetails from './container-details.ts';
import * as containerLabels from './container-labels.ts';
import * as containers from './containers.ts';
import { editedContainer } from './edited-container.ts';
import * as manyContainers from './many-containers.ts';
import * as savedViews from './saved-views.ts';
import * as utilization from './utilization.ts';

const then = 'For 30 days it can be restored; then it is deleted for good.';

const calls = {
  ...containers,
  ...containerDetails,
  ...manyContainers,
  ...containerLabels,
  ...utilization,
  ...savedViews,
  ...archive,
};

export default docsOf(calls, 'Containers', {
  listContainers: {
    summary: 'List containers',
    description: `Newest first, unless sorted. \`q\` is read as people say it: words of a status, a type or a size («20 ياردة متوفرة») narrow, any other is a part of ${searchedIn(editedContainer)}, or of the order that has it: its number, contact or place.`,
  },
  addContainer: {
    summary: 'Add a container',
    description:
      'Its number is the company’s own, or the next of the server’s. The size must be one of its type: rubble containers have 12, 20 or 30 yards, compactors 12 or 20, waste containers 2, 4 or 6. Without a status it is available.',
  },
  addContainers: {
    summary: 'Add several containers alike',
    description:
      'Either `count` of them with the next numbers, or one for each of `numbers`; at most 200, all of them or none. With `dryRun` nothing is written: the answer says which numbers they would have, and which of them are taken.',
    request: { type: 'حاويات أنقاض', size: '20 yard', price: 450, numbers: ['A-101', 'A-102'] },
    response: { numbers: ['A-101', 'A-102'], taken: [] },
  },
  updateContainer: {
    summary: 'Change a container',
    description:
      'Missing fields stay as they are. A lone new size is checked against the stored type. A status by hand does not change the order that holds the container.',
    request: { price: 500, status: 'maintenance' },
    response: { container: { price: 500, status: 'maintenance', version: 4 } },
  },
  deleteContainer: {
    summary: 'Delete a container',
    description: 'Not while an open order holds it. Past orders go on naming it.',
    response: { message: 'تم حذف الحاوية.' },
  },
  exportContainers: {
    summary: 'Export containers as CSV',
    description:
      'All containers, with a column for each field that a form edits, by its Arabic name: the file that the import reads.',
    response: csvSampleOf(editedContainer),
  },
  importContainers: {
    summary: 'Import containers from CSV',
    description:
      'Changes rows with a known number, adds the others (without a number they get the next ones), and skips rows with a fault, which the report lists and returns as a file. Try it with `dryRun` first: nothing is written.',
  },
  fetchContainer: {
    summary: 'Show a container',
    description:
      'Where it is and who has it, what it did and earned in the last twelve months, its maintenance and its pictures.',
  },
  listContainerSteps: {
    summary: 'Show what happened to a container',
    description:
      'Newest first: its rentals, what the company changed by hand, and its maintenance. Rentals come from their orders, so they begin with the first one.',
  },
  addMaintenance: {
    summary: 'Write down maintenance of a container',
    description:
      'On a day that has come. The audit log tells that there is a note, and its cost, not its text.',
  },
  updateMaintenance: {
    summary: 'Change a note of maintenance',
    description: 'All of it: a missing cost clears it.',
  },
  deleteMaintenance: {
    summary: 'Delete a note of maintenance',
    description: 'For good.',
    response: { message: 'تم حذف ملاحظة الصيانة.' },
  },
  addContainerPicture: {
    summary: 'Upload a photo of a container',
    description:
      'At most twelve. The server re-encodes the picture, so nothing of its metadata stays. Whoever knows its address can see it.',
  },
  deleteContainerPicture: {
    summary: 'Delete a photo of a container',
    description: 'For good, with its file.',
    response: { message: 'تم حذف الصورة.' },
  },
  changeContainers: {
    summary: 'Change price or status of many containers',
    description:
      'Each container gets its own values. Each is changed as a whole or skipped, and `skipped` says why: it is not there, somebody else has changed it since the named version, or an open order holds it and its status would change. At most 500 at once.',
    request: { containers: [{ id: '2b6f0cc9-04d1-4a38-bb1e-9d1c7e5a8f32', version: 3, price: 500 }] },
    response: {
      containers: [{ price: 500, version: 4 }],
      skipped: [
        {
          id: '0f8e2c54-6f0a-4c39-9a53-3b1f6f6f7a10',
          containerNumber: 'C-0043',
          reason: 'لا تتغيّر حالة حاوية مرتبطة بطلب قائم.',
        },
      ],
    },
  },
  printLabels: {
    summary: 'Print labels of containers',
    description:
      'A PDF of A4 pages with eight labels each, in the order of `ids`: number, type and size in Arabic, the company’s name, and a QR code of the address of the container’s page. Containers that are not there are left out.',
  },
  listUtilization: {
    summary: 'Show what containers did in a month',
    description:
      '`share` is the part of the month, as far as it has passed, that the container was with customers: from its delivery to its return, by half days. `income` is of the orders completed in the month, as in the revenue statement.',
  },
  listSavedViews: {
    summary: 'List own saved views',
    description: 'Questions of the list of containers that the person has named, the first saved first.',
    response: { views: [{ name: 'المتأخرة', question: 'back=late' }] },
  },
  addSavedView: {
    summary: 'Save a view',
    description:
      'At most 20 a person; nobody else sees them. `question` is the part of the screen’s address behind the `?`.',
    request: { name: 'المتأخرة', question: 'back=late' },
    response: { view: { name: 'المتأخرة', question: 'back=late' } },
  },
  renameSavedView: {
    summary: 'Rename a saved view',
    description: 'Its question stays.',
    request: { name: 'المتأخرة' },
    response: { view: { name: 'المتأخرة', question: 'back=late' } },
  },
  deleteSavedView: {
    summary: 'Delete a saved view',
    description: 'For good.',
  },
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
