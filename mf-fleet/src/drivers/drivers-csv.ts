import { call } from '@hawiyat/shared/client';
import { exportDrivers, importDrivers, listDrivers } from '@hawiyat/shared/contract/drivers';
import { invalidate } from '@hawiyat/shared/query';
import { csvOf } from '../components/csv/loaded-csv.ts';
import { fetchDrivers } from '../components/drivers.ts';

export const loadDriversCsv = csvOf(
  {
    name: 'السائقون',
    fetchFile: (signal) => call(exportDrivers, {}, signal),
    send: async (body, signal) => (await call(importDrivers, { body }, signal)).report,
    refresh: () => {
      invalidate(listDrivers);
      return fetchDrivers();
    },
  },
  () => import(/* webpackChunkName: "csv" */ './drivers-csv-texts.ts'),
);
