import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { endSessionsOfCompany, lastUses } from '../../auth/index.ts';
import type { Schema } from '../../db/schema.ts';
import { sandboxesFull } from '../errors.ts';

/** They share the database with the real companies. */
const most = { sandbox: 200, demo: 50 };
const mostOfNetwork = 3;

interface Asked {
  readonly kind: 'sandbox' | 'demo';
  readonly network: string | null;
  readonly now: Date;
}

/** The demo idle longest ends: of the network with three, or of the busiest network when all fifty are taken. */
export async function makeRoom(
  tx: Transaction<Schema>,
  { kind, network, now }: Asked,
): Promise<string | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`companies of kind ${kind}`}, 0))`.execute(tx);
  const companies = await tx
    .selectFrom('companies')
    .select(['id', 'network_hash', 'created_at'])
    .where('kind', '=', kind)
    .where('ends_at', '>', now)
    .execute();
  const usedAt = await lastUses(
    tx,
    companies.map(({ id }) => id),
  );
  const alive = companies.map((company) => ({
    ...company,
    used_at: usedAt.get(company.id) ?? company.created_at,
  }));
  const hash = network === null ? null : createHash('sha256').update(network).digest('hex');
  const own = alive.filter(({ network_hash }) => hash !== null && network_hash === hash);
  if (kind === 'sandbox' && alive.length >= most.sandbox) throw sandboxesFull();
  const ending =
    own.length >= mostOfNetwork
      ? idleLongest(own)
      : alive.length >= most[kind]
        ? idleLongest(ofBusiest(alive))
        : null;
  if (ending) await end(tx, ending.id, now);
  return hash;
}

interface Alive {
  readonly id: string;
  readonly network_hash: string | null;
  readonly used_at: Date;
}

const idleLongest = (demos: readonly Alive[]) =>
  demos.toSorted((one, other) => one.used_at.getTime() - other.used_at.getTime())[0];

function ofBusiest(alive: readonly Alive[]): readonly Alive[] {
  const keyOf = ({ network_hash }: Alive) => network_hash ?? '';
  const counts = new Map<string, number>();
  for (const demo of alive) counts.set(keyOf(demo), (counts.get(keyOf(demo)) ?? 0) + 1);
  const highest = Math.max(...counts.values());
  return alive.filter((demo) => counts.get(keyOf(demo)) === highest);
}

/** A job deletes the rest. */
async function end(tx: Transaction<Schema>, id: string, now: Date): Promise<void> {
  await tx.updateTable('companies').set({ status: 'suspended', ends_at: now }).where('id', '=', id).execute();
  await endSessionsOfCompany(tx, id);
}
