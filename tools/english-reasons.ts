import type { RolloutLogEntry as Entry } from '@hawiyat/shared/contract/platform/rollouts';

/** The figures of the canary analysis beside its Arabic reason. */
export interface Why {
  metric: string;
  candidate: number[];
  stable: number[];
  paused?: 'often' | 'few';
}

const sessions = ([failing = 0, all = 0]: number[]) => `${failing} of ${all}`;
const first = ([count = 0]: number[]) => String(count);
const seconds = ([milliseconds = 0]: number[]) => `${Math.round(milliseconds / 100) / 10} s`;

const metrics: Record<string, [what: string, part: (figures: number[]) => string]> = {
  fatal: ['sessions in which it failed', sessions],
  uncaughtError: ['sessions with an uncaught error', sessions],
  silentFault: ['companies whose page froze, lacked a file or was altered around the area', first],
  slow: ['p75 until the content', seconds],
  slowerThanBefore: ['p75 until the content, of the same companies', seconds],
};

const paused = {
  often: 'paused, not halted, because of several halts within a day',
  few: 'paused, not halted, because fewer than three companies have it',
};

/** Reasons of programs without figures, by actor. */
const others: Record<string, string> = {
  timetable: 'its criteria were met in its hours',
  probe: 'the server’s own trial of it failed; /operator says at what',
  server: 'a stored file is not the one that its team signed',
};

/** The reason of an entry: as a person typed it, or a program's in English. */
export function englishReason({ actor, event, reason }: Pick<Entry, 'actor' | 'event' | 'reason'>): string {
  const { why, cause } = JSON.parse(event) as { why?: Why; cause?: string };
  const known = why && metrics[why.metric];
  if (why && known) {
    const [what, part] = known;
    const figures = `${what}: ${part(why.candidate)}, of the stable release ${part(why.stable)}`;
    return why.paused ? `${paused[why.paused]}; ${figures}` : figures;
  }
  if (reason === '') return '';
  return (cause === 'tampered' && actor === 'probe' ? others.server : others[actor]) ?? reason;
}
