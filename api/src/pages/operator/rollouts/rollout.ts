import type { PublishedRelease } from '@hawiyat/shared/contract/platform/releases';
import type { RolloutLogEntry, RolloutStateResponse } from '@hawiyat/shared/contract/platform/rollouts';
import { stamp } from '@hawiyat/shared/locale/dates';
import { count } from '@hawiyat/shared/locale/numbers';
import { pluralizeGenitive } from '@hawiyat/shared/locale/plurals';
import { html } from 'ghtml';
import type { RolloutEvent } from '../../../releases/index.ts';
import { percentOf, quiet, typedText, unseen } from '../components/text.ts';
import { canaryFigures } from './canary-figures.ts';
import { actorOf, companies, plainTimetable, releaseOf, targetedCompanies } from './words.ts';

type Rollout = NonNullable<RolloutStateResponse['rollout']>;

export function runningRollout(
  rollout: Rollout,
  { canary, reach }: Pick<RolloutStateResponse, 'canary' | 'reach'>,
  entries: readonly RolloutLogEntry[],
  published: readonly PublishedRelease[],
): string {
  const { release, percent, startedAt, stageAt, included, excluded, timetable } = rollout;
  const isNamed = included.length + excluded.length > 0;
  return html`<div class="rollout">
<h3>الإصدار المرشح !${releaseOf(release, published)}</h3>
!${steps(rollout)}
!${reach ? html`<p>المرشح لدى <b>!${shareOf(reach)}</b></p>` : ''}
!${rollout.isPaused ? whyPaused(entries) : ''}
!${rollout.isPaused ? html`<p class="notice bad">!${whoHasIt(rollout, reach)}</p>` : ''}
!${quiet(html`بدأ الإطلاق في ${stamp(startedAt)} · مرحلة !${percentOf(percent)} منذ ${stamp(stageAt)}`)}
!${timetable ? quiet(html`يتقدم تلقائيًا حين تكتمل الشروط: ${plainTimetable(timetable)}`) : ''}
!${isNamed ? html`<p>شركات محددة · ${targetedCompanies(included.length, excluded.length)}</p>` : ''}
!${canary ? canaryFigures(canary) : ''}
</div>`;
}

function whoHasIt({ isTakenBack }: Rollout, reach: RolloutStateResponse['reach']): string {
  if (isTakenBack) return 'عادت هذه الشركات إلى الإصدار المستقر. يعيد «استئناف» المرشح إليها، ويلزمه سبب.';
  if (!reach || reach.companies === 0) return 'لا تفتح أي شركة المرشح الآن.';
  return html`ما زال المرشح لدى !${shareOf(reach)} أثناء الإيقاف المؤقت.`;
}

/** «2 من 8 شركات» */
const shareOf = ({ companies: reached, total }: NonNullable<RolloutStateResponse['reach']>): string =>
  html`<bdi>${count(reached)}</bdi> من ${pluralizeGenitive(total, companies)}`;

/** An operator must know who paused it, and why, before resuming. */
function whyPaused(entries: readonly RolloutLogEntry[]): string {
  const entry = entries.findLast(({ event }) => (JSON.parse(event) as RolloutEvent).type === 'paused');
  if (!entry) return '';
  return html`<p class="notice bad">أُوقف مؤقتًا في ${stamp(entry.at)} (!${actorOf(entry.actor)})!${entry.reason === '' ? '' : html`: !${typedText(entry.reason)}`}</p>`;
}

function steps({ stages, percent }: Rollout): string {
  const all = stages.includes(percent) ? stages : [...stages, percent].toSorted((a, b) => a - b);
  const step = (item: number) => {
    if (item === percent) return html`<li aria-current="step">!${percentOf(item)}</li>`;
    return item < percent
      ? html`<li class="past">!${percentOf(item)}!${unseen(' اكتملت')}</li>`
      : html`<li>!${percentOf(item)}</li>`;
  };
  return html`<ol class="steps" aria-label="مراحل الإطلاق">!${all.map(step)}</ol>`;
}
