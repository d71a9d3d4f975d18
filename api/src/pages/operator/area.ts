import type { PublishedRelease } from '@hawiyat/shared/contract/releases';
import type { RolloutStateResponse } from '@hawiyat/shared/contract/rollouts';
import { controls, type RejectedForm } from './controls.ts';
import { collapsedLog, type RolloutLogView } from './log.ts';
import { html, type Markup } from './markup.ts';
import { runningRollout } from './rollout.ts';
import { idOf, nameOf, percentOf } from './words.ts';

/** One remote or the host on the operators' page. */
export interface Area {
  readonly rolloutState: RolloutStateResponse;
  readonly published: readonly PublishedRelease[];
  readonly log: RolloutLogView;
}

/** Outcome of the last form, shown in its card. */
export interface Notice {
  readonly remote: string;
  readonly text: string;
  readonly rejected: RejectedForm | null;
}

export function areaCard({ rolloutState, published, log }: Area, notice: Notice | null): Markup {
  const { remote, stable, previous, rollout, canary, halted } = rolloutState;
  const own = notice?.remote === remote ? notice : null;
  return html`<section class="card" id="${remote}" aria-labelledby="${remote}-name" data-live="${remote}">
<header><h2 id="${remote}-name">${nameOf(remote)}</h2> ${idOf(remote)} <span data-live="${remote}-state">${state(rolloutState)}</span></header>
${own && html`<p class="notice ${own.rejected ? 'bad' : 'good'}" role="${own.rejected ? 'alert' : 'status'}">${own.text}</p>`}
<dl data-live="${remote}-releases">
<div><dt>الإصدار المستقر</dt><dd>${stable === null ? 'لا يوجد' : idOf(stable)}</dd></div>
<div><dt>الإصدار الاحتياطي</dt><dd>${previous === null ? 'لا يوجد' : idOf(previous)}</dd></div>
${halted.length > 0 && html`<div><dt>إصدارات أُوقفت</dt><dd>${halted.map(idOf)}</dd></div>`}
</dl>
<div data-live="${remote}-rollout">${rollout && runningRollout(rollout, canary, log.entries)}</div>
${controls(rolloutState, published, own?.rejected ?? null)}
${collapsedLog(remote, log)}
</section>`;
}

function state({ stable, rollout }: RolloutStateResponse): Markup {
  if (rollout?.isPaused)
    return html`<span class="badge paused">متوقف مؤقتًا عند ${percentOf(rollout.percent)}</span>`;
  if (rollout) return html`<span class="badge current">إطلاق تدريجي ${percentOf(rollout.percent)}</span>`;
  return stable === null
    ? html`<span class="badge">لا إصدار بعد</span>`
    : html`<span class="badge stable">مستقر</span>`;
}
