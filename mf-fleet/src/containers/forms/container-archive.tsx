import { call } from '@hawiyat/shared/client';
import * as endpoints from '@hawiyat/shared/contract/fleet/archive';
import { type Container, listContainers } from '@hawiyat/shared/contract/fleet/containers';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { createMutation, invalidate } from '@hawiyat/shared/query';
import { Ltr } from '@hawiyat/shared/ui';
import type { Archive } from '../../components/archive/archive.ts';
import { messages } from '../../texts/archive.ts';
import { leavesList } from '../cached-list.ts';

const $archiving = createMutation(endpoints.archiveContainer, leavesList);

const $restoring = createMutation(endpoints.restoreContainer, { id: (_, { params }) => params.containerId });

export const containerArchive: Archive<Container> = {
  texts: messages.container,
  nameOf: ({ containerNumber }) => containerNumber,
  nameShown: ({ containerNumber }) => <Ltr>{containerNumber}</Ltr>,
  about: ({ type, size }) => `${type}، ${wordFor(sizeLabel, size)}`,
  calls: { archive: endpoints.archiveContainer, restore: endpoints.restoreContainer },
  archive: ({ id }, options) => $archiving.send({ params: { containerId: id } }, options),
  restore: ({ id }, options) => $restoring.send({ params: { containerId: id } }, options),
  refresh: () => invalidate(listContainers),
  // One call answers a month of a company's archive.
  fetch: async (signal) =>
    (await call(endpoints.listArchivedContainers, { query: { limit: '200' } }, signal)).containers.map(
      ({ container, restorableUntil }) => [container, restorableUntil] as const,
    ),
};
