import { docsOf } from '../core/endpoint.docs.ts';
import * as previews from './previews.ts';
import * as rollouts from './rollouts.ts';
import * as webhooks from './webhooks.ts';

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
const previewId = '5f0c5d0e-6d3e-4b58-9d6c-6f4b6b1f9a11';
const preview = {
  id: previewId,
  emails: ['noura@binaa.example'],
  until: '2026-12-01T21:00:00.000Z',
  by: 'operator:سارة الحربي',
  openedAt: null,
};
const link = `${previewId}.${'A'.repeat(43)}`;
const wanted = { emails: preview.emails, until: '2026-12-01' };
const made = { preview, path: `/preview/${link}` };
const webhook = {
  address: 'https://hooks.example.sa/…',
  events: ['published', 'halted'],
  by: 'operator:سارة الحربي',
};
const delivery = { event: 'halted', tries: 2, status: 503 };

export default docsOf({ ...rollouts, ...previews, ...webhooks }, 'Releases and rollouts', {
  changeRollout:
    'Change a rollout. Starts, advances, pauses, resumes or halts the rollout of one remote or of the host, names companies, sets when it advances by itself, rolls back, or takes a rollback back; `withdraw` halts the stable release. It names the release that it is about and the `revision` that its author saw: anything else is a 409 with what stands now. A halted release is started again by a person with a reason; by two persons within 24 hours when it was halted for a hang or tampering: the first call then returns `restart`. Every change becomes an entry of the sealed log.',
  tryRollout:
    'Try a change of a rollout. What the same body would do now: which companies would get another release, and the criteria that are not met. Nothing changes, and as long as nothing else changes, the command means the same companies.',
  listRolloutStates:
    'List rollouts. For every remote and the host: the stable release, the candidate, and what its next stage still waits for.',
  listRolloutLog:
    'Show the rollout log. The whole log of one remote, oldest first. Each entry is chained to the one before it; `state` says whether the chain and its seal hold.',
  sealRolloutLog:
    'Seal the rollout log. Vouches for the log up to the entry that an operator has read last: for a new credential, or entries that no server wrote.',
  addPreview:
    'Make a preview. A signed link to a published release for named administrators, until the end of a day in Riyadh, at most 60 days from now. It opens nothing by itself: each of them sees the release with a session, on the data of the own company.',
  addTeamPreview:
    'Make a preview as a team. The same, for a release of the team’s own remote, or of the host.',
  listPreviews:
    'List previews. The newest hundred, also those that have ended: who may see what, and when it was opened.',
  revokePreview:
    'Revoke a preview. Ends a preview at once: pages that are loaded next show what is released.',
  openPreview:
    'Open a preview. Shows the release of a link in this browser, if the link names the calling administrator. A page that the link itself leads to makes this call; sign-out ends the preview.',
  addWebhook:
    'Add a webhook. An address that is told of releases and rollouts: a POST of JSON (`type`, `timestamp`, `data`), signed as Standard Webhooks has it with the secret that only this response contains, and retried for three days until it answers 2xx. `http:` is allowed only to this machine, on the embedded database.',
  listWebhooks:
    'List webhooks. Every address that is told of something, without its path, which often is a secret.',
  removeWebhook: 'Remove a webhook. Nothing more is sent to this address, also what still waits.',
  listWebhookDeliveries:
    'List webhook deliveries. The newest hundred of the last 30 days: what was sent, what waits, what was given up.',
  resendWebhookDelivery:
    'Send a delivery again. Sends it at once, with the same id and content, and retries it as a new one.',
  reportFailedTrial:
    'Report a failed trial. A team’s build did not open in its trial, so it was not published: webhooks are told. `npm run release` does this.',
})({
  changeRollout: {
    request: { seen: 12, stages: [1, 5, 25, 50, 100], include: ['9000000001'] },
    response: { rolloutState },
  },
  tryRollout: {
    request: { seen: 12, stages: [1, 5, 25, 50, 100] },
    response: {
      total: 420,
      reached: 1,
      moves: [{ from: stable, count: 1, companies: [{ name: 'شركة البناء الحديث' }] }],
      missing: [],
    },
  },
  listRolloutStates: { response: { rolloutStates: [rolloutState] } },
  listRolloutLog: {
    response: { lines: [{ seq: 1, reason: '', event: JSON.stringify({ type: 'started', release: id }) }] },
  },
  sealRolloutLog: { request: { seen: '4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945' } },
  addPreview: { request: wanted, response: made },
  addTeamPreview: { request: wanted, response: { ...made, preview: { ...preview, by: 'team:mf-orders' } } },
  listPreviews: { response: { previews: [preview] } },
  revokePreview: { response: { preview: { ...preview, revokedAt: '2026-11-25T09:30:00.000Z' } } },
  openPreview: { tag: 'Previews', request: { link }, response: { path: '/orders' } },
  addWebhook: {
    request: { url: 'https://hooks.example.sa/releases/7f3a', events: ['published', 'halted'] },
    response: { webhook, secret: `whsec_${'A'.repeat(43)}=` },
  },
  listWebhooks: { response: { webhooks: [webhook] } },
  removeWebhook: { response: { webhook } },
  listWebhookDeliveries: { response: { deliveries: [delivery] } },
  resendWebhookDelivery: { response: { delivery: { ...delivery, tries: 0 } } },
  reportFailedTrial: { request: { reason: '/orders: mf-orders crashed' } },
});
