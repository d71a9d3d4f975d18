import { listContainers } from '@hawiyat/shared/contract/fleet/containers';
import { type Applied, applyTo, type RawAnswer } from '@hawiyat/shared/query';

type SentContainer = RawAnswer<typeof listContainers>['containers'][number];

export const changeList = (change: (containers: SentContainer[]) => SentContainer[]): Applied[] => [
  applyTo(listContainers, (answer) => ({ ...answer, containers: change(answer.containers) })),
];

export const leavesList = {
  applies: (_: unknown, { params }: OfContainer) =>
    changeList((containers) => containers.filter(({ id }) => id !== params.containerId)),
  id: (_: unknown, { params }: OfContainer) => params.containerId,
};

interface OfContainer {
  readonly params: { readonly containerId: string };
}
