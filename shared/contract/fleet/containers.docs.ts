import { csvSampleOf, searchedIn } from '../core/edited-fields.ts';
import { docsOf } from '../core/endpoint.docs.ts';
import { containerFields } from './container-fields.ts';
import * as containers from './containers.ts';

export default docsOf(containers, 'Containers', {
  listContainers: {
    summary: 'List containers',
    description: `Newest first, unless sorted. \`q\` is read as people say it: words of a status, a type or a size («20 ياردة متوفرة») narrow, any other is a part of ${searchedIn(containerFields)}, or of the order that has it: its number, contact or place.`,
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
    response: csvSampleOf(containerFields),
  },
  importContainers: {
    summary: 'Import containers from CSV',
    description:
      'Changes rows with a known number, adds the others (without a number they get the next ones), and skips rows with a fault, which the report lists and returns as a file. Try it with `dryRun` first: nothing is written.',
  },
});
