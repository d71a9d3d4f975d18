import type { Answer } from '@hawiyat/shared/contract/core/endpoint';
import type { FittingRequest, listWork, WorkTask } from '@hawiyat/shared/contract/orders/work';
import { holdRows } from '../components/hold-rows.ts';

type Work = Answer<typeof listWork>;

export const sections = ['overdue', 'unassigned', 'today', 'requests'] as const;
export type Section = (typeof sections)[number];

export type QueueRow = { readonly id: string } & (
  | { readonly section: Exclude<Section, 'requests'>; readonly task: WorkTask }
  | { readonly section: 'requests'; readonly fitting: FittingRequest }
);

export interface Queue {
  readonly rows: readonly QueueRow[];
  readonly gone: ReadonlySet<string>;
  readonly waiting: number;
}

export const isOpen = (row: QueueRow): boolean =>
  'task' in row ? row.task.driver === null : !row.fitting.request.offer;

export function queueOf(work: Work): Queue {
  const tasks = (['overdue', 'unassigned', 'today'] as const).flatMap((section) =>
    work[section].map((task): QueueRow => ({ id: task.id, section, task })),
  );
  const requests = work.requests.map(
    (fitting): QueueRow => ({ id: fitting.request.id, section: 'requests', fitting }),
  );
  return { rows: [...tasks, ...requests], gone: new Set(), waiting: 0 };
}

const page = ({ rows }: Pick<Queue, 'rows'>) => ({
  ...{ pages: new Map([[0, rows]]), total: rows.length, queryKey: 'work' },
  ...{ loading: false, error: null, outdated: false },
});

/** Puts the latest rows into the shown places and sections, so that an assigned task stays where it was. */
export function holdQueue(shown: Queue, now: Queue): Queue {
  if (shown.rows.length === 0) return now;
  const held = holdRows({ ...page(shown), gone: shown.gone, waiting: shown.waiting }, page(now));
  const places = new Map(shown.rows.map(({ id, section }) => [id, section]));
  const rows = (held.pages.get(0) ?? []).map(
    (row) => ({ ...row, section: places.get(row.id) ?? row.section }) as QueueRow,
  );
  const same = new Map(shown.rows.map((row) => [row.id, row]));
  // Unchanged rows keep their identity and do not render.
  return { ...held, rows: rows.map((row) => unchanged(same.get(row.id), row)) };
}

function unchanged(before: QueueRow | undefined, row: QueueRow): QueueRow {
  const contentOf = (one: QueueRow) => ('task' in one ? one.task : one.fitting);
  return before && contentOf(before) === contentOf(row) ? before : row;
}
