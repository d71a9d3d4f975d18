import type { ContainerSize, ContainerType } from '@hawiyat/shared/contract/core/container-kinds';
import type { ContainerStatus } from '@hawiyat/shared/contract/fleet/containers';
import { containerNumber } from '../../fleet/index.ts';
import { momentOf } from '../../kernel/calendar.ts';
import type { Random } from './random.ts';

interface Model {
  readonly type: ContainerType;
  readonly size: ContainerSize;
  readonly count: number;
  /** Riyals for a rental of seven days. */
  readonly price: number;
}

const models: readonly Model[] = [
  { type: 'حاويات أنقاض', size: '12 yard', count: 14, price: 350 },
  { type: 'حاويات أنقاض', size: '20 yard', count: 10, price: 520 },
  { type: 'حاويات أنقاض', size: '30 yard', count: 7, price: 720 },
  { type: 'مكابس نفايات', size: '12 yard', count: 5, price: 1250 },
  { type: 'مكابس نفايات', size: '20 yard', count: 4, price: 1700 },
  { type: 'حاويات نفايات', size: '2 yard', count: 5, price: 120 },
  { type: 'حاويات نفايات', size: '4 yard', count: 6, price: 180 },
  { type: 'حاويات نفايات', size: '4 yard with lid', count: 5, price: 210 },
  { type: 'حاويات نفايات', size: '6 yard', count: 4, price: 260 },
];

export interface DemoContainer {
  readonly id: string;
  readonly number: string;
  readonly type: ContainerType;
  readonly size: ContainerSize;
  readonly price: number;
  status: ContainerStatus;
  readonly created_at: Date;
}

/** In order of purchase, all before `firstDay`; about `count`, and at least one of each model. */
export function fleet(random: Random, firstDay: string, count: number): DemoContainer[] {
  const all = models.reduce((sum, model) => sum + model.count, 0);
  const owned = models.flatMap((model) =>
    Array.from({ length: Math.max(1, Math.round((model.count * count) / all)) }, () => model),
  );
  const order = owned.map((model) => ({ model, at: random.next() })).sort((a, b) => a.at - b.at);
  return order.map(({ model: { type, size, price } }, i) => ({
    id: random.uuid(),
    number: containerNumber(i + 1),
    type,
    size,
    price: price + 10 * random.whole(-2, 3) * (price > 500 ? 2 : 1),
    status: 'available',
    created_at: momentOf(firstDay, -24 * 20 + i * 0.5),
  }));
}
