import { CliError } from '@hawiyat/sdk/lib/cli-error';
import { callOperatorApi } from '@hawiyat/sdk/platform/operator-api-client';
import { criterion } from '@hawiyat/sdk/platform/operator-api-words';
import type {
  RolloutAction as Action,
  RolloutStateResponse as RolloutState,
  Trial,
  Verdict,
} from '@hawiyat/shared/contract/platform/rollouts';
import { parseTimetable, timetableText } from './timetable.ts';

interface RolloutOptions {
  stages?: string | undefined;
  include?: string | undefined;
  exclude?: string | undefined;
  reason?: string | undefined;
  cause?: string | undefined;
  hours?: string | undefined;
  auto?: boolean | undefined;
  to?: string | undefined;
  instead?: string | undefined;
  'override-canary'?: boolean | undefined;
  'dry-run'?: boolean | undefined;
}

/** Working hours, in which a person can halt. */
const usualHours = 'sun-thu 8-16';

const commands: Record<Action, string> = {
  start: 'rollout start',
  advance: 'rollout advance',
  name: 'rollout name',
  schedule: 'rollout schedule',
  pause: 'rollout pause',
  'take-back': 'rollout take-back',
  resume: 'rollout resume',
  halt: 'rollout halt',
  withdraw: 'withdraw',
  'roll-back': 'rollback',
  'roll-forward': 'forward',
};

/** `rollout <action>`, `rollback`, `withdraw`, `forward`; the server refuses when the read state has changed. */
export async function changeRollout(
  action: string,
  remote: string,
  release: string,
  options: RolloutOptions,
): Promise<boolean> {
  if (!isAction(action) || !remote) return false;
  const state = (await allStates()).find((item) => item.remote === remote);
  if (!state) throw new CliError(`There is no area ${remote}: npm run platform -- area list`);
  if (!release) throw new CliError(`Say which release is meant: ${rightForm(action, state)}`);
  const body = { ...bodyOf(action, state, options), release, seen: state.revision };
  const path = `rollouts/${encodeURIComponent(remote)}`;
  if (options['dry-run']) {
    showTrial(await callOperatorApi<Trial>('POST', `${path}/dry-run`, body));
    return true;
  }
  const { rolloutState } = await callOperatorApi<{ rolloutState: RolloutState }>('POST', path, body);
  show(rolloutState);
  return true;
}

const isAction = (action: string): action is Action => Object.hasOwn(commands, action);

async function allStates(): Promise<RolloutState[]> {
  const { rolloutStates } = await callOperatorApi<{ rolloutStates: RolloutState[] }>('GET', 'rollouts');
  return rolloutStates;
}

/** The command in its right form. */
function rightForm(
  action: Action,
  { remote, stable, previous, rollout, forward, unreleased }: RolloutState,
): string {
  const about = {
    start: unreleased[0],
    'roll-forward': forward?.release,
    withdraw: stable,
    'roll-back': rollout?.release ?? stable,
  };
  const release = (Object.hasOwn(about, action) ? Object(about)[action] : rollout?.release) ?? '<release>';
  const takesStable = action === 'withdraw' || (action === 'roll-back' && !rollout);
  const more = {
    ...{ start: ' --stages 1,5,25,50,100', 'roll-forward': ' --reason "…"' },
    advance: ` --to ${rollout ? nextStage(rollout) : '<percent>'}`,
  };
  const instead = takesStable ? ` --instead ${previous ?? 'nothing'}` : '';
  return `npm run platform -- ${commands[action]} ${remote} ${release}${instead}${Object(more)[action] ?? ''}`;
}

const nextStage = ({ stages, percent }: NonNullable<RolloutState['rollout']>) =>
  stages.find((stage) => stage > percent) ?? 100;

