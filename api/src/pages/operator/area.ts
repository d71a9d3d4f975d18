import type { PublishedRelease } from '@hawiyat/shared/contract/platform/releases';
import type { RolloutStateResponse } from '@hawiyat/shared/contract/platform/rollouts';
import { stamp } from '@hawiyat/shared/locale/dates';
import { html } from 'ghtml';
import { controls, type RejectedForm } from './controls.ts';
import { collapsedLog, type RolloutLogView } from './log.ts';
import { haltedReleases, publishedReleases } from './published-releases.ts';
import { runningRollout } from './rollout.ts';
import { actorOf, idOf, percentOf, releaseOf } from './words.ts';

/** One remote or the host on the operators' page. */
export interface Area {
  readonly name: string;
  readonly rolloutState: RolloutStateResponse;
  readonly published: readonly PublishedRelease[];
  readonly log: RolloutLogView;
}

/** Outcome of the last form, shown in its card. */
export interface Notice {
  readonly remote: string;
  readonly text: string;
  /** Its form stays open, with what was typed. */
  readonly rejected: RejectedForm | null;
  /** HTML of what the form's command would do, where that was asked. */
  readonly effect?: string;
}

export function areaCard({ name, rolloutState, published, log }: Area, notice: Notice | null): string {
  const { remote, stable, previous, rollout, halted, restart } = rolloutState;
  const own = notice?.remote === remote ? notice : null;
  const release = (label: string, id: string | null) =>
    html`<div><dt>${label}</dt><dd>!${id === null ? 'لا يوجد' : releaseOf(id, published)}</dd></div>`;
  return html`<section class="card" id="${remote}" aria-labelledby="${remote}-name" data-live="${remote}">
<header><h2 id="${remote}-name">${name}</h2> !${idOf(remote)} <span class="end" data-live="${remote}-state">!${state(rolloutState)}</span></header>
!${own?.effect ?? ''}
!${own && own.effect === undefined ? html`<p class="notice ${own.rejected ? 'bad' : 'good'}" role="${own.rejected ? 'alert' : 'status'}">${own.text}</p>` : ''}
<dl data-live="${remote}-releases">
!${release('الإصدار المستقر', stable)}
!${release('الإصدار الاحتياطي', previous)}
</dl>
!${halted.length > 0 ? haltedReleases(remote, halted) : ''}
<div data-live="${remote}-rollout">!${restart ? askedRestart(restart) : ''}!${rollout ? runningRollout(rollout, rolloutState, log.entries, published) : ''}</div>
!${controls(rolloutState, published, own?.rejected ?? null)}
!${publishedReleases(name, published, rolloutState)}
!${collapsedLog(remote, name, log)}
</section>`;
}

const askedRestart = ({ release, by, at }: NonNullable<RolloutStateResponse['restart']>): string =>
  html`<p class="notice">طُلبت إعادة إطلاق الإصدار !${idOf(release)} في ${stamp(at)} (!${actorOf(by)}). يبدأ الإطلاق حين يطلبه عضو آخر من «بدء إطلاق تدريجي».</p>`;

function state({ stable, rollout }: RolloutStateResponse): string {
  if (rollout?.isPaused)
    return html`<span class="badge paused">متوقف مؤقتًا عند !${percentOf(rollout.percent)}</span>`;
  if (rollout) return html`<span class="badge current">إطلاق تدريجي !${percentOf(rollout.percent)}</span>`;
  return stable === null
    ? '<span class="badge">لا إصدار بعد</span>'
    : '<span class="badge stable">مستقر</span>';
}
