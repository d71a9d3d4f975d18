import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import type { addContainer, addContainers } from '@hawiyat/shared/contract/fleet/containers';
import type { Admin } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import { addRows } from '../resources/add-rows.ts';
import { assertQuota } from '../resources/quota.ts';
import type { UnitOfWork } from '../resources/resource.ts';
import type { ContainerRow } from './container-fields.ts';
import { nextContainerNumbers, peekContainerNumbers, takenNumbers } from './container-number.ts';
import { containerCommands, containers } from './containers.ts';
import { containerNumbersTaken } from './errors.ts';

export function createContainer(
  context: Context,
  admin: Admin,
  { containerNumber, ...draft }: ValidatedInput<typeof addContainer>['body'],
): Promise<ContainerRow> {
  return containerCommands.byAdmin(context, admin, async (work) => {
    const { tx } = work;
    await assertQuota(tx, containers, admin.companyId, 1);
    const numbers =
      containerNumber === undefined ? await nextContainerNumbers(tx, admin.companyId, 1) : [containerNumber];
    const [added] = await addNumbered(work, draft, numbers);
    if (!added) throw new Error('An inserted container was not answered');
    return added;
  });
}

export interface AddedContainers {
  readonly numbers: readonly string[];
  readonly taken: readonly string[];
  readonly containers: readonly ContainerRow[];
}

/** Adds several containers alike, all or none. A dry run returns their numbers and which of these are taken. */
export function createContainers(
  context: Context,
  admin: Admin,
  { count = 0, numbers, dryRun = false, ...draft }: ValidatedInput<typeof addContainers>['body'],
): Promise<AddedContainers> {
  const { companyId } = admin;
  return containerCommands.byAdmin(context, admin, async (work) => {
    const { tx } = work;
    await assertQuota(tx, containers, companyId, numbers?.length ?? count);
    const taken = numbers ? [...(await takenNumbers(tx, companyId, numbers))] : [];
    if (dryRun)
      return {
        numbers: numbers ?? (await peekContainerNumbers(tx, companyId, count)),
        taken,
        containers: [],
      };
    if (taken.length > 0) throw containerNumbersTaken({ numbers: taken.join(',') });
    const given = numbers ?? (await nextContainerNumbers(tx, companyId, count));
    return { numbers: given, taken, containers: await addNumbered(work, draft, given) };
  });
}

/** The container with the first number becomes the list's first. */
function addNumbered(
  work: UnitOfWork,
  draft: Omit<ValidatedInput<typeof addContainer>['body'], 'containerNumber'>,
  numbers: readonly string[],
): Promise<readonly ContainerRow[]> {
  const rows = numbers.map((number, index) => ({
    number,
    created_at: new Date(work.at.getTime() + index + 1 - numbers.length),
  }));
  return addRows(work, containers, draft, rows);
}
