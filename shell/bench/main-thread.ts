import type { CDPSession } from '@playwright/test';

/** One task of the main thread, in milliseconds of processor time. */
export interface Task {
  readonly total: number;
  /** With a frame of an area's release on the stack. */
  readonly area: number;
  /** In the host's scripts, with no frame of an area on the stack. */
  readonly host: number;
  /** Of it, with a frame of the health checks (`src/health`, in the chunk of that name) on the stack. */
  readonly health: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly id?: string;
  readonly args: {
    readonly data?: {
      readonly cpuProfile?: {
        readonly nodes?: { id: number; parent?: number; callFrame: { url?: string } }[];
        readonly samples?: number[];
      };
      readonly timeDeltas?: number[];
      readonly startTime?: number;
    };
  };
}

type Owner = 'area' | 'health' | 'host' | 'other';

interface Recording {
  /** Milliseconds: shorter tasks are ignored. */
  readonly shortest: number;
  /** Ten samples of the stack in a millisecond instead of one. */
  readonly isFine?: boolean;
}

/**
 * Records the main thread: its tasks with their processor time, and a sample of the stack each millisecond.
 * A stack belongs to the area when any frame of it comes from `/r/`, else to the host when one comes from `/s/`; the
 * processor time of a task is divided as its samples are.
 * @returns ends the recording; the tasks that were long enough
 */
export async function recordMainThread(
  cdp: CDPSession,
  { shortest, isFine = false }: Recording,
): Promise<() => Promise<Task[]>> {
  const events: TraceEvent[] = [];
  const hear = ({ value }: { value: object[] }) => {
    for (const event of value as TraceEvent[]) {
      if (/^(Profile|ProfileChunk)$/.test(event.name)) events.push(event);
      else if (event.name.endsWith('RunTask') && (event.dur ?? 0) > 1000 * shortest) events.push(event);
    }
  };
  cdp.on('Tracing.dataCollected', hear);
  const profiler = 'disabled-by-default-v8.cpu_profiler';
  const complete = new Promise<void>((resolve) => cdp.once('Tracing.tracingComplete', () => resolve()));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'disabled-by-default-devtools.timeline',
        profiler,
        ...(isFine ? [`${profiler}.hires`] : []),
      ],
      excludedCategories: ['*'],
    },
  });
  return async () => {
    await cdp.send('Tracing.end');
    await complete;
    cdp.off('Tracing.dataCollected', hear);
    return tasksOf(events);
  };
}

function ownerOf(url: string): Owner {
  if (url.includes('/r/mf-')) return 'area';
  if (url.endsWith('/async/health.js')) return 'health';
  return url.includes('/s/') ? 'host' : 'other';
}

/** An area's frame outweighs the host's, wherever it stands on the stack, and what the checks call counts as theirs. */
const strongest = (above: Owner, own: Owner): Owner =>
  (['area', 'health', 'host'] as const).find((owner) => above === owner || own === owner) ?? 'other';

function tasksOf(events: readonly TraceEvent[]): Task[] {
  const threads = new Map<string, { owner: Map<number, Owner>; at: number; samples: [number, Owner][] }>();
  const profiles = events
    .filter((event) => event.name.startsWith('Profile'))
    .sort((a, b) => (a.name === b.name ? a.ts - b.ts : a.name.length - b.name.length));
  const threadOf = new Map<string, number>();
  for (const { id, pid, tid, name, args } of profiles) {
    const key = `${pid}/${id}`;
    if (name === 'Profile') threadOf.set(key, tid);
    const thread = threads.get(key) ?? {
      owner: new Map<number, Owner>(),
      at: args.data?.startTime ?? 0,
      samples: [],
    };
    threads.set(key, thread);
    const { nodes = [], samples = [] } = args.data?.cpuProfile ?? {};
    for (const { id: node, parent, callFrame } of nodes) {
      const above = (parent !== undefined && thread.owner.get(parent)) || 'other';
      const url = callFrame.url ?? '';
      thread.owner.set(node, strongest(above, ownerOf(url)));
    }
    samples.forEach((node, at) => {
      thread.at += args.data?.timeDeltas?.[at] ?? 0;
      thread.samples.push([thread.at, thread.owner.get(node) ?? 'other']);
    });
  }
  return events
    .filter((event) => event.name.endsWith('RunTask'))
    .flatMap((task) => {
      const [, thread] =
        [...threads].find(([key]) => key.startsWith(`${task.pid}/`) && threadOf.get(key) === task.tid) ?? [];
      if (!thread) return [];
      const end = task.ts + (task.dur ?? 0);
      const within = thread.samples.filter(([at]) => at >= task.ts && at <= end).map(([, owner]) => owner);
      const total = (task.tdur ?? task.dur ?? 0) / 1000;
      const share = (owner: Owner) =>
        (total * within.filter((name) => name === owner).length) / Math.max(1, within.length);
      const health = share('health');
      return [{ total, area: share('area'), host: share('host') + health, health }];
    });
}
