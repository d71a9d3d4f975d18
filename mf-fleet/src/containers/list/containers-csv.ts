import { call } from '@hawiyat/shared/client';
import {
  exportContainers,
  importContainers,
  listContainers,
} from '@hawiyat/shared/contract/fleet/containers';
import { invalidate } from '@hawiyat/shared/query';
import { listCsv } from '../../components/csv/list-csv.ts';
import { texts } from './containers-csv-texts.ts';
import { fetchContainers } from './containers-store.ts';

export const containersCsv = listCsv(
  {
    name: 'الحاويات',
    fetchFile: (signal) => call(exportContainers, {}, signal),
    send: async (body, signal) => (await call(importContainers, { body }, signal)).report,
    refresh: () => {
      invalidate(listContainers);
      return fetchContainers();
    },
  },
  texts,
);
