import type { Releasable } from '@hawiyat/shared/contract/platform/areas';
import type { PublishedRelease } from '@hawiyat/shared/contract/platform/releases';
import type { RolloutStateResponse } from '@hawiyat/shared/contract/platform/rollouts';
import { stamp } from '@hawiyat/shared/locale/dates';
import { count } from '@hawiyat/shared/locale/numbers';
import { html } from 'ghtml';
import { fold, row, rows } from '../components/list.ts';
import { badge, idOf, quiet, typedText, unseen } from '../components/text.ts';

const mostVisible = { published: 5, halted: 3 };

/** Lists the releases in use first, then the newest. */
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
  const [recent, older] = [others.slice(0, mostVisible.published), others.slice(mostVisible.published)];
  const list = (label: string, part: string, items: readonly PublishedRelease[]) =>
    rows(
      items.map((item) => releaseRow(item, state)),
      { label: `${label}: ${name}`, live: `${remote}-${part}` },
    );
  const olderList = () =>
    fold('إصدارات أقدم', count(older.length), list('إصدارات أقدم', 'older', older), `${remote}-older-count`);
  return fold(
    'الإصدارات المنشورة',
    count(published.length),
    html`!${list('الإصدارات المنشورة', 'published', [...inUse, ...recent])}
!${older.length === 0 ? '' : olderList()}`,
    `${remote}-published-count`,
  );
}

function releaseRow(
  { remote, id, publishedAt, by, commit, subject, hasReport }: PublishedRelease,
  state: RolloutStateResponse,
): string {
  const source = commit === null ? '' : html` · الإيداع !${idOf(commit.slice(0, 7))}`;
  return row(
    html`!${idOf(id)} !${stateBadge(id, state)}
!${subject === null ? '' : html`<p>!${typedText(subject)}</p>`}
!${quiet(html`!${by === null ? 'نُشر مع الخادم' : typedText(by)} · ${stamp(publishedAt)}!${source}`)}`,
    hasReport
      ? html`<a href="/operator/${remote}/${id}/trial">تقرير التجربة!${unseen(`: ${id}`)}</a>`
      : '<span class="error">بلا تقرير تجربة</span>',
  );
}

function stateBadge(id: string, { rollout, stable, previous, halted }: RolloutStateResponse): string {
  if (id === rollout?.release) return badge('مرشح', 'current');
  if (id === stable) return badge('مستقر', 'stable');
  if (id === previous) return badge('احتياطي');
  return halted.includes(id) ? badge('أُوقف', 'halted') : '';
}

/** `halted` is in the order of the halts. */
export function haltedReleases(remote: Releasable, halted: readonly string[]): string {
  if (halted.length === 0) return '';
  const [recent, older] = [halted.slice(-mostVisible.halted), halted.slice(0, -mostVisible.halted)];
  const newestFirst = (ids: readonly string[]) =>
    html`<p class="ids">!${ids.toReversed().map(idOf).join(' ')}</p>`;
  return html`<div data-live="${remote}-halted">!${quiet('إصدارات أُوقفت')}
!${newestFirst(recent)}
!${older.length === 0 ? '' : fold('أُوقفت قبلها', count(older.length), newestFirst(older))}</div>`;
}
