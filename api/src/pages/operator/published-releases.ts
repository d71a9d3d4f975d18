import type { Releasable } from '@hawiyat/shared/contract/platform/areas';
import type { PublishedRelease } from '@hawiyat/shared/contract/platform/releases';
import type { RolloutStateResponse } from '@hawiyat/shared/contract/platform/rollouts';
import { stamp } from '@hawiyat/shared/locale/dates';
import { count } from '@hawiyat/shared/locale/numbers';
import { html } from 'ghtml';
import { idOf } from './words.ts';

/** Of those that pages use no more, and of the halted ones; older ones are folded. */
const mostInSight = { published: 5, halted: 3 };

/** The releases that could be started, collapsed: those in use first, then the newest, the older ones folded. */
export function publishedReleases(
  name: string,
  published: readonly PublishedRelease[],
  state: RolloutStateResponse,
): string {
  if (published.length === 0) return '';
  const { remote, stable, previous, rollout } = state;
  const inUse = [rollout?.release, stable, previous].flatMap((id) =>
    published.filter((item) => item.id === id),
  );
  const others = published.filter((item) => !inUse.includes(item));
  const [recent, older] = [others.slice(0, mostInSight.published), others.slice(mostInSight.published)];
  const rows = (items: readonly PublishedRelease[]) => items.map((item) => row(item, state));
  const list = (label: string, part: string, items: readonly PublishedRelease[]) =>
    html`<ul class="rows" data-live="${remote}-${part}" aria-label="${label}: ${name}">!${rows(items)}</ul>`;
  return html`<details class="log">
<summary>الإصدارات المنشورة <span data-live="${remote}-published-count">${count(published.length)}</span></summary>
!${list('الإصدارات المنشورة', 'published', [...inUse, ...recent])}
!${
    older.length === 0
      ? ''
      : html`<details class="log">
<summary>إصدارات أقدم <span data-live="${remote}-older-count">${count(older.length)}</span></summary>
!${list('إصدارات أقدم', 'older', older)}
</details>`
  }
</details>`;
}

function row(
  { remote, id, publishedAt, by, commit, subject, hasReport }: PublishedRelease,
  state: RolloutStateResponse,
): string {
  const source = commit === null ? '' : html` · الإيداع !${idOf(commit.slice(0, 7))}`;
  return html`<li>
<div>!${idOf(id)} !${badge(id, state)}
!${subject === null ? '' : html`<p><bdi>${subject}</bdi></p>`}
<p class="quiet">!${by === null ? 'نُشر مع الخادم' : html`<bdi>${by}</bdi>`} · ${stamp(publishedAt)}!${source}</p></div>
!${hasReport ? html`<a href="/operator/${remote}/${id}/trial">تقرير التجربة<span class="unseen">: ${id}</span></a>` : '<span class="error">بلا تقرير تجربة</span>'}
</li>`;
}

function badge(id: string, { rollout, stable, previous, halted }: RolloutStateResponse): string {
  if (id === rollout?.release) return '<span class="badge current">مرشح</span>';
  if (id === stable) return '<span class="badge stable">مستقر</span>';
  if (id === previous) return '<span class="badge">احتياطي</span>';
  return halted.includes(id) ? '<span class="badge halted">أُوقف</span>' : '';
}

/** @param halted the last one last */
export function haltedReleases(remote: Releasable, halted: readonly string[]): string {
  const [recent, older] = [halted.slice(-mostInSight.halted), halted.slice(0, -mostInSight.halted)];
  const newestFirst = (ids: readonly string[]) => ids.toReversed().map(idOf).join(' ');
  return html`<div data-live="${remote}-halted"><p class="quiet">إصدارات أُوقفت</p>
<p class="ids">!${newestFirst(recent)}</p>
!${older.length === 0 ? '' : html`<details class="log"><summary>أُوقفت قبلها <span>${count(older.length)}</span></summary><p class="ids">!${newestFirst(older)}</p></details>`}</div>`;
}
