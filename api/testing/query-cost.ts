import { CompiledQuery, Kysely } from 'kysely';
import { postgresDialect } from '../src/db/postgres.ts';
import type { Db, Schema } from '../src/db/schema.ts';

/** What statements cost in the database. */
export interface Cost {
  /** Rows that scans read, also those that a filter then drops. */
  readonly rows: number;
  readonly ms: number;
  /** Pages of 8 KB, read or found in memory. */
  readonly buffers: number;
  /** Pages of temporary files. */
  readonly temp: number;
}

interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** A busy machine must not cut what is measured. */
export const patient = { connect: 60_000, statement: 0, idleInTransaction: 0, silence: 60_000 };

/** A database that records its statements. @returns `costOf`: what the statements of some work cost, and their plans as JSON */
export function measuredDatabase(url: string) {
  let statements: Statement[] = [];
  const db: Db = new Kysely<Schema>({
    dialect: postgresDialect(url, 10, patient),
    log: ({ level, query }) => {
      if (level === 'query') statements.push(query);
    },
  });
  const costOf = async <T>(
    work: () => Promise<T>,
  ): Promise<{ result: T; cost: Cost; plans: readonly string[] }> => {
    statements = [];
    const result = await work();
    return { result, ...(await explained(db, statements)) };
  };
  return { db, costOf };
}

class Undo extends Error {}

/** Runs the statements again, with their plans, in a transaction that is rolled back. */
async function explained(
  db: Db,
  statements: readonly Statement[],
): Promise<{ cost: Cost; plans: readonly string[] }> {
  const costs: Cost[] = [];
  const plans: string[] = [];
  await db
    .transaction()
    .execute(async (tx) => {
      for (const { sql: text, parameters } of statements) {
        if (!/^\s*(select|with|insert|update|delete)\b/i.test(text)) continue;
        // Roles are set by statements too.
        const explain = `explain (analyze, buffers, format json) ${text}`;
        const { rows } = await tx.executeQuery<{ 'QUERY PLAN': [Explained] }>(
          CompiledQuery.raw(explain, [...parameters]),
        );
        const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
        if (!plan) continue;
        costs.push(costOfPlan(plan));
        plans.push(JSON.stringify(plan));
      }
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  const sum = (what: keyof Cost) => costs.reduce((all, cost) => all + cost[what], 0);
  const cost = { rows: sum('rows'), ms: sum('ms'), buffers: sum('buffers'), temp: sum('temp') };
  return { cost, plans };
}

interface Explained {
  readonly Plan: PlanNode;
  readonly 'Execution Time': number;
}
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Relation Name'?: string;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly 'Temp Read Blocks'?: number;
  readonly 'Temp Written Blocks'?: number;
  readonly Plans?: readonly PlanNode[];
}

function costOfPlan({ Plan: plan, 'Execution Time': ms }: Explained): Cost {
  return {
    rows: rowsRead(plan),
    ms,
    buffers: (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0),
    temp: (plan['Temp Read Blocks'] ?? 0) + (plan['Temp Written Blocks'] ?? 0),
  };
}

function rowsRead(node: PlanNode): number {
  const below = (node.Plans ?? []).reduce((all, child) => all + rowsRead(child), 0);
  // The scan of the table counts what its bitmap found.
  if (!node['Node Type'].endsWith('Scan') || node['Relation Name'] === undefined) return below;
  const each =
    node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  return below + each * node['Actual Loops'];
}
