import { call } from '@hawiyat/shared/client';
import { type ImportTexts, templateOf } from '@hawiyat/shared/components/csv-import/import-texts';
import { listCsv } from '@hawiyat/shared/components/csv-import/list-csv';
import { sizesOfType } from '@hawiyat/shared/contract/core/container-kinds';
import * as endpoints from '@hawiyat/shared/contract/fleet/containers';
import { editedContainer } from '@hawiyat/shared/contract/fleet/edited-container';
import { sizeLabel, statusLabel } from '@hawiyat/shared/locale/fleet-words';
import { invalidate } from '@hawiyat/shared/query';
import { messages } from '../../texts/csv.ts';
import { fetchContainers } from './containers-store.ts';

const texts: ImportTexts = {
  title: messages.containers.title,
  hint: messages.containers.hint,
  columns: [editedContainer.type.label, editedContainer.size.label, editedContainer.price.label],
  choices: [
    ...Object.entries(sizesOfType).map(
      ([type, sizes]) => `${type}: ${sizes.map((size) => sizeLabel[size]).join('، ')}.`,
    ),
    `${editedContainer.status.label}: ${Object.values(statusLabel).join('، ')}.`,
  ],
  template: templateOf(editedContainer),
};

export const containersCsv = listCsv(
  {
    name: messages.containers.name,
    fetchFile: (signal) => call(endpoints.exportContainers, {}, signal),
    send: async (body, signal) => (await call(endpoints.importContainers, { body }, signal)).report,
    refresh: () => {
      invalidate(endpoints.listContainers);
      return fetchContainers();
    },
  },
  texts,
);
