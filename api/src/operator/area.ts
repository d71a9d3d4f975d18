import type { PublishedRelease } from '@hawiyat/shared/contract/releases';
import type { RolloutStateResponse } from '@hawiyat/shared/contract/rollouts';
import { controls, type Refused } from './controls.ts';
import { foldedLog, type ShownLog } from './log.ts';
import { html, type Markup } from './markup.ts';
import { runningRollout } from './rollout.ts';
import { idOf, nameOf, percentOf } from './words.ts';

/** One remote, or the host, as operators see it. */
export interface Area {
  readonly rolloutState: RolloutStateResponse;
  readonly published: readonly PublishedRelease[];
  readonly log: ShownLog;
}

/** What came of the last form, told where the form was. */
export interface Notice {
  readonly of: string;
  readonly text: string;
  readonly refused: Refused | null;
}

export function areaCard({ rolloutState, published, log }: Area, notice: Notice | null): Markup {
  const { of, stable, previous, rollout, canary, halted } = rolloutState;
  const own = notice?.of === of ? notice : null;
  return html`<section class="card" id="${of}" aria-labelledby="${of}-name" data-live="${of}">
<header><h2 id="${of}-name">${nameOf(of)}</h2> ${idOf(of)} <span data-live="${of}-state">${state(rolloutState)}</span></header>
${own && html`<p class="notice ${own.refused ? 'bad' : 'good'}" role="${own.refused ? 'alert' : 'status'}">${own.text}</p>`}
<dl data-live="${of}-releases">
<div><dt>الإصدار المستقر</dt><dd>${stable === null ? 'لا يوجد' : idOf(stable)}</dd></div>
<div><dt>الإصدار الاحتياطي</dt><dd>${previous === null ? 'لا يوجد' : idOf(previous)}</dd></div>
${halted.length > 0 && html`<div><dt>إصدارات أُوقفت</dt><dd>${halted.map(idOf)}</dd></div>`}
</dl>
<div data-live="${of}-rollout">${rollout && runningRollout(rollout, canary, log.lines)}</div>
${controls(rolloutState, published, own?.refused ?? null)}
${foldedLog(of, log)}
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
