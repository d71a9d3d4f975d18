import type { Migration } from './migration.ts';

/** The numbers beside the lists add up what is open: few counters, among those of a whole history. */
export const openCounters: Migration = {
  name: '0042-open-counters',
  statements: [
    `create index task_counters_of_open on task_counters (company_id, kind, assigned) include (tasks)
       where status not in ('completed', 'canceled', 'failed')`,
  ],
};
