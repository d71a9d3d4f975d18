import { roles } from './0001-roles.ts';
import { companies } from './0002-companies.ts';
import { signIn } from './0003-sign-in.ts';
import { fleet } from './0004-fleet.ts';
import { vehicles } from './0005-vehicles.ts';
import { documents } from './0006-documents.ts';
import { marketplace } from './0007-marketplace.ts';
import { orders } from './0008-orders.ts';
import { insights } from './0009-insights.ts';
import { mail } from './0010-mail.ts';
import { events } from './0011-events.ts';
import { releases } from './0012-releases.ts';
import { canary } from './0013-canary.ts';
import { operators } from './0014-operators.ts';
import type { Migration } from './migration.ts';

/** In the order in which they are applied: one baseline file per domain, then later migrations. */
export const migrations: readonly Migration[] = [
  roles,
  companies,
  signIn,
  fleet,
  vehicles,
  documents,
  marketplace,
  orders,
  insights,
  mail,
  events,
  releases,
  canary,
  operators,
];
