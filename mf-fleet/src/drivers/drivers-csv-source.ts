import { call } from '@hawiyat/shared/client';
import { exportDrivers, importDrivers, listDrivers } from '@hawiyat/shared/contract/fleet/drivers';
import { invalidate } from '@hawiyat/shared/query';
import type { CsvSource } from '../components/csv/csv-source.ts';
import { fetchDrivers } from '../components/drivers.ts';

export { texts } from './drivers-csv-texts.ts';

export const source: CsvSource = {
  name: 'السائقون',
  fetchFile: (signal) => call(exportDrivers, {}, signal),
  send: async (body, signal) => (await call(importDrivers, { body }, signal)).report,
  refresh: () => {
    invalidate(listDrivers);
    return fetchDrivers();
  },
};
