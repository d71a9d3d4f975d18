import type { Schema } from './schema.ts';
import type { Role } from './tenant.ts';

export interface CrossTenantGrant {
  readonly role: Role;
  readonly table: keyof Schema;
  /** As GRANT takes them. */
  readonly rights: string;
  readonly why: string;
  /** Which rows; without it, all. */
  readonly rows?: string;
}

export type Reach = Omit<CrossTenantGrant, 'role'>;
