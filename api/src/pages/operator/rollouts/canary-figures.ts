import type { RolloutStateResponse, Verdict } from '@hawiyat/shared/contract/platform/rollouts';
import { count, decimal } from '@hawiyat/shared/locale/numbers';
import { pluralizeGenitive, pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { html } from 'ghtml';
import { threshold } from '../../../releases/index.ts';
import { comparison } from '../components/table.ts';
import { percentOf, quiet } from '../components/text.ts';
import { companies, sessions } from './words.ts';

type Report = NonNullable<RolloutStateResponse['canary']>;

export function canaryFigures({ candidate, stable, eValue, verdict, missing }: Report): string {
  const row = (label: string, cell: (figures: Report['candidate']) => string) =>
    [label, cell(candidate), cell(stable)] as const;
  const table = comparison({
    caption: 'ما رآه الحارس الآلي منذ بدء الإطلاق',
    columns: ['المرشح', 'المستقر'],
    rows: [
      row('الجلسات', (item) => html`<b>${count(item.sessions)}</b>`),
      row('الشركات', (item) => html`<b>${count(item.companies)}</b>`),
      row('جلسات تعذّر فيها القسم', (item) => rate(item.fatal, item.sessions)),
      row('جلسات ظهر فيها خطأ', (item) => rate(item.uncaughtError, item.sessions)),
    ],
  });
  const isBad = verdict === 'strong' || verdict === 'enough';
  const evidence = 'الدليل ضد المرشح:';
  const value = verdict === 'enough' ? threshold : Math.min(eValue, threshold);
  return html`<div class="canary">
!${table}
<div>
<p><span>${evidence}</span> <b>${verdicts[verdict]}</b> <span class="quiet">${decimal(eValue)} من ${threshold}</span></p>
<progress aria-label="${evidence}" value="${value}" max="${threshold}" class="${isBad ? 'bad' : ''}"></progress>
!${quiet(html`عند ${threshold}، أو إذا تعطّلت أول 3 جلسات من 3 شركات، يوقف الحارس الإصدار من تلقاء نفسه.`)}
!${waitsFor(missing)}
</div>
</div>`;
}

const verdicts: Record<Verdict, string> = {
  none: 'لا دليل',
  weak: 'ضعيف',
  strong: 'قوي',
  enough: 'كافٍ لإيقافه',
};

function rate(failing: number, total: number): string {
  if (total === 0) return '<span class="quiet">لا بيانات</span>';
  const share = Math.round((failing / total) * 1000) / 10;
  return html`<b>!${percentOf(share)}</b> <span class="quiet">${count(failing)} من ${count(total)}</span>`;
}

export function waitsFor(missing: readonly string[]): string {
  if (missing.length === 0) return '<p class="whole">اكتملت شروط المرحلة التالية.</p>';
  return html`<p>شروط لم تكتمل للمرحلة التالية:</p><ul class="missing">!${missing.map(
    (text) => html`<li>${conditionOf(text)}</li>`,
  )}</ul>`;
}

/** A code of `unmetCriteria` in Arabic, e.g. `sessions:40/60`. */
function conditionOf(code: string): string {
  const [, what = '', is = '0', must = '0'] = /^([a-z-]+):(\d+)\/(\d+)$/.exec(code) ?? [];
  const [has, least] = [Number(is), Number(must)];
  switch (what) {
    case 'dwell':
      return `البقاء في المرحلة ${pluralizeGenitive(least, 'minute')} (مضى منها ${count(has)})`;
    case 'sessions':
      return `${pluralizeInline(least, sessions)} على المرشح في هذه المرحلة (حتى الآن ${count(has)})`;
    case 'companies':
      return `${pluralizeInline(least, companies)} على المرشح في هذه المرحلة (حتى الآن ${count(has)})`;
    case 'control':
      return `${pluralizeInline(least, sessions)} على المستقر في المدة نفسها (حتى الآن ${count(has)})`;
    case 'probe':
      return 'فتح المرشح بنجاح في متصفح الفحص خلال هذه المرحلة';
    case 'control-failing':
      return `يتعذّر القسم على المستقر أيضًا (${count(has)} من ${pluralizeGenitive(least, sessions)})، فالعطل في مكان آخر`;
    case 'suspicion':
      return `قوة الدليل ضد المرشح مرتفعة (${count(has)} من ${count(least)})`;
    default:
      return code;
  }
}
