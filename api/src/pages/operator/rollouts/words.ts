import type { ErrorBody } from '@hawiyat/shared/contract/core/error';
import type { Area, Releasable } from '@hawiyat/shared/contract/platform/areas';
import type { PublishedRelease } from '@hawiyat/shared/contract/platform/releases';
import type {
  HaltCause,
  RolloutAction,
  RolloutLogEntry,
  Timetable,
} from '@hawiyat/shared/contract/platform/rollouts';
import { isolate } from '@hawiyat/shared/locale/bidi';
import { decimal } from '@hawiyat/shared/locale/numbers';
import { noun, pluralize } from '@hawiyat/shared/locale/plurals';
import { html } from 'ghtml';
import type { AreaEvent, RolloutEvent } from '../../../releases/index.ts';
import { idOf, percentOf, typedText } from '../components/text.ts';

export const companies = noun('لا شركات | شركة واحدة | شركتان | شركتين | شركات | شركة | شركة');
export const sessions = noun('لا جلسات | جلسة واحدة | جلستان | جلستين | جلسات | جلسة | جلسة');
export const events = noun('لا أحداث | حدث واحد | حدثان | حدثين | أحداث | حدثًا | حدث');

/** The area's titles in the sidebar, or else all its titles; a retired area has none. */
export function nameOf(remote: Releasable, areas: readonly Area[]): string {
  if (remote === 'shell') return 'الواجهة المضيفة';
  const area = areas.find(({ name }) => name === remote);
  const { sections = [] } = area ?? {};
  const listed = sections.filter(({ position }) => position !== null);
  const named = listed.length > 0 ? listed : sections;
  const titles = named.flatMap(({ title }) => title ?? []).join(' و');
  return titles || (area?.audience === 'anyone' ? 'الصفحات العامة' : remote);
}

export function releaseOf(id: string, published: readonly PublishedRelease[]): string {
  const subject = published.find((item) => item.id === id)?.subject ?? null;
  return subject === null ? idOf(id) : html`!${idOf(id)} <bdi class="quiet">${subject}</bdi>`;
}

export const targetedCompanies = (included: number, excluded: number): string =>
  `مع المرشح: ${pluralize(included, companies)} · بدونه: ${pluralize(excluded, companies)}`;

export const causeNames: Record<HaltCause, string> = {
  hung: 'توقفت الصفحة عن الاستجابة',
  tampered: 'عُبث بملفات الإصدار',
};

const weekdays = ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'];

/** «الأحد، الاثنين من 8:00 إلى 16:00 بتوقيت الرياض», without elements. */
export function plainTimetable({ days, from, until }: Timetable): string {
  const names = days.toSorted((a, b) => a - b).map((day) => weekdays[day]);
  return `${names.join('، ')} من ${isolate(`${from}:00`)} إلى ${isolate(`${until}:00`)} بتوقيت الرياض`;
}

const actors: Record<string, string> = {
  operator: 'إدارة المنصة',
  canary: 'الحارس الآلي',
  probe: 'الفحص الآلي',
  server: 'الخادم',
  timetable: 'التقدم التلقائي',
  'local start': 'التشغيل المحلي',
};

/** The inverse of `loggedName`: people by their name, machines by their token's. */
export function actorOf(actor: string): string {
  const [, kind, name] = /^(operator|token):(.+)$/s.exec(actor) ?? [];
  if (name === undefined) return html`${actors[actor] ?? actor}`;
  return kind === 'token' ? html`الرمز !${typedText(name)}` : typedText(name);
}

export const doneTexts: Record<RolloutAction | 'ask-restart' | 'take-area-back', string> = {
  start: 'بدأ الإطلاق التدريجي.',
  advance: 'انتقل الإطلاق التدريجي إلى المرحلة التالية.',
  name: 'تم تحديث الشركات المحددة.',
  schedule: 'تم تحديث طريقة التقدم بين المراحل.',
  pause: 'تم إيقاف الإطلاق التدريجي مؤقتًا، وبقيت شركاته على الإصدار المرشح.',
  'take-back': 'عادت شركات الإطلاق التدريجي إلى الإصدار المستقر.',
  resume: 'تم استئناف الإطلاق التدريجي.',
  halt: 'تم إيقاف الإصدار، ولن يُعرض مرة أخرى إلا بسبب مكتوب.',
  withdraw: 'تم سحب الإصدار المستقر من الجميع، ولن يُعرض مرة أخرى إلا بسبب مكتوب.',
  'roll-back': 'تم الرجوع عن الإصدار.',
  'take-area-back': 'تم سحب القسم من الجميع. لم يعد عند أحد.',
  'roll-forward': 'تم إلغاء الرجوع.',
  'ask-restart': 'سُجّل طلبك. يبدأ الإطلاق حين يطلبه عضو آخر خلال 24 ساعة.',
};

