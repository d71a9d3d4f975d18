import type { ImportReport } from '@hawiyat/shared/contract/csv';

/** What an import would do, or has done. */
interface Plan {
  readonly created: readonly unknown[];
  readonly changed: readonly unknown[];
  readonly unchanged: number;
  readonly faults: ImportReport['faults'];
}

/** A file's bytes on the wire: Arabic letters take two each. */
export const importLimit = { bodyLimit: 2 * 1024 * 1024 };

export function importReportOf(dryRun: boolean, plan: Plan): { report: ImportReport } {
  const { created, changed, unchanged, faults } = plan;
  return { report: { dryRun, created: created.length, changed: changed.length, unchanged, faults } };
}