function bodyOf(action: Action, state: RolloutState, options: RolloutOptions) {
  const list = (text: string | undefined) => (text ? text.split(',').map((part) => part.trim()) : []);
  const targets = { include: list(options.include), exclude: list(options.exclude) };
  const common = {
    action,
    ...(options.reason !== undefined && { reason: options.reason }),
    ...(options['override-canary'] && { overrideCanary: true }),
  };
  const hours = options.hours ?? (options.auto ? usualHours : undefined);
  const timetable = hours === undefined ? null : parseTimetable(hours);
  const cause = options.cause ? { cause: options.cause } : {};
  const instead =
    options.instead === undefined ? {} : { instead: options.instead === 'nothing' ? null : options.instead };
  switch (action) {
    case 'start':
      if (!options.stages) throw new CliError(`Say in which stages: ${rightForm(action, state)}`);
      return { ...common, stages: list(options.stages).map(Number), timetable, ...targets };
    case 'advance':
      assertNextStage(state, options.to);
      return common;
    case 'schedule':
      return { ...common, timetable };
    case 'name':
      return { ...common, ...targets };
    case 'halt':
      return { ...common, ...cause };
    case 'withdraw':
      return { ...common, ...instead, ...cause };
    case 'roll-back':
      return { ...common, ...instead };
    default:
      return common;
  }
}

/** Two operators who both want the same next stage must not advance by two. */
function assertNextStage(state: RolloutState, to: string | undefined) {
  if (to === undefined) throw new CliError(`Say to which stage: ${rightForm('advance', state)}`);
  if (!state.rollout || Number(to.replace(/%$/, '')) === nextStage(state.rollout)) return;
  const { release, percent } = state.rollout;
  throw new CliError(
    `${release} goes to ${percent} % now, so the next stage is not ${to}, and nothing was done: ${rightForm('advance', state)}`,
  );
}

export async function status() {
  for (const rolloutState of await allStates()) show(rolloutState);
}

/** Percent with hundredths. */
const shareOf = (count: number, total: number): number =>
  total === 0 ? 0 : Math.round((count / total) * 10_000) / 100;

const verdicts: Record<Verdict, string> = {
  none: 'none',
  weak: 'weak',
  strong: 'strong',
  enough: 'enough to halt it',
};

function show({
  remote,
  stable,
  previous,
  rollout,
  reach,
  halted,
  needTwoPersons,
  restart,
  forward,
  unreleased,
  canary,
}: RolloutState) {
  console.log(`${remote}: ${stable ?? 'nothing'} is stable${previous ? `, ${previous} before it` : ''}`);
  if (rollout) {
    const { release, percent, stages, isPaused, isTakenBack, included, excluded, stageAt, timetable } =
      rollout;
    const named = `${included.length} included, ${excluded.length} excluded`;
    console.log(
      `  ${release} goes to ${percent} % of ${stages.join(', ')}; ${named}${isPaused ? '; paused' : ''}; at this stage since ${stageAt}`,
    );
    console.log(
      timetable
        ? `  it advances by itself when its criteria are met: ${timetableText(timetable)}`
        : '  it advances by hand',
    );
    if (reach)
      console.log(
        `  ${reach.companies} of ${reach.total} companies (${shareOf(reach.companies, reach.total)} %) have the candidate`,
      );
    if (isTakenBack)
      console.log(
        `  its companies have the stable release again: npm run platform -- rollout resume ${remote} ${release} --reason "…"`,
      );
    else if (isPaused)
      console.log(
        `  paused, and these companies keep it: npm run platform -- rollout take-back ${remote} ${release} gives them the stable release`,
      );
  }
  if (rollout && canary) {
    const side = (figures: { sessions: number; companies: number; fatal: number; uncaughtError: number }) =>
      `${figures.sessions} sessions of ${figures.companies} companies, ${figures.fatal} failed, ${figures.uncaughtError} with an error`;
    console.log(`  candidate: ${side(canary.candidate)}`);
    console.log(
      `  stable: ${side(canary.stable)}; evidence against the candidate: ${verdicts[canary.verdict]} (${canary.eValue} of 300)`,
    );
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
      `  rolled back from ${forward.release} (${forward.percent} %): npm run platform -- forward ${remote} ${forward.release} --reason "…"`,
    );
  const [newest] = unreleased;
  if (newest)
    console.log(
      `  ${unreleased.length} published, but not live, the newest ${newest}: npm run platform -- rollout start ${remote} ${newest} --stages 1,5,25,50,100`,
    );
}

function showTrial({ total, reached, moves, missing, isUntried }: Trial) {
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
  if (isUntried)
    console.log('It has no report of a trial: nobody has seen it work. It starts only with --reason "…"');
  console.log('Nothing was changed.');
}
