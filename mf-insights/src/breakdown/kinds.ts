import type { ContainerSize, ContainerType } from '@hawiyat/shared/contract/core/container-kinds';

export const statuses = ['available', 'rented', 'reserved', 'maintenance'] as const;
export const columns = [...statuses, 'total'] as const;
export type Counts = Record<(typeof columns)[number], number>;

export interface Kind extends Counts {
  readonly type: ContainerType;
  readonly size: ContainerSize;
}

export interface TypeGroup {
  readonly type: ContainerType;
  readonly sum: Counts;
  readonly kinds: readonly Kind[];
}

export function byType(kinds: readonly Kind[]): TypeGroup[] {
  return [...new Set(kinds.map((kind) => kind.type))].map((type) => {
    const ofType = kinds.filter((kind) => kind.type === type);
    const sum = { available: 0, rented: 0, reserved: 0, maintenance: 0, total: 0 };
    for (const kind of ofType) for (const column of columns) sum[column] += kind[column];
    return { type, sum, kinds: ofType };
  });
}
