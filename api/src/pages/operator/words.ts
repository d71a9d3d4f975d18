import type { Releasable } from '@hawiyat/shared/contract/releases';
import { remotes } from '@hawiyat/shared/contract/remotes';
import type { RolloutAction, RolloutLogEntry } from '@hawiyat/shared/contract/rollouts';
import { decimal } from '@hawiyat/shared/locale/numbers';
import { noun, pluralize } from '@hawiyat/shared/locale/plurals';
import { html } from 'ghtml';
import type { RolloutEvent } from '../../releases/rollout.ts';

export const companies = noun('لا شركات', 'شركة واحدة', 'شركتان', 'شركتين', 'شركات', 'شركة', 'شركة');
export const sessions = noun('لا جلسات', 'جلسة واحدة', 'جلستان', 'جلستين', 'جلسات', 'جلسة', 'جلسة');
export const events = noun('لا أحداث', 'حدث واحد', 'حدثان', 'حدثين', 'أحداث', 'حدثًا', 'حدث');

/** A remote's name: its titles in the sidebar. */
export function nameOf(remote: Releasable): string {
  if (remote === 'shell') return 'الواجهة المضيفة';
  const { sections, audience } = remotes[remote];
  const titles = sections.map((section) => section.title).join(' و');
  return titles || (audience === 'company' ? remote : 'الصفحات العامة');
}

export const idOf = (text: string): string => html`<bdi dir="ltr" class="id">${text}</bdi>`;
export const percentOf = (value: number): string => html`<bdi dir="ltr">${decimal(value)}%</bdi>`;

export const targetedCompanies = (included: number, excluded: number): string =>
  `مع المرشح: ${pluralize(included, companies)} · بدونه: ${pluralize(excluded, companies)}`;

const actors: Record<string, string> = {
  operator: 'إدارة المنصة',
  guard: 'الحارس الآلي',
  probe: 'الفحص الآلي',
  server: 'الخادم',
  'local start': 'التشغيل المحلي',
};

/** People by their name, machines by their token's; see `loggedName`. */
export function actorOf(actor: string): string {
  const [, kind, name] = /^(operator|token):(.+)$/s.exec(actor) ?? [];
  if (name === undefined) return html`${actors[actor] ?? actor}`;
  return kind === 'token' ? html`الرمز <bdi>${name}</bdi>` : html`<bdi>${name}</bdi>`;
}

export const doneTexts: Record<RolloutAction, string> = {
  start: 'بدأ الإطلاق التدريجي.',
  advance: 'انتقل الإطلاق التدريجي إلى المرحلة التالية.',
  name: 'تم تحديث الشركات المحددة.',
  pause: 'تم إيقاف الإطلاق التدريجي مؤقتًا.',
  resume: 'تم استئناف الإطلاق التدريجي.',
  halt: 'تم إيقاف الإصدار، ولن يُعرض مرة أخرى إلا بسبب مكتوب.',
  'roll-back': 'تم الرجوع إلى الإصدار السابق.',
};

export function describeEntry({ event: text }: RolloutLogEntry): string {
  const event = JSON.parse(text) as RolloutEvent;
  switch (event.type) {
    case 'adopted':
      return html`اعتُمد الإصدار !${idOf(event.release)} للجميع عند تشغيل الخادم`;
    case 'started': {
      const stages = event.stages.map((stage, i) => html`${i > 0 ? ' · ' : ''}!${percentOf(stage)}`);
      return event.stages[0] === 100
        ? html`أُطلق الإصدار !${idOf(event.release)} للجميع دفعة واحدة`
        : html`بدأ إطلاق الإصدار !${idOf(event.release)} تدريجيًا على المراحل: !${stages}`;
    }
    case 'advanced':
      return event.percent >= 100
        ? 'وصل الإصدار المرشح إلى الجميع، وأصبح هو المستقر'
        : html`اتسع الإطلاق إلى !${percentOf(event.percent)} من الشركات`;
    case 'named':
      return html`حُددت شركات · ${targetedCompanies(event.include.length, event.exclude.length)}`;
    case 'paused':
      return 'أُوقف الإطلاق التدريجي مؤقتًا';
    case 'resumed':
      return 'استؤنف الإطلاق التدريجي';
    case 'halted':
      return html`أُوقف الإصدار !${idOf(event.release)}`;
    case 'rolled-back':
      return html`تم الرجوع إلى الإصدار !${idOf(event.to)}`;
  }
}
