import type { Trial } from '@hawiyat/shared/contract/platform/rollouts';
import { count } from '@hawiyat/shared/locale/numbers';
import { pluralizeGenitive, pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { html } from 'ghtml';
import { idOf, quiet, typedText } from '../components/text.ts';
import { companies } from './words.ts';

const mostNames = 20;

export const effectButton = '<button name="dry-run" value="yes" formnovalidate>معاينة الأثر</button>';

export const rolloutEffect = ({ total, reached, moves, isUntried }: Trial): string =>
  html`!${isUntried ? '<p class="error">لهذا الإصدار لا يوجد تقرير تجربة: لم يره أحد يعمل، فلا يُطلق إلا بسبب.</p>' : ''}
!${moves.length === 0 ? '<p>لا تنتقل أي شركة إلى إصدار آخر.</p>' : moves.map(group)}
!${reached === 0 ? '' : quiet(html`يصبح المرشح لدى ${pluralizeGenitive(reached, companies)} من أصل ${count(total)}.`)}`;

function group({ from, to, count: amount, companies: listed }: Trial['moves'][number]): string {
  const names = listed
    .slice(0, mostNames)
    .map(({ identifier, name }) => html`<li>!${typedText(name)} !${idOf(identifier)}</li>`);
  const others = amount - names.length;
  const before = from === null ? '' : html` من الإصدار !${idOf(from)}`;
  return html`<p>${to === null ? 'تبقى' : 'تنتقل'} <b>${pluralizeInline(amount, companies)}</b>!${before} !${to === null ? 'بلا إصدار' : html`إلى الإصدار !${idOf(to)}`}:</p>
<ul>!${names}!${others > 0 ? html`<li>و${pluralizeInline(others, companies)} غيرها</li>` : ''}</ul>`;
}
