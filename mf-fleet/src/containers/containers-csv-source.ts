import { call } from '@hawiyat/shared/client';
import {
  exportContainers,
  importContainers,
  listContainers,
} from '@hawiyat/shared/contract/fleet/containers';
import { invalidate } from '@hawiyat/shared/query';
import type { CsvSource } from '../components/csv/csv-source.ts';
import { fetchContainers } from './containers-store.ts';

export { texts } from './containers-csv-texts.ts';

export const source: CsvSource = {
  name: 'الحاويات',
  fetchFile: (signal) => call(exportContainers, {}, signal),
  send: async (body, signal) => (await call(importContainers, { body }, signal)).report,
  refresh: () => {
    invalidate(listContainers);
    return fetchContainers();
  },
};
