export interface Task {
  readonly kind: 'order' | 'sub_order';
  readonly id: string;
  /** `YYYY-MM-DD`; the dialog shows each driver's workload on that day. */
  readonly day: string;
  readonly number?: string;
}

/** @returns what a stop of a day belongs to */
export const taskKind = ({ kind }: { readonly kind: string }): Task['kind'] =>
  kind === 'delivery' ? 'order' : 'sub_order';
