import type { Endpoint } from '@hawiyat/shared/contract/core/endpoint';
import * as archive from '@hawiyat/shared/contract/fleet/archive';
import * as care from '@hawiyat/shared/contract/fleet/container-details';
import * as containers from '@hawiyat/shared/contract/fleet/containers';
import * as documents from '@hawiyat/shared/contract/fleet/documents';
import * as drivers from '@hawiyat/shared/contract/fleet/drivers';
import { changeContainers } from '@hawiyat/shared/contract/fleet/many-containers';
import * as views from '@hawiyat/shared/contract/fleet/saved-views';
import * as trucks from '@hawiyat/shared/contract/fleet/vehicles';
import { pictureForm } from '../forms.ts';
import { type Answer, amount, edit, type Ids, one, type Row, type Rows } from './row.ts';

export const salim = { name: 'سالم', phone: '0551234567', identityNumber: '1098765432' };
export const box = { type: 'حاويات أنقاض', size: '20 yard', price: 500, status: 'available' };
const term = { expiresOn: '2099-01-01' };

const archived = (
  kind: 'container' | 'driver',
  calls: readonly [Endpoint, Endpoint],
  edit: Endpoint,
): Record<'archive' | 'restore', Row> => {
  const table = `${kind}s`;
  const param = (ids: Ids) => ({ [`${kind}Id`]: kind === 'driver' ? ids.second : ids.box });
  const state = (ids: Ids) => one(table, 'archived_at is null as here', Object.values(param(ids))[0] ?? '');
  const [away, back] = calls;
  const change = kind === 'driver' ? { availability: 'on_break' } : { price: 1 };
  return {
    archive: {
      ...{ done: (ids) => [away, param(ids)], inverse: (ids) => [[back, param(ids)]], state },
      meanwhile: (ids) => [
        [back, param(ids)],
        [away, param(ids)],
      ],
    },
    restore: {
      ...{ before: (ids) => [[away, param(ids)]], done: (ids) => [back, param(ids)], state },
      inverse: (ids) => [[away, param(ids)]],
      meanwhile: (ids) => [[edit, param(ids), change]],
    },
  };
};
const ofContainers = archived(
  'container',
  [archive.archiveContainer, archive.restoreContainer],
  containers.updateContainer,
);
const ofDrivers = archived('driver', [archive.archiveDriver, archive.restoreDriver], drivers.updateDriver);

