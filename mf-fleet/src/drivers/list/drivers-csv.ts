import { call } from '@hawiyat/shared/client';
import { exportDrivers, importDrivers, listDrivers } from '@hawiyat/shared/contract/fleet/drivers';
import { invalidate } from '@hawiyat/shared/query';
import { listCsv } from '../../components/csv/list-csv.ts';
import { fetchDrivers } from '../../components/drivers.ts';
import { texts } from './drivers-csv-texts.ts';

export const driversCsv = listCsv(
  {
    name: 'السائقون',
    fetchFile: (signal) => call(exportDrivers, {}, signal),
    send: async (body, signal) => (await call(importDrivers, { body }, signal)).report,
    refresh: () => {
      invalidate(listDrivers);
      return fetchDrivers();
    },
  },
  texts,
);
