import { call } from '@hawiyat/shared/client';
import { type ImportTexts, templateOf } from '@hawiyat/shared/components/csv-import/import-texts';
import { listCsv } from '@hawiyat/shared/components/csv-import/list-csv';
import { exportDrivers, importDrivers, listDrivers } from '@hawiyat/shared/contract/fleet/drivers';
import { driverFields } from '@hawiyat/shared/contract/fleet/edited-driver';
import { availabilityLabel } from '@hawiyat/shared/locale/fleet-words';
import { invalidate } from '@hawiyat/shared/query';
import { fetchDrivers } from '../../components/drivers.ts';
import { messages } from '../../texts/csv.ts';

const texts: ImportTexts = {
  title: messages.drivers.title,
  hint: messages.drivers.hint,
  columns: [driverFields.name.label, driverFields.phone.label, driverFields.identityNumber.label],
  choices: [`${driverFields.availability.label}: ${Object.values(availabilityLabel).join('، ')}.`],
  template: templateOf(driverFields),
};

export const driversCsv = listCsv(
  {
    name: messages.drivers.name,
    fetchFile: (signal) => call(exportDrivers, {}, signal),
    send: async (body, signal) => (await call(importDrivers, { body }, signal)).report,
    refresh: () => {
      invalidate(listDrivers);
      return fetchDrivers();
    },
  },
  texts,
);
