// @ts-check
import { criterion } from './english-errors.mjs';
import { callOperatorApi } from './operator-api-client.mjs';
import { parseTimetable, timetableText } from './timetable.mjs';

/** @typedef {import('@hawiyat/shared/contract/rollouts').RolloutStateResponse} RolloutState */
/**
 * @typedef {{ stages?: string | undefined, include?: string | undefined, exclude?: string | undefined,
 *   reason?: string | undefined, cause?: string | undefined, hours?: string | undefined, auto?: boolean | undefined,
 *   'override-canary'?: boolean | undefined, 'dry-run'?: boolean | undefined }} RolloutOptions
 */

/** Working hours, when somebody is there who can halt. */
const usualHours = 'sun-thu 8-16';

/**
 * Carries out `rollout <action> <remote>`, `rollback` and `forward`; with `--dry-run` it only says what would happen.
 * @param {string} action
 * @param {string} remote
 * @param {string} release
 * @param {RolloutOptions} options
 * @returns {Promise<boolean>} whether there is such an action, with all that it needs
 */
export async function changeRollout(action, remote, release, options) {
  const body = bodyOf(action, release, options);
  if (!body || !remote) return false;
  const path = `rollouts/${encodeURIComponent(remote)}`;
  if (options['dry-run']) {
    /** @typedef {import('@hawiyat/shared/contract/rollouts').Trial} Trial */
    showTrial(/** @type {Trial} */ (await callOperatorApi('POST', `${path}/dry-run`, body)));
    return true;
  }
  const { rolloutState } = /** @type {{ rolloutState: RolloutState }} */ (
    await callOperatorApi('POST', path, body)
  );
  show(rolloutState);
  return true;
}

/** @param {string} action @param {string} release @param {RolloutOptions} options */
function bodyOf(action, release, options) {
  const list = (/** @type {string | undefined} */ text) =>
    text ? text.split(',').map((part) => part.trim()) : [];
  const targets = { include: list(options.include), exclude: list(options.exclude) };
  const common = {
    action,
    ...(options.reason !== undefined && { reason: options.reason }),
    ...(options['override-canary'] && { overrideCanary: true }),
  };
  const hours = options.hours ?? (options.auto ? usualHours : undefined);
  const timetable = hours === undefined ? null : parseTimetable(hours);
  switch (action) {
    case 'start':
      if (!release || !options.stages) return null;
      return { ...common, release, stages: list(options.stages).map(Number), timetable, ...targets };
    case 'schedule':
      return { ...common, timetable };
    case 'name':
      return { ...common, ...targets };
    case 'halt':
      return { ...common, ...(options.cause && { cause: options.cause }) };
    case 'roll-back':
    case 'roll-forward':
      return { ...common, ...(release && { release }) };
    case 'advance':
    case 'pause':
    case 'resume':
      return common;
    default:
      return null;
  }
}

export async function status() {
  const { rolloutStates } = /** @type {{ rolloutStates: RolloutState[] }} */ (
    await callOperatorApi('GET', 'rollouts')
  );
  for (const rolloutState of rolloutStates) {
    show(rolloutState);
    if (rolloutState.rollout) await showReach(rolloutState.remote);
  }
}

/** Naming nobody would change nothing: its dry run counts who has the candidate now. @param {string} remote */
async function showReach(remote) {
  const path = `rollouts/${encodeURIComponent(remote)}/dry-run`;
  const { reached, total } = /** @type {import('@hawiyat/shared/contract/rollouts').Trial} */ (
    await callOperatorApi('POST', path, { action: 'name' })
  );
  console.log(`  ${reached} of ${total} companies (${shareOf(reached, total)} %) have the candidate`);
}

/** @param {number} count @param {number} total @returns {number} percent, with hundredths */
const shareOf = (count, total) => (total === 0 ? 0 : Math.round((count / total) * 10_000) / 100);

/** @param {RolloutState} rolloutState */
function show({
  remote,
  stable,
  previous,
  rollout,
  halted,
  needTwoPersons,
  restart,
  forward,
  unreleased,
  canary,
}) {
  console.log(`${remote}: ${stable ?? 'nothing'} is stable${previous ? `, ${previous} before it` : ''}`);
  if (rollout) {
    const { release, percent, stages, isPaused, included, excluded, stageAt, timetable } = rollout;
    const named = `${included.length} included, ${excluded.length} excluded`;
    console.log(
      `  ${release} goes to ${percent} % of ${stages.join(', ')}; ${named}${isPaused ? '; paused' : ''}; at this stage since ${stageAt}`,
    );
    console.log(
      timetable
        ? `  it advances by itself when its criteria are met: ${timetableText(timetable)}`
        : '  it advances by hand',
    );
  }
  if (rollout && canary) {
    const side = (
      /** @type {{ sessions: number, companies: number, fatal: number, uncaughtError: number }} */ figures,
    ) =>
      `${figures.sessions} sessions of ${figures.companies} companies, ${figures.fatal} failed, ${figures.uncaughtError} with an error`;
    console.log(`  candidate: ${side(canary.candidate)}`);
    console.log(`  stable: ${side(canary.stable)}; evidence against the candidate ${canary.eValue} of 300`);
    for (const item of canary.missing) console.log(`  waits for ${criterion(item)}`);
  }
  if (halted.length > 0) console.log(`  halted: ${halted.join(', ')}`);
  if (needTwoPersons.length > 0)
    console.log(`  two operators must start again: ${needTwoPersons.join(', ')}`);
  if (restart)
    console.log(
      `  ${restart.by} has started ${restart.release} again at ${restart.at}: another operator must start it too, within 24 hours`,
    );
  if (forward)
    console.log(
      `  rolled back from ${forward.release} (${forward.percent} %): npm run platform -- forward ${remote} --reason "…"`,
    );
  for (const id of unreleased)
    console.log(
      `  ${id} is published, but not live: npm run platform -- rollout start ${remote} ${id} --stages 1,5,25,50,100`,
    );
}

/** @param {import('@hawiyat/shared/contract/rollouts').Trial} trial */
function showTrial({ total, reached, moves, missing }) {
  if (moves.length === 0) console.log(`No company of ${total} would get another release.`);
  for (const { from, to, count, companies } of moves) {
    console.log(
      `${count} of ${total} companies (${shareOf(count, total)} %) would get ${to ?? 'nothing'} instead of ${from ?? 'nothing'}:`,
    );
    for (const { identifier, name } of companies) console.log(`  ${identifier}  ${name}`);
    if (count > companies.length) console.log(`  … and ${count - companies.length} more`);
  }
  if (reached > 0) console.log(`${reached} of ${total} companies would then have the candidate.`);
  for (const item of missing) console.log(`It still waits for ${criterion(item)}`);
  console.log('Nothing was changed.');
}
