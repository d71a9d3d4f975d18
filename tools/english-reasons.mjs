// @ts-check

/** @typedef {import('@hawiyat/shared/contract/platform/rollouts').RolloutLogEntry} Entry */
/**
 * What the canary analysis writes beside its Arabic reason.
 * @typedef {{ metric: string, candidate: number[], stable: number[], paused?: 'often' | 'few' }} Why
 */

const sessions = (/** @type {number[]} */ [failing = 0, all = 0]) => `${failing} of ${all}`;
const first = (/** @type {number[]} */ [count = 0]) => String(count);
const seconds = (/** @type {number[]} */ [milliseconds = 0]) => `${Math.round(milliseconds / 100) / 10} s`;

/** @type {Record<string, [what: string, part: (figures: number[]) => string]>} */
const metrics = {
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

/** What programs did without figures, by who did it. @type {Record<string, string>} */
const others = {
  timetable: 'its criteria were met in its hours',
  probe: 'the server’s own trial of it failed; /operator says at what',
  server: 'a stored file is not the one that its team signed',
};

/**
 * @param {Pick<Entry, 'actor' | 'event' | 'reason'>} entry of the log
 * @returns {string} the reason: a person's as it was typed, a program's in English; empty when there is none
 */
export function englishReason({ actor, event, reason }) {
  const { why, cause } = /** @type {{ why?: Why, cause?: string }} */ (JSON.parse(event));
  const known = why && metrics[why.metric];
  if (why && known) {
    const [what, part] = known;
    const figures = `${what}: ${part(why.candidate)}, of the stable release ${part(why.stable)}`;
    return why.paused ? `${paused[why.paused]}; ${figures}` : figures;
  }
  if (reason === '') return '';
  return (cause === 'tampered' && actor === 'probe' ? others.server : others[actor]) ?? reason;
}
