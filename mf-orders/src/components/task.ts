export interface Task {
  readonly kind: 'order' | 'sub_order';
  readonly id: string;
  /** `YYYY-MM-DD`; the dialog shows each driver's workload on that day. */
  readonly day: string;
  readonly number?: string;
}
