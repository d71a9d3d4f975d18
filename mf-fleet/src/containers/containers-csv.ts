import { call } from '@hawiyat/shared/client';
import { exportContainers, importContainers, listContainers } from '@hawiyat/shared/contract/containers';
import { invalidate } from '@hawiyat/shared/query';
import { csvOf } from '../components/csv/loaded-csv.ts';
import { fetchContainers } from './containers-store.ts';

export const loadContainersCsv = csvOf(
  {
    name: 'الحاويات',
    fetchFile: (signal) => call(exportContainers, {}, signal),
    send: async (body, signal) => (await call(importContainers, { body }, signal)).report,
    refresh: () => {
      invalidate(listContainers);
      return fetchContainers();
    },
  },
  () => import(/* webpackChunkName: "csv" */ './containers-csv-texts.ts'),
);
