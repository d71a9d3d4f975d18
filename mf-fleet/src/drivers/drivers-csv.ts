import { call } from '@hawiyat/shared/client';
import { exportDrivers, importDrivers } from '@hawiyat/shared/contract/drivers';
import { fetchDrivers } from '@hawiyat/shared/state';
import { csvOf } from '../components/csv/loaded-csv.ts';

export const loadDriversCsv = csvOf(
  {
    name: 'السائقون',
    fetchFile: (signal) => call(exportDrivers, {}, signal),
    send: async (body, signal) => (await call(importDrivers, { body }, signal)).report,
    refresh: fetchDrivers,
  },
  () => import(/* webpackChunkName: "csv" */ './drivers-csv-texts.ts'),
);
