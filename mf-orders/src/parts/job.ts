/** What a driver can be assigned to. */
export interface Job {
  readonly kind: 'order' | 'sub_order';
  readonly id: string;
  /** Whose load on that day helps to choose: `YYYY-MM-DD`. */
  readonly day: string;
  /** Of its container: says in the dialog what is assigned. */
  readonly number?: string;
}
