import {
  type ContainerDraft,
  containerDraft,
  containerTypes,
  exportContainers,
  importContainers,
} from '@hawiyat/shared/contract/containers';
import { latinDigits } from '@hawiyat/shared/contract/digits';
import { sizeLabel, statusLabel } from '@hawiyat/shared/locale/fleet-words';
import { sql, type Transaction } from 'kysely';
import { type Changes, changesOf } from '../db/changes.ts';
import { nextContainerNumbers } from '../db/container-number.ts';
import { record } from '../db/events.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import type { App } from '../http/context.ts';
import { writeCsv } from '../http/csv.ts';
import { type Fault, faultsOf, readTable, type TableRow, wordOf } from '../http/csv-table.ts';
import { serve } from '../http/serve.ts';
import { auditedContainer } from './container-row.ts';

const columns = {
  containerNumber: 'رقم الحاوية',
  type: 'نوع الحاوية',
  size: 'حجم الحاوية',
  price: 'السعر (ر.س)',
  status: 'حالة الحاوية',
} as const;
type Row = TableRow<keyof typeof columns>;

const typeLabel = Object.fromEntries(containerTypes.map((it) => [it, it]));

/** A company's containers as a file (facts/domain.md, 6.7): an unchanged export imports as nothing new. */
export function containerCsvRoutes(app: App): void {
  serve(app, exportContainers, async ({ session: { companyId } }) => {
    const rows = await asCompany(app.db, companyId, (tx) => storedContainers(tx, companyId).execute());
    return writeCsv(
      Object.values(columns),
      rows.map(({ number, type, size, price, status }) => [
        ...[number, type, sizeLabel[size], price, statusLabel[status]],
      ]),
    );
  });

  serve(
    app,
    importContainers,
    async ({ body: { csv, dryRun }, session: { companyId, adminId } }) => {
      const rows = readTable(csv, columns, ['type', 'size', 'price']);
      const at = app.now();
      const actor = { kind: 'admin', id: adminId } as const;
      const plan = await asCompany(app.db, companyId, async (tx) => {
        const stored = await storedContainers(tx, companyId).forUpdate().execute();
        const plan = planned(rows, stored);
        if (dryRun) return plan;
        await change(tx, companyId, plan.changed);
        const added = await add(tx, companyId, plan.created, at);
        await record(
          tx,
          ...plan.changed.map(({ id, number, status, changes }) => ({
            ...({ companyId, type: 'container.changed', entityId: id, at, actor } as const),
            ...changes,
            data: { containerNumber: number, status },
          })),
          ...added.map((it) => ({
            ...({ companyId, type: 'container.added', entityId: it.id, at, actor } as const),
            data: { containerNumber: it.number, status: it.status },
            after: auditedContainer(it),
          })),
        );
        return plan;
      });
      const report = {
        ...{ dryRun, created: plan.created.length, changed: plan.changed.length },
        ...{ unchanged: plan.unchanged, faults: plan.faults },
      };
      return { report };
    },
    // Arabic letters take two bytes each.
    { bodyLimit: 2 * 1024 * 1024 },
  );
}

type Stored = Awaited<ReturnType<ReturnType<typeof storedContainers>['execute']>>[number];
type Change = ContainerDraft & { id: string; number: string; changes: Changes };

function storedContainers(tx: Transaction<Schema>, companyId: string) {
  return tx
    .selectFrom('containers')
    .select(['id', 'number', 'type', 'size', 'price', 'status'])
    .where('company_id', '=', companyId)
    .where('archived_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
}

/** What an import would do. */
function planned(rows: readonly Row[], stored: readonly Stored[]) {
  const byNumber = new Map(stored.map((it) => [it.number, it]));
  const seen = new Set<string>();
  const created: ContainerDraft[] = [];
  const changed: Change[] = [];
  const faults: Fault[] = [];
  let unchanged = 0;
  for (const row of rows) {
    const number = latinDigits(row.cells.containerNumber ?? '').toUpperCase();
    const known = byNumber.get(number);
    const fault = (reason: string) => {
      faults.push({ line: row.line, field: columns.containerNumber, reason });
    };
    if (number !== '' && !known) fault('الحاوية غير موجودة.');
    if (number !== '' && seen.has(number)) fault('رقم الحاوية مكرر في الملف.');
    const { data, error } = containerDraft.safeParse(draftOf(row, known));
    if (error) faults.push(...faultsOf(error, row, columns));
    if (!data || (number !== '' && (!known || seen.has(number)))) continue;
    seen.add(number);
    const changes =
      known &&
      changesOf(auditedContainer(known), auditedContainer({ ...data, price: String(data.price), number }));
    if (!known) created.push(data);
    else if (changes) changed.push({ ...data, id: known.id, number, changes });
    else unchanged += 1;
  }
  return { created, changed, unchanged, faults };
}

/** The contract's words for a row's cells. A status that is not there stays as it is, or is that of a new container. */
function draftOf({ cells }: Row, known: Stored | undefined) {
  const { type = '', size = '', price = '', status = '' } = cells;
  return {
    type: wordOf(type, typeLabel),
    size: wordOf(size, sizeLabel),
    // Spreadsheets that separate by semicolon write the decimal sign as a comma; elsewhere three digits follow one.
    price: latinDigits(price).replace(/^(\d+),(\d{1,2})$/, '$1.$2'),
    status: status === '' ? (known?.status ?? 'available') : wordOf(status, statusLabel),
  };
}

async function change(tx: Transaction<Schema>, companyId: string, changed: readonly Change[]): Promise<void> {
  if (changed.length === 0) return;
  const rows = JSON.stringify(
    changed.map(({ id, type, size, price, status }) => ({ id, type, size, price, status })),
  );
  await sql`
    update containers set type = new.type, size = new.size, price = new.price, status = new.status
    from jsonb_to_recordset(${rows}::jsonb) as new (id uuid, type text, size text, price numeric, status text)
    where containers.company_id = ${companyId} and containers.id = new.id`.execute(tx);
}

/** Adds them in the file's order, the file's first row to be the list's first. */
async function add(tx: Transaction<Schema>, companyId: string, created: readonly ContainerDraft[], at: Date) {
  if (created.length === 0) return [];
  const numbers = await nextContainerNumbers(tx, companyId, created.length);
  const rows = created.map((it, index) => ({
    ...{ company_id: companyId, number: numbers[index] ?? '', type: it.type, size: it.size },
    ...{ price: it.price, status: it.status, created_at: new Date(at.getTime() - index) },
  }));
  return tx
    .insertInto('containers')
    .values(rows)
    .returning(['id', 'number', 'type', 'size', 'price', 'status'])
    .execute();
}
