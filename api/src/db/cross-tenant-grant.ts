import type { Schema } from './schema.ts';
import type { Role } from './tenant.ts';

/** One way in which a role reaches rows of more than one company, and the reason for it. */
export interface CrossTenantGrant {
  readonly role: Role;
  readonly table: keyof Schema;
  /** As GRANT takes them, with their columns where not all are granted. */
  readonly rights: string;
  readonly why: string;
  /** Which rows; without it, all. */
  readonly rows?: string;
}

/** The same, of a role that is named elsewhere. */
export type Reach = Omit<CrossTenantGrant, 'role'>;