export function withState(message: string, stands: ErrorBody['stands']): string {
  if (!stands) return message;
  const { stable, rollout } = stands;
  const now = [stable === null ? 'لا إصدار مستقر' : `الإصدار المستقر ${isolate(stable)}`];
  if (rollout) {
    const paused = rollout.isTakenBack
      ? '، متوقف مؤقتًا وقد عادت شركاته'
      : rollout.isPaused
        ? '، متوقف مؤقتًا'
        : '';
    now.push(
      `يُطلق الإصدار ${isolate(rollout.release)} عند ${isolate(`${decimal(rollout.percent)}%`)}${paused}`,
    );
  } else now.push('لا إطلاق تدريجي جاريًا');
  return `${message} الآن: ${now.join('، و')}.`;
}

const pathsOf = ({ sections }: Area) =>
  sections.map(({ path }, i) => html`${i > 0 ? '، ' : ''}!${idOf(path)}`).join('');

export function describeEntry({ event: text }: Pick<RolloutLogEntry, 'event'>): string {
  const event = JSON.parse(text) as RolloutEvent | AreaEvent;
  switch (event.type) {
    case 'area-added':
      return html`أُضيف القسم !${idOf(event.area.name)} على !${pathsOf(event.area)}`;
    case 'area-changed':
      return html`تغيّر القسم !${idOf(event.area.name)}، وهو الآن على !${pathsOf(event.area)}`;
    case 'area-retired':
      return html`أُزيل القسم !${idOf(event.name)} من اللوحة`;
    case 'started': {
      if (event.isForward)
        return html`أُلغي الرجوع، وعاد الإصدار !${idOf(event.release)} !${event.stages[0] === 100 ? 'إلى الجميع' : html`إلى مرحلة !${percentOf(event.stages[0] ?? 0)}`}`;
      const stages = event.stages.map((stage, i) => html`${i > 0 ? ' · ' : ''}!${percentOf(stage)}`);
      return event.stages[0] === 100
        ? html`أُطلق الإصدار !${idOf(event.release)} للجميع دفعة واحدة`
        : html`بدأ إطلاق الإصدار !${idOf(event.release)} تدريجيًا على المراحل: !${stages}`;
    }
    case 'advanced':
      return event.percent >= 100
        ? 'وصل الإصدار المرشح إلى الجميع، وأصبح هو المستقر'
        : html`اتسع الإطلاق إلى !${percentOf(event.percent)} من الشركات`;
    case 'targeted':
      return html`حُددت شركات · ${targetedCompanies(event.include.length, event.exclude.length)}`;
    case 'scheduled':
      return event.timetable
        ? html`أصبح الإطلاق يتقدم تلقائيًا: ${plainTimetable(event.timetable)}`
        : 'أصبح الإطلاق يتقدم يدويًا فقط';
    case 'paused':
      return event.takesBack
        ? 'أُوقف الإطلاق التدريجي مؤقتًا، وعادت شركاته إلى الإصدار المستقر'
        : 'أُوقف الإطلاق التدريجي مؤقتًا';
    case 'resumed':
      return 'استؤنف الإطلاق التدريجي';
    case 'halted':
      return html`أُوقف الإصدار !${idOf(event.release)}${event.cause ? ` (${causeNames[event.cause]})` : ''}`;
    case 'restart-requested':
      return html`طُلبت إعادة إطلاق الإصدار !${idOf(event.release)}، ويلزم أن يطلبها عضو آخر`;
    case 'rolled-back':
      return event.to === null
        ? 'تم الرجوع عن الإصدار، ولم يعد القسم عند أحد'
        : html`تم الرجوع إلى الإصدار !${idOf(event.to)}`;
  }
}
