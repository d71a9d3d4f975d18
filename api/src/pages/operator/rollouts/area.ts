import type { PublishedRelease } from '@hawiyat/shared/contract/platform/releases';
import type { RolloutStateResponse } from '@hawiyat/shared/contract/platform/rollouts';
import { stamp } from '@hawiyat/shared/locale/dates';
import { html } from 'ghtml';
import { card } from '../components/card.ts';
import { fact } from '../components/list.ts';
import { notice, type Outcome } from '../components/notice.ts';
import { badge, idOf, percentOf } from '../components/text.ts';
import { controls } from './controls.ts';
import { collapsedLog, type RolloutLogView } from './log.ts';
import { haltedReleases, publishedReleases } from './published-releases.ts';
import { runningRollout } from './rollout.ts';
import { actorOf, releaseOf } from './words.ts';

export interface Area {
  readonly name: string;
  readonly rolloutState: RolloutStateResponse;
  readonly published: readonly PublishedRelease[];
  readonly log: RolloutLogView;
}

export function areaCard({ name, rolloutState, published, log }: Area, outcome: Outcome | null): string {
  const { remote, stable, previous, rollout, halted, restart } = rolloutState;
  const own = outcome?.card === remote ? outcome : null;
  const release = (id: string | null) => (id === null ? 'لا يوجد' : releaseOf(id, published));
  const head = (heading: string) =>
    html`!${heading} !${idOf(remote)} <span class="end" data-live="${remote}-state">!${state(rolloutState)}</span>`;
  return card(
    { id: remote, heading: html`${name}`, head, isLive: true },
    html`!${notice(own)}
<dl data-live="${remote}-releases">
!${fact('الإصدار المستقر', release(stable))}
!${fact('الإصدار الاحتياطي', release(previous))}
</dl>
!${haltedReleases(remote, halted)}
<div data-live="${remote}-rollout">!${restart ? askedRestart(restart) : ''}!${rollout ? runningRollout(rollout, rolloutState, log.entries, published) : ''}</div>
!${controls(rolloutState, published, own?.rejected ?? null)}
!${publishedReleases(name, published, rolloutState)}
!${collapsedLog(remote, name, log)}`,
  );
}

const askedRestart = ({ release, by, at }: NonNullable<RolloutStateResponse['restart']>): string =>
  html`<p class="notice">طُلبت إعادة إطلاق الإصدار !${idOf(release)} في ${stamp(at)} (!${actorOf(by)}). يبدأ الإطلاق حين يطلبه عضو آخر من «بدء إطلاق تدريجي».</p>`;

function state({ stable, rollout }: RolloutStateResponse): string {
  if (rollout?.isPaused) return badge(html`متوقف مؤقتًا عند !${percentOf(rollout.percent)}`, 'paused');
  if (rollout) return badge(html`إطلاق تدريجي !${percentOf(rollout.percent)}`, 'current');
  return stable === null ? badge('لا إصدار بعد') : badge('مستقر', 'stable');
}
