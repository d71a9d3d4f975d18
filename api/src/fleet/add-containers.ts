import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import type { addContainer, addContainers } from '@hawiyat/shared/contract/fleet/containers';
import type { Transaction } from 'kysely';
import type { Admin } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { violatedIndex } from '../db/unique-violation.ts';
import { appendEvent } from '../events/index.ts';
import { assertRoom } from './company-quota.ts';
import { type ContainerRow, containerFields } from './container-fields.ts';
import { nextContainerNumbers, peekContainerNumbers, takenNumbers } from './container-number.ts';
import { containerNumbersTaken, containerNumberTaken } from './errors.ts';

type Draft = Omit<ValidatedInput<typeof addContainer>['body'], 'containerNumber'>;

export function createContainer(
  { db, now }: Context,
  author: Admin,
  { containerNumber, ...draft }: ValidatedInput<typeof addContainer>['body'],
): Promise<ContainerRow> {
  const at = now();
  const { companyId } = author;
  const addition = asCompany(db, companyId, async (tx) => {
    await assertRoom(tx, companyId, 'containers', 1);
    const numbers =
      containerNumber === undefined ? await nextContainerNumbers(tx, companyId, 1) : [containerNumber];
    const [added] = await insert(tx, author, draft, numbers, at);
    if (!added) throw new Error('An inserted container was not answered');
    return added;
  });
  return withFreeNumber(addition);
}

export interface AddedContainers {
  readonly numbers: readonly string[];
  readonly taken: readonly string[];
  readonly containers: readonly ContainerRow[];
}

/**
 * Adds several alike, all of them or none.
 * @returns in a dry run which numbers they would have, and which of these are taken
 */
export function createContainers(
  { db, now }: Context,
  author: Admin,
  { count = 0, numbers, dryRun = false, ...draft }: ValidatedInput<typeof addContainers>['body'],
): Promise<AddedContainers> {
  const at = now();
  const { companyId } = author;
  const addition = asCompany(db, companyId, async (tx) => {
    await assertRoom(tx, companyId, 'containers', numbers?.length ?? count);
    const taken = numbers ? [...(await takenNumbers(tx, companyId, numbers))] : [];
    if (dryRun)
      return {
        numbers: numbers ?? (await peekContainerNumbers(tx, companyId, count)),
        taken,
        containers: [],
      };
    if (taken.length > 0) throw containerNumbersTaken({ numbers: taken.join(',') });
    const given = numbers ?? (await nextContainerNumbers(tx, companyId, count));
    return { numbers: given, taken, containers: await insert(tx, author, draft, given, at) };
  });
  return withFreeNumber(addition);
}

/** The first number's container becomes the list's first. */
async function insert(
  tx: Transaction<Schema>,
  { companyId, adminId }: Admin,
  draft: Draft,
  numbers: readonly string[],
  at: Date,
): Promise<ContainerRow[]> {
  const rows = numbers.map((number, index) => ({
    ...{ company_id: companyId, number, created_at: new Date(at.getTime() + index + 1 - numbers.length) },
    ...containerFields.stored(draft),
  }));
  const added = await tx
    .insertInto('containers')
    .values(rows)
    .returning(containerFields.columns)
    .returning(containerFields.computed)
    .execute();
  await appendEvent(
    tx,
    ...added.map((row) => ({
      ...({ companyId, type: 'container.added', entityId: row.id, at } as const),
      actor: { kind: 'admin', id: adminId } as const,
      data: { containerNumber: row.number, status: row.status },
      after: containerFields.audited(row),
    })),
  );
  return added;
}

/**
 * Runs work that writes numbers. Only the database decides whether one is free, because two adds at once would both find it
 * free.
 */
export async function withFreeNumber<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (violatedIndex(error) !== 'containers_company_id_number_key') throw error;
    throw containerNumberTaken({ cause: error });
  }
}
