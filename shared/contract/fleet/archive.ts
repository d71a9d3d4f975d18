import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint } from '../core/endpoint.ts';
import { pageEnd, pageQuery } from '../core/paging.ts';
import { object, pure } from '../core/pure.ts';
import { moment } from '../core/values.ts';
import { container } from './container-list.ts';
import { driver } from './drivers.ts';

export const restorableDays = 30;
const archivedUntil = object(() => ({ restorableUntil: moment }));
const times = pure(() => ({ archivedAt: moment, restorableUntil: moment }));

export const archiveContainer = endpoint('POST /api/company/containers/:containerId/archive', () => ({
  right: 'change-fleet',
  undo: 'undoable',
  response: archivedUntil,
  defaultMessage: 'Failed to archive container',
}));

export const restoreContainer = endpoint('POST /api/company/containers/:containerId/restore', () => ({
  right: 'change-fleet',
  undo: 'undoable',
  response: z.object({ container }),
  defaultMessage: 'Failed to restore container',
}));

export const listArchivedContainers = endpoint('GET /api/company/containers/archive', () => ({
  right: 'see-work',
  query: z.object(pageQuery),
  response: z.object({ containers: z.array(z.object({ container, ...times })), ...pageEnd }),
  defaultMessage: 'Failed to fetch containers',
}));

export const archiveDriver = endpoint('POST /api/company/drivers/:driverId/archive', () => ({
  right: 'change-fleet',
  undo: 'undoable',
  response: archivedUntil,
  defaultMessage: 'Failed to archive driver',
}));

export const restoreDriver = endpoint('POST /api/company/drivers/:driverId/restore', () => ({
  right: 'change-fleet',
  undo: 'undoable',
  response: z.object({ driver }),
  defaultMessage: 'Failed to restore driver',
}));

export const listArchivedDrivers = endpoint('GET /api/company/drivers/archive', () => ({
  right: 'see-work',
  query: z.object(pageQuery),
  response: z.object({ drivers: z.array(z.object({ driver, ...times })), ...pageEnd }),
  defaultMessage: 'Failed to fetch drivers',
}));
