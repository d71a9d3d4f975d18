import type { Stop } from '@hawiyat/shared/contract/orders';

export interface Task {
  readonly kind: 'order' | 'sub_order';
  readonly id: string;
  /** `YYYY-MM-DD`; the dialog shows each driver's workload on that day. */
  readonly day: string;
  readonly number?: string;
}

export const taskKind = ({ kind }: Pick<Stop, 'kind'>): Task['kind'] =>
  kind === 'delivery' ? 'order' : 'sub_order';
