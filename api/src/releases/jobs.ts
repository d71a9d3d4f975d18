import type { ScheduledJob } from '../scheduled-jobs.ts';
import { deleteOldSamples, haltBadReleases } from './canary/canary-jobs.ts';
import { deleteOldPreviews } from './preview/previews.ts';
import { probeForVisitors } from './probe/probe.ts';
import { advanceOnTime } from './scheduled-advances.ts';
import { deliverWebhooks } from './webhooks/deliver-webhooks.ts';
import { deleteOldDeliveries } from './webhooks/webhooks.ts';

const minute = 60_000;

export const releaseJobs: readonly ScheduledJob[] = [
  // Another server may have changed a rollout; each page request reads the current state anyway.
  { name: 'rollouts', every: 2000, work: async ({ rollouts }) => void (await rollouts.states()) },
  { name: 'canary analysis', every: minute / 4, work: haltBadReleases },
  { name: 'timetables', every: minute, work: advanceOnTime },
  { name: 'probes', every: minute / 4, work: probeForVisitors },
  { name: 'old samples', every: 60 * minute, work: deleteOldSamples },
  { name: 'webhooks', every: 5000, work: deliverWebhooks },
  { name: 'old webhook deliveries', every: 60 * minute, work: deleteOldDeliveries },
  { name: 'old previews', every: 60 * minute, work: deleteOldPreviews },
];
