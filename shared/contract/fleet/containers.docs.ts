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

const numbers = ['A-101', 'A-102'];
const view = { name: 'المتأخرة', question: 'back=late' };
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
  listContainers: `List containers. Newest first, unless sorted. \`q\` is read as people say it: words of a status, a type or a size («20 ياردة متوفرة») narrow, any other is a part of ${searchedIn(editedContainer)}, or of the order that has it: its number, contact or place.`,
  addContainer:
    'Add a container. Its number is the company’s own, or the next of the server’s. The size must be one of its type: rubble containers have 12, 20 or 30 yards, compactors 12 or 20, waste containers 2, 4 or 6. Without a status it is available.',
  addContainers:
    'Add several containers alike. Either `count` of them with the next numbers, or one for each of `numbers`; at most 200, all of them or none. With `dryRun` nothing is written: the answer says which numbers they would have, and which of them are taken.',
  updateContainer:
    'Change a container. Missing fields stay as they are. A lone new size is checked against the stored type. A status by hand does not change the order that holds the container.',
  deleteContainer: 'Delete a container. Not while an open order holds it. Past orders go on naming it.',
  exportContainers:
    'Export containers as CSV. All containers, with a column for each field that a form edits, by its Arabic name: the file that the import reads.',
  importContainers:
    'Import containers from CSV. Changes rows with a known number, adds the others (without a number they get the next ones), and skips rows with a fault, which the report lists and returns as a file. Try it with `dryRun` first: nothing is written.',
  fetchContainer:
    'Show a container. Where it is and who has it, what it did and earned in the last twelve months, its maintenance and its pictures.',
  listContainerSteps:
    'Show what happened to a container. Newest first: its rentals, what the company changed by hand, and its maintenance. Rentals come from their orders, so they begin with the first one.',
  addMaintenance:
    'Write down maintenance of a container. On a day that has come. The audit log tells that there is a note, and its cost, not its text.',
  updateMaintenance: 'Change a note of maintenance. All of it: a missing cost clears it.',
  deleteMaintenance: 'Delete a note of maintenance. For good.',
  addContainerPicture:
    'Upload a photo of a container. At most twelve. The server re-encodes the picture, so nothing of its metadata stays. Whoever knows its address can see it.',
  deleteContainerPicture: 'Delete a photo of a container. For good, with its file.',
  changeContainers:
    'Change price or status of many containers. Each container gets its own values. Each is changed as a whole or skipped, and `skipped` says why: it is not there, somebody else has changed it since the named version, or an open order holds it and its status would change. At most 500 at once.',
  printLabels:
    'Print labels of containers. A PDF of A4 pages with eight labels each, in the order of `ids`: number, type and size in Arabic, the company’s name, and a QR code of the address of the container’s page. Containers that are not there are left out.',
  listUtilization:
    'Show what containers did in a month. `share` is the part of the month, as far as it has passed, that the container was with customers: from its delivery to its return, by half days. `income` is of the orders completed in the month, as in the revenue statement.',
  listSavedViews:
    'List own saved views. Questions of the list of containers that the person has named, the first saved first.',
  addSavedView:
    'Save a view. At most 20 a person; nobody else sees them. `question` is the part of the screen’s address behind the `?`.',
  renameSavedView: 'Rename a saved view. Its question stays.',
  deleteSavedView: 'Delete a saved view. For good.',
  listArchivedContainers:
    'List archived containers. Last archived first: those that can still be restored, and until when.',
  archiveContainer: `Archive a container. Takes it out of lists; its number stays its own. Not while an open order holds it. ${then}`,
  restoreContainer: 'Restore an archived container. As it was, with its number.',
  listArchivedDrivers:
    'List archived drivers. Last archived first: those who can still be restored, and until when.',
  archiveDriver: `Archive a driver. Takes the driver out of lists and ends the sessions of the app. Not while there is an open task. ${then}`,
  restoreDriver:
    'Restore an archived driver. With the old password. Not while another driver has the phone or the identity number.',
})({
  addContainers: { request: { numbers }, response: { numbers, taken: [] } },
  updateContainer: {
    request: { price: 500, status: 'maintenance' },
    response: { container: { price: 500, status: 'maintenance', version: 4 } },
  },
  exportContainers: { response: csvSampleOf(editedContainer) },
  changeContainers: {
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
  listSavedViews: { response: { views: [view] } },
  addSavedView: { request: view, response: { view } },
  renameSavedView: { request: { name: view.name }, response: { view } },
  listArchivedDrivers: { tag: 'Drivers' },
  archiveDriver: { tag: 'Drivers' },
  restoreDriver: { tag: 'Drivers' },
});
