import type { StandingWire } from '@hawiyat/shared/contract/rollouts';
import { stamp } from '@hawiyat/shared/locale/dates';
import { guardFigures } from './guard.ts';
import { html, type Markup } from './markup.ts';
import { idOf, namedOnes, percentOf } from './words.ts';

type Rollout = NonNullable<StandingWire['rollout']>;

/** A rollout that goes on: how far it is, who is named, and what the guard has seen. */
export function runningRollout(rollout: Rollout, guard: StandingWire['guard']): Markup {
  const { release, percent, startedAt, stageAt, included, excluded } = rollout;
  const isNamed = included.length + excluded.length > 0;
  return html`<div class="rollout">
<h3>الإصدار المرشح ${idOf(release)}</h3>
${steps(rollout)}
<p class="quiet">بدأ الإطلاق في ${stamp(startedAt)} · مرحلة ${percentOf(percent)} منذ ${stamp(stageAt)}</p>
${isNamed && html`<p>شركات محددة · ${namedOnes(included.length, excluded.length)}</p>`}
${guard && guardFigures(guard)}
</div>`;
}

function steps({ stages, percent }: Rollout): Markup {
  const all = stages.includes(percent) ? stages : [...stages, percent].toSorted((a, b) => a - b);
  return html`<ol class="steps" aria-label="مراحل الإطلاق">${all.map((it) => {
    if (it === percent) return html`<li aria-current="step">${percentOf(it)}</li>`;
    return it < percent
      ? html`<li class="past">${percentOf(it)}<span class="unseen"> اكتملت</span></li>`
      : html`<li>${percentOf(it)}</li>`;
  })}</ol>`;
}
