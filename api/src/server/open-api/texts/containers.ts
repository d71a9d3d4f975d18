import {
  addContainer,
  deleteContainer,
  exportContainers,
  importContainers,
  listContainers,
  updateContainer,
} from '@hawiyat/shared/contract/containers';
import type { OperationTexts } from '../operation-text.ts';

export const containerTexts: OperationTexts = [
  [
    listContainers,
    {
      summary: 'List containers',
      description: 'Newest first, unless sorted. `q` finds a part of the number or the type.',
      errors: ['cursor-invalid'],
    },
  ],
  [
    addContainer,
    {
      summary: 'Add a container',
      description:
        'The server gives it its number. The size must be one of its type: rubble containers have 12, 20 or 30 yards, compactors 12 or 20, waste containers 2, 4 or 6. Without a status it is available.',
      errors: ['containers-full'],
    },
  ],
  [
    updateContainer,
    {
      summary: 'Change a container',
      description:
        'Missing fields stay as they are. A lone new size is checked against the stored type. A status by hand does not change the order that holds the container.',
      errors: ['container-missing', 'size-not-of-type'],
      request: { price: 500, status: 'maintenance' },
      response: { container: { price: 500, status: 'maintenance', version: 4 } },
    },
  ],
  [
    deleteContainer,
    {
      summary: 'Delete a container',
      description: 'Not while an open order holds it. Past orders go on naming it.',
      errors: ['container-missing', 'container-held'],
      response: { message: 'تم حذف الحاوية.' },
    },
  ],
  [
    exportContainers,
    {
      summary: 'Export containers as CSV',
      description:
        'All containers, with the Arabic column names number, type, size, price and status: the file that the import reads.',
      response:
        'رقم الحاوية,نوع الحاوية,حجم الحاوية,السعر (ر.س),حالة الحاوية\r\nC-0042,حاويات أنقاض,20 ياردة,450.00,متوفرة\r\n',
    },
  ],
  [
    importContainers,
    {
      summary: 'Import containers from CSV',
      description:
        'Adds rows without a number, changes rows with a known one, and skips rows with a fault, which the report lists and returns as a file. Try it with `dryRun` first: nothing is written.',
      errors: [
        'csv-unreadable',
        'csv-column-missing',
        'csv-too-long',
        'csv-commas-ambiguous',
        'imports-too-often',
        'containers-full',
      ],
    },
  ],
];
