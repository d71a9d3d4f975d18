import type { ContainerSize, ContainerType } from '@hawiyat/shared/contract/containers';

/** What the containers of a kind are doing, the one that can be rented out first. */
export const statuses = ['available', 'rented', 'reserved', 'maintenance'] as const;
export const columns = [...statuses, 'total'] as const;
export type Counts = Record<(typeof columns)[number], number>;

/** Containers of one type and size. */
export interface Kind extends Counts {
  readonly type: ContainerType;
  readonly size: ContainerSize;
}

export interface TypeOfKinds {
  readonly type: ContainerType;
  readonly sum: Counts;
  readonly kinds: readonly Kind[];
}

/** Puts the sizes under their types, in the order they come in, and each type's sum over them. */
export function byType(kinds: readonly Kind[]): TypeOfKinds[] {
  return [...new Set(kinds.map((kind) => kind.type))].map((type) => {
    const ofType = kinds.filter((kind) => kind.type === type);
    const sum = { available: 0, rented: 0, reserved: 0, maintenance: 0, total: 0 };
    for (const kind of ofType) for (const column of columns) sum[column] += kind[column];
    return { type, sum, kinds: ofType };
  });
}
