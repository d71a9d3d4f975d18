import { csvSampleOf, searchedIn } from '../core/edited-fields.ts';
import { docsOf } from '../core/endpoint.docs.ts';
import * as driverTasks from '../orders/driver-tasks.ts';
import * as drivers from './drivers.ts';
import { driverFields } from './edited-driver.ts';

const driverCsv = csvSampleOf(driverFields);

export default docsOf({ ...drivers, ...driverTasks }, 'Drivers', {
  listDrivers: {
    summary: 'List drivers',
    description: `Newest first, unless sorted. \`q\` finds a part of ${searchedIn(driverFields)} or the phone, or the end of the identity number.`,
  },
  listAssignableDrivers: {
    summary: 'List drivers for an assignment',
    description:
      'Available drivers first, then those with the fewest open tasks, then the nearest to the `task`, if it is named; `jobsOnDay` counts those on the requested day, or today if that has passed. `distanceKm` is by air from the nearest place where the driver has to be that day (`stop`), or else from the `depot`.',
  },
  driverDetails: {
    summary: 'Show a driver',
    description:
      'The driver, the number of current and completed orders, and the orders themselves: all of them, or one page.',
  },
  listDriverOrders: {
    summary: 'List a driver’s orders',
    description:
      'Newest day first. `state` finds those in progress, completed or canceled ones, `month` those of one month by delivery day; `total` counts what is found.',
  },
  createSignInLink: {
    summary: 'Create a driver’s sign-in link',
    description:
      'For his app, with which he signs in once and within 24 hours, also without a password. The link before it ends, as does every link with a new password. The token is in this response only.',
    response: { link: 'https://panel.example.sa/driver-app#l6wPzqYt3m0cVb2rXnJ5hQ8uK1dSf7eAaGgTtZoNpRk' },
  },
  addDriver: {
    summary: 'Add a driver',
    description:
      'With a password the driver can sign in to the app at once. Phone and identity number are unique within the company. Digits may be Arabic; they are stored as Latin ones.',
  },
  updateDriver: {
    summary: 'Change a driver',
    description:
      'Missing fields stay as they are; `null` or an empty text clears e-mail and license. A new password ends the driver’s sessions.',
    request: { availability: 'off_duty', phone: '0559876543' },
    response: { driver: { phone: '0559876543', availability: 'off_duty', version: 4 } },
  },
  deleteDriver: {
    summary: 'Delete a driver',
    description: 'Not while the driver has an open task. Past orders go on naming the driver.',
    response: { message: 'تم حذف السائق.' },
  },
  setDriverPicture: {
    summary: 'Upload a driver’s photo',
    description: 'Replaces the photo. The server re-encodes the picture, so nothing of its metadata stays.',
  },
  removeDriverPicture: {
    summary: 'Remove a driver’s photo',
    description: 'Does nothing when there is none.',
  },
  exportDrivers: {
    summary: 'Export drivers as CSV',
    description:
      'All drivers, with a column for each field that a form edits, by its Arabic name: the file that the import reads.',
    response: driverCsv,
  },
  importDrivers: {
    summary: 'Import drivers from CSV',
    description:
      'Finds drivers by identity number: changes known ones, adds the others, skips rows with a fault. Try it with `dryRun` first: nothing is written.',
    request: { csv: driverCsv, dryRun: true },
    response: { report: { created: 1, changed: 0, unchanged: 0, prices: undefined } },
  },
  driverOpenTasks: {
    summary: 'List a driver’s open tasks',
    description:
      'The first ten, by day, and how many there are: while there is one, the driver is neither deleted nor archived.',
  },
});
