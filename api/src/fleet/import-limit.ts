import { DomainError } from '../kernel/domain-error.ts';
import { countAttempt } from '../server/attempt-limit.ts';
import type { Server } from '../server/server-context.ts';
import { quotas } from './quotas.ts';

/** Counts a file that a company imports or tries. @throws DomainError `imports-too-often` */
export async function countImport(server: Server, companyId: string): Promise<void> {
  const wait = await countAttempt(server, ['import', companyId], quotas.imports);
  if (wait > 0) throw new DomainError('imports-too-often', { values: { wait } });
}
