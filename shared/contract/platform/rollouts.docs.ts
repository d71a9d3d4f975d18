import { docsOf } from '../core/endpoint.docs.ts';
import * as rollouts from './rollouts.ts';

const id = '1.1.0-836890d8fa';
const stable = '1.0.0-3f9c2a71d0';
const rolloutState = {
  revision: 12,
  stable,
  previous: null,
  rollout: {
    percent: 1,
    included: ['c9f0f895-fb98-4b91-99f5-1fd0297e236d'],
    excluded: [],
    timetable: { days: [0, 1, 2, 3, 4], from: 8, until: 16 },
  },
  halted: [],
  needTwoPersons: [],
  restart: null,
  forward: null,
  unreleased: [],
  canary: {
    candidate: { sessions: 40, companies: 2, fatal: 0, uncaughtError: 1 },
    stable: { sessions: 1204, companies: 96, fatal: 2, uncaughtError: 11 },
    eValue: 0.8,
    verdict: 'weak',
    missing: ['dwell:12/30', 'sessions:40/60', 'companies:2/3'],
  },
  reach: { companies: 2, total: 420 },
};

export default docsOf(rollouts, 'Releases and rollouts', {
  changeRollout: {
    summary: 'Change a rollout',
    description:
      'Starts, advances, pauses, resumes or halts the rollout of one remote or of the host, names companies, sets when it advances by itself, rolls back, or takes a rollback back; `withdraw` halts the stable release. It names the release that it is about and the `revision` that its author saw: anything else is a 409 with what stands now. A halted release is started again by a person with a reason; by two persons within 24 hours when it was halted for a hang or tampering: the first call then returns `restart`. Every change becomes an entry of the sealed log.',
    request: { action: 'start', release: id, seen: 12, stages: [1, 5, 25, 50, 100], include: ['9000000001'] },
    response: { rolloutState },
  },
  tryRollout: {
    summary: 'Try a change of a rollout',
    description:
      'What the same body would do now: which companies would get another release, and the criteria that are not met. Nothing changes, and as long as nothing else changes, the command means the same companies.',
    request: { action: 'start', release: id, seen: 12, stages: [1, 5, 25, 50, 100] },
    response: {
      total: 420,
      reached: 1,
      moves: [{ from: stable, count: 1, companies: [{ name: 'شركة البناء الحديث' }] }],
      missing: [],
    },
  },
  listRolloutStates: {
    summary: 'List rollouts',
    description:
      'For every remote and the host: the stable release, the candidate, and what its next stage still waits for.',
    response: { rolloutStates: [rolloutState] },
  },
  listRolloutLog: {
    summary: 'Show the rollout log',
    description:
      'The whole log of one remote, oldest first. Each entry is chained to the one before it; `state` says whether the chain and its seal hold.',
    response: { lines: [{ seq: 1, reason: '', event: JSON.stringify({ type: 'started', release: id }) }] },
  },
  sealRolloutLog: {
    summary: 'Seal the rollout log',
    description:
      'Vouches for the log up to the entry that an operator has read last: for a new credential, or entries that no server wrote.',
    request: { seen: '4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945' },
  },
});
