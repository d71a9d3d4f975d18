import type { WebhookEvent, WebhookPayload } from '@hawiyat/shared/contract/platform/webhooks';
import type { NewEntry } from '../log-entries.ts';
import { after, type RolloutEvent, type RolloutState } from '../rollout.ts';

type Happened = { readonly type: WebhookEvent } & Omit<WebhookPayload['data'], 'by' | 'reason' | 'remote'>;

export function rolloutPayload(before: RolloutState, entry: NewEntry): WebhookPayload | null {
  const happened = happenedBy(before, entry);
  if (!happened) return null;
  const { type, ...what } = happened;
  const { remote, at, author } = entry;
  return {
    type,
    timestamp: at.toISOString(),
    data: { remote, ...what, by: author.actor, reason: author.reason },
  };
}

function happenedBy(before: RolloutState, { event, author, at }: NewEntry): Happened | null {
  const { rollout, stables } = before;
  switch (event.type) {
    case 'started': {
      const percent = event.stages[0] ?? 0;
      return { type: event.isForward ? 'rolled-forward' : 'started', release: event.release, percent };
    }
    case 'advanced':
      return rollout && { type: 'advanced', release: rollout.release, percent: event.percent };
    case 'paused': {
      // Only the server's own trial pauses under this name.
      const type = author.actor === 'probe' ? 'trial-failed' : 'paused';
      return rollout && { type, release: rollout.release, percent: rollout.percent };
    }
    case 'halted':
      return { type: 'halted', release: event.release, ...stableAfter(before, event, at) };
    case 'rolled-back': {
      const release = rollout?.release ?? stables.at(-1);
      if (release === undefined) return null;
      return { type: 'rolled-back', release, ...(event.to !== null && { stable: event.to }) };
    }
    default:
      return null;
  }
}

function stableAfter(before: RolloutState, event: RolloutEvent, at: Date): { stable?: string } {
  const stable = after(before, event, at).stables.at(-1);
  return stable === undefined ? {} : { stable };
}
