import { csvSampleOf, searchedIn } from '../core/edited-fields.ts';
import { docsOf } from '../core/endpoint.docs.ts';
import * as driverTasks from '../orders/driver-tasks.ts';
import * as drivers from './drivers.ts';
import { driverFields } from './edited-driver.ts';

const driverCsv = csvSampleOf(driverFields);

export default docsOf({ ...drivers, ...driverTasks }, 'Drivers', {
  listDrivers: `List drivers. Newest first, unless sorted. \`q\` finds a part of ${searchedIn(driverFields)} or the phone, or the end of the identity number.`,
  listAssignableDrivers:
    'List drivers for an assignment. Available drivers first, then those with the fewest open tasks, then the nearest to the `task`, if it is named; `jobsOnDay` counts those on the requested day, or today if that has passed. `distanceKm` is by air from the nearest place where the driver has to be that day (`stop`), or else from the `depot`.',
  driverDetails:
    'Show a driver. The driver, the number of current and completed orders, and the orders themselves: all of them, or one page.',
  listDriverOrders:
    'List a driver’s orders. Newest day first. `state` finds those in progress, completed or canceled ones, `month` those of one month by delivery day; `total` counts what is found.',
  createSignInLink:
    'Create a driver’s sign-in link. For his app, with which he signs in once and within 24 hours, also without a password. The link before it ends, as does every link with a new password. The token is in this response only.',
  addDriver:
    'Add a driver. With a password the driver can sign in to the app at once. Phone and identity number are unique within the company. Digits may be Arabic; they are stored as Latin ones.',
  updateDriver:
    'Change a driver. Missing fields stay as they are; `null` or an empty text clears e-mail and license. A new password ends the driver’s sessions.',
  deleteDriver:
    'Delete a driver. Not while the driver has an open task. Past orders go on naming the driver.',
  setDriverPicture:
    'Upload a driver’s photo. Replaces the photo. The server re-encodes the picture, so nothing of its metadata stays.',
  removeDriverPicture: 'Remove a driver’s photo. Does nothing when there is none.',
  exportDrivers:
    'Export drivers as CSV. All drivers, with a column for each field that a form edits, by its Arabic name: the file that the import reads.',
  importDrivers:
    'Import drivers from CSV. Finds drivers by identity number: changes known ones, adds the others, skips rows with a fault. Try it with `dryRun` first: nothing is written.',
  driverOpenTasks:
    'List a driver’s open tasks. The first ten, by day, and how many there are: while there is one, the driver is neither deleted nor archived.',
})({
  createSignInLink: {
    response: { link: 'https://panel.example.sa/driver-app#l6wPzqYt3m0cVb2rXnJ5hQ8uK1dSf7eAaGgTtZoNpRk' },
  },
  updateDriver: {
    request: { availability: 'off_duty' },
    response: { driver: { availability: 'off_duty', version: 4 } },
  },
  exportDrivers: { response: driverCsv },
  importDrivers: {
    request: { csv: driverCsv },
    response: { report: { created: 1, changed: 0, unchanged: 0, prices: undefined } },
  },
});