const note = (text: string) => ({ text, day: '2026-02-01', cost: null });
const aView = { name: 'المتأخرة هنا', question: 'back=late' };
export const fleetRows: Rows = [
  [archive.archiveContainer, ofContainers.archive],
  [archive.restoreContainer, ofContainers.restore],
  [archive.archiveDriver, ofDrivers.archive],
  [archive.restoreDriver, ofDrivers.restore],
  [
    containers.updateContainer,
    edit(
      containers.updateContainer,
      'containerId',
      'box',
      ['containers', 'price'],
      [{ price: 500 }, { price: 600 }, { price: 700 }],
    ),
  ],
  [
    drivers.updateDriver,
    edit(
      drivers.updateDriver,
      'driverId',
      'second',
      ['drivers', 'availability'],
      [{ availability: 'available' }, { availability: 'on_break' }, { availability: 'off_duty' }],
    ),
  ],
  [
    trucks.updateTruck,
    edit(
      trucks.updateTruck,
      'truckId',
      'truck',
      ['trucks', 'notes'],
      [{ notes: null }, { notes: 'صيانة' }, { notes: 'جديدة' }],
    ),
  ],
  [
    documents.updateDocument,
    edit(
      documents.updateDocument,
      'documentId',
      'document',
      ['documents', 'number'],
      [
        { number: '1', expiresOn: '2026-03-01' },
        { number: '2', expiresOn: '2026-03-01' },
        { number: '3', expiresOn: '2026-03-01' },
      ],
    ),
  ],
  [
    changeContainers,
    {
      state: (ids) => one('containers', 'price', ids.box),
      done: (ids) => [changeContainers, {}, { containers: [{ id: ids.box, price: 600 }] }],
      inverse: (ids) => [[changeContainers, {}, { containers: [{ id: ids.box, price: 500 }] }]],
      meanwhile: (ids) => [[containers.updateContainer, { containerId: ids.box }, { price: 700 }]],
    },
  ],
  [
    containers.addContainer,
    {
      state: () => amount('containers'),
      done: () => [containers.addContainer, {}, box],
      inverse: (_, { container }) => [[containers.deleteContainer, { containerId: container.id }]],
      meanwhile: (_, { container }) => [
        [containers.updateContainer, { containerId: container.id }, { price: 1 }],
      ],
    },
  ],
  [
    containers.addContainers,
    {
      state: () => amount('containers'),
      done: () => [containers.addContainers, {}, { ...box, count: 2 }],
      inverse: (_, answer) =>
        answer.containers.map(({ id }: Answer) => [containers.deleteContainer, { containerId: id }]),
      meanwhile: (_, answer) =>
        answer.containers.map(({ id }: Answer) => [
          containers.updateContainer,
          { containerId: id },
          { price: 1 },
        ]),
    },
  ],
  [
    drivers.addDriver,
    {
      state: () => amount('drivers', 'archived_at is null'),
      done: () => [drivers.addDriver, {}, { ...salim, phone: '0551234568', identityNumber: '1058529940' }],
      inverse: (_, { driver }) => [[drivers.deleteDriver, { driverId: driver.id }]],
      meanwhile: (_, { driver }) => [
        [drivers.updateDriver, { driverId: driver.id }, { availability: 'on_break' }],
      ],
    },
  ],
  [
    trucks.addTruck,
    {
      state: () => amount('trucks'),
      done: () => [trucks.addTruck, {}, { plate: '1234 ABD' }],
      inverse: (_, { truck }) => [[trucks.deleteTruck, { truckId: truck.id }]],
      meanwhile: (_, { truck }) => [[trucks.updateTruck, { truckId: truck.id }, { notes: 'جديدة' }]],
    },
  ],
  [
    documents.addDocument,
    {
      state: () => amount('documents'),
      done: () => [documents.addDocument, {}, { kind: 'mwan-permit', number: '7', ...term }],
      inverse: (_, { document }) => [[documents.deleteDocument, { documentId: document.id }]],
      meanwhile: (_, { document }) => [
        [documents.updateDocument, { documentId: document.id }, { number: '8', ...term }],
      ],
    },
  ],
  [
    care.addMaintenance,
    {
      state: () => amount('container_maintenance'),
      done: (ids) => [care.addMaintenance, { containerId: ids.container }, note('دهان')],
      inverse: (ids, { maintenance }) => [
        [care.deleteMaintenance, { containerId: ids.container, maintenanceId: maintenance.id }],
      ],
      meanwhile: (ids, { maintenance }) => [
        [care.updateMaintenance, { containerId: ids.container, maintenanceId: maintenance.id }, note('لحام')],
      ],
    },
  ],
  [
    care.updateMaintenance,
    {
      state: (ids) => one('container_maintenance', 'text', ids.maintenance),
      done: (ids) => [
        care.updateMaintenance,
        { containerId: ids.container, maintenanceId: ids.maintenance },
        note('دهان'),
      ],
      inverse: (ids) => [
        [
          care.updateMaintenance,
          { containerId: ids.container, maintenanceId: ids.maintenance },
          note('لحام القاعدة'),
        ],
      ],
      meanwhile: (ids) => [
        [
          care.updateMaintenance,
          { containerId: ids.container, maintenanceId: ids.maintenance },
          note('تنظيف'),
        ],
      ],
    },
  ],
  [
    care.addContainerPicture,
    {
      state: () => amount('container_pictures'),
      done: async (ids) => [care.addContainerPicture, { containerId: ids.container }, await pictureForm()],
      inverse: (ids, { picture }) => [
        [care.deleteContainerPicture, { containerId: ids.container, pictureId: picture.id }],
      ],
      meanwhile: (ids) => [[containers.updateContainer, { containerId: ids.container }, { price: 1 }]],
    },
  ],
  [
    views.addSavedView,
    {
      state: () => amount('saved_views'),
      done: () => [views.addSavedView, {}, aView],
      inverse: (_, { view }) => [[views.deleteSavedView, { viewId: view.id }]],
      ...{ meanwhile: null, isUnlogged: true },
    },
  ],
  [
    views.renameSavedView,
    {
      ...edit(
        views.renameSavedView,
        'viewId',
        'view',
        ['saved_views', 'name'],
        [{ name: 'المتأخرة' }, { name: 'القديمة' }, {}],
      ),
      meanwhile: null,
      isUnlogged: true,
    },
  ],
  [
    views.deleteSavedView,
    {
      state: () => 'select name, question from saved_views',
      done: (ids) => [views.deleteSavedView, { viewId: ids.view }],
      inverse: () => [[views.addSavedView, {}, { name: 'المتأخرة', question: 'back=late' }]],
      ...{ meanwhile: null, isUnlogged: true },
    },
  ],
];
