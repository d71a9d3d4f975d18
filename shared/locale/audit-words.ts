import { texts } from '@hawiyat/shared/texts';
import type { AuditEntry, AuditKind } from '../contract/company/audit-log.ts';
import { settingsPages } from '../contract/company/settings-pages.ts';
import { labelsOf } from '../contract/core/edited-fields.ts';
import { editedContainer } from '../contract/fleet/edited-container.ts';
import { editedDocument } from '../contract/fleet/edited-document.ts';
import { driverFields } from '../contract/fleet/edited-driver.ts';
import { editedTruck } from '../contract/fleet/edited-truck.ts';
import { isolate, isolateName } from './bidi.ts';
import { coordinatesText } from './coordinates.ts';
import { day, stamp } from './dates.ts';
import { documentKindLabel } from './document-words.ts';
import { availabilityLabel, sizeLabel, statusLabel } from './fleet-words.ts';
import { money } from './money.ts';
import { orderStatusLabel, subOrderStatusLabel, subOrderTypeLabel } from './order-words.ts';
import { pluralize } from './plurals.ts';
import { roleNames } from './roles.ts';

const hidden = '•••';

const messages = texts('locale/audit-words', {
  kinds: {
    orders: 'الطلبات',
    offers: 'العروض',
    containers: 'الحاويات',
    drivers: 'السائقون',
    vehicles: 'المركبات والوثائق',
    people: 'الأشخاص',
    sessions: 'الدخول والخروج',
    company: 'الشركة وإعداداتها',
  } satisfies Record<AuditKind, string>,
  actors: {
    admin: 'شخص من الشركة',
    driver: 'سائق',
    customer: 'العميل',
    operator: 'إدارة المنصة',
    system: 'تلقائيًا',
  } satisfies Record<AuditEntry['actor']['kind'], string>,
  sentences: {
    'request.placed': 'وصل الطلب',
    'request.closed': 'أُغلق الطلب أمام العروض',
    'offer.created': 'قُدّم عرض',
    'offer.accepted': 'قُبل العرض',
    'offer.declined': 'لم يُقبل العرض',
    'offer.repriced': 'غُيّر العرض',
    'offer.withdrawn': 'سُحب العرض',
    'order.created': 'أُنشئ الطلب',
    'order.assigned': 'عُيّن سائق للطلب',
    'order.moved': 'تغيّرت حالة الطلب',
    'order.proven': 'أُرفق إثبات توصيل الطلب',
    'order.noted': 'أُضيفت ملاحظة إلى الطلب',
    'order.note_deleted': 'حُذفت ملاحظة من الطلب',
    'order.canceled': 'أُلغي الطلب',
    'order.refunded': 'رُدّ مبلغ الطلب',
    'sub_order.created': 'أُنشئ الطلب الفرعي',
    'sub_order.assigned': 'عُيّن سائق للطلب الفرعي',
    'sub_order.moved': 'تغيّرت حالة الطلب الفرعي',
    'stops.arranged': 'رُتّبت محطات السائق',
    'container.added': 'أُضيفت الحاوية',
    'container.changed': 'عُدّلت الحاوية',
    'container.deleted': 'حُذفت الحاوية',
    'container.maintained': 'عُدّلت صيانة الحاوية',
    'container.photographed': 'عُدّلت صور الحاوية',
    'container.archived': 'أُرشفت الحاوية',
    'container.restored': 'استُعيدت الحاوية',
    'driver.added': 'أُضيف السائق',
    'driver.changed': 'عُدّلت بيانات السائق',
    'driver.deleted': 'حُذف السائق',
    'driver.archived': 'أُرشف السائق',
    'driver.restored': 'استُعيد السائق',
    'driver.link_created': 'أُنشئ رابط دخول للسائق',
    'truck.added': 'أُضيفت المركبة',
    'truck.changed': 'عُدّلت المركبة',
    'truck.deleted': 'حُذفت المركبة',
    'document.added': 'أُضيفت وثيقة',
    'document.changed': 'عُدّلت وثيقة',
    'document.replaced': 'جُدّدت وثيقة',
    'document.deleted': 'حُذفت وثيقة',
    'order_settings.saved': 'عُدّلت إعدادات الطلبات',
    'notification_settings.saved': 'عُدّلت إعدادات الإشعارات',
    'company.reminded': 'أُرسل تذكير إلى الشركة',
    'company.approved': 'اعتُمدت الشركة',
    'company.suspended': 'أُوقفت الشركة',
    'company.reinstated': 'أُعيد تفعيل الشركة',
    'person.invited': 'دُعي شخص إلى الشركة',
    'person.joined': 'انضم شخص إلى الشركة',
    'person.changed': 'عُدّلت بيانات',
    'person.removed': 'أُزيل من الشركة',
    'personal_data.copied': 'أُخذت نسخة من بيانات',
    'personal_data.erased': 'حُذفت بيانات',
    'consent.given': 'موافقة على الإشعارات',
    'consent.withdrawn': 'عدول عن الموافقة على الإشعارات',
    'company.changed': 'عُدّلت بيانات الشركة',
    'company.bank_change_requested': 'طُلب تغيير الحساب البنكي',
    'company.bank_change_confirmed': 'أُكّد طلب تغيير الحساب البنكي',
    'company.bank_change_withdrawn': 'سُحب طلب تغيير الحساب البنكي',
    'company.bank_change_approved': 'اعتُمد الحساب البنكي الجديد',
    'company.bank_change_rejected': 'رُفض تغيير الحساب البنكي',
    'settings.saved': 'عُدّلت',
    'password.set': 'غُيّرت كلمة المرور',
    'two_factor.set': 'غُيّر التحقق بخطوتين',
    'two_factor_rule.set': 'غُيّر إلزام الشركة بالتحقق بخطوتين',
    'session.started': 'تسجيل دخول',
    'session.started_by_link': 'تسجيل دخول برابط من البريد',
    'session.ended': 'تسجيل خروج',
  },
  takenOff: {
    'order.assigned': 'أُلغي تعيين سائق الطلب',
    'sub_order.assigned': 'أُلغي تعيين سائق الطلب الفرعي',
  },
  undone: (sentence: string) => `${sentence} (تراجع)`,
  generalFields: {
    ...{ status: 'الحالة', type: 'النوع', size: 'الحجم', price: 'السعر', number: 'الرقم', name: 'الاسم' },
    ...{ driverId: 'السائق', kind: 'نوع الوثيقة' },
  },
  fields: {
    ...{ picture: 'الصورة', newPassword: 'كلمة المرور' },
    ...{ reason: 'السبب', deliveryDate: 'يوم التنفيذ', day: 'اليوم', tasks: 'عدد المهام' },
    ...{ rentalDuration: 'مدة الإيجار', totalPrice: 'السعر الإجمالي', refund: 'المبلغ المردود' },
    ...{ compensation: 'التعويض', canceledBy: 'من ألغى', refundedAt: 'وقت الرد', requestId: 'الطلب' },
    ...{ proofOfDeliveryUrl: 'إثبات التوصيل', containerId: 'الحاوية', identifier: 'معرّف المنشأة' },
    ...{ file: 'الملف' },
    ...{ role: 'الدور', logoUrl: 'الشعار', bankName: 'البنك', accountNumber: 'رقم الحساب', iban: 'الآيبان' },
    ...{ accountName: 'اسم صاحب الحساب', contactName: 'اسم المسؤول', contactPhone: 'هاتف المسؤول' },
    ...{ nationalAddress: 'العنوان الوطني', workingDays: 'أيام العمل', taxNumber: 'الرقم الضريبي' },
    ...{ bankAccountNumber: 'رقم الحساب', bankAccountName: 'اسم صاحب الحساب', channel: 'القناة' },
    ...{ group: 'الإشعارات', version: 'نسخة النص', cost: 'التكلفة' },
  },
  settings: { depot: 'المستودع', hidesOutside: 'إخفاء ما خارج المناطق', hidden: 'المجموعات المخفية' },
  statuses: {
    failed: 'متعذرة',
    submitted: 'مقدَّم',
    accepted: 'مقبول',
    declined: 'غير مقبول',
    withdrawn: 'مسحوب',
    open: 'مفتوح',
    active: 'نشطة',
    suspended: 'موقوفة',
  },
  notifications: {
    accepted: 'قبول عروضك',
    requests: 'طلبات جديدة',
    late: 'التأخر',
    failed: 'الإلغاء وتعذّر التنفيذ',
    lost: 'عروض لم تُقبل',
    documents: 'انتهاء الوثائق',
  },
  canceledBy: { customer: 'العميل', company: 'الشركة' },
  channels: { device: 'إشعارات الجهاز' },
  weekdays: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
  yes: 'نعم',
  no: 'لا',
  period: (from: string, until: string) => `من ${from} إلى ${until}`,
});

export const auditKindLabel: Record<AuditKind, string> = messages.kinds;
const sentences: Readonly<Record<string, string>> = messages.sentences;
const takenOff: Readonly<Record<string, string>> = messages.takenOff;

type Told = Pick<AuditEntry, 'type' | 'subject' | 'number' | 'before' | 'after' | 'undoes'>;

/** One sentence; an unknown type stays raw. */
export function auditSentence({ type, subject, number, after, undoes }: Told): string {
  const isTakenOff = after?.driverId === null && Object.hasOwn(takenOff, type);
  const what = (isTakenOff ? takenOff[type] : sentences[type]) ?? type;
  const name = subject.name ?? number;
  const sentence = name === null ? what : `${what} ${isolateName(name)}`;
  return undoes === undefined ? sentence : messages.undone(sentence);
}

export const auditActor = ({ kind, name }: AuditEntry['actor']): string => name ?? messages.actors[kind];

const ownLabel: Readonly<Record<string, string>> = {
  ...messages.generalFields,
  ...{ ...labelsOf(editedContainer), ...labelsOf(driverFields) },
  ...{ ...labelsOf(editedTruck), ...labelsOf(editedDocument) },
  ...messages.generalFields,
  ...messages.fields,
};

const fieldLabel: Readonly<Record<string, string>> = {
  ...ownLabel,
  ...Object.fromEntries(
    settingsPages.flatMap(({ fields }) =>
      Object.entries(fields).flatMap(([field, { label }]) => (field in ownLabel ? [] : [[field, label]])),
    ),
  ),
  ...messages.settings,
};

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: { ...statusLabel, ...subOrderStatusLabel, ...orderStatusLabel, ...messages.statuses },
  type: subOrderTypeLabel,
  kind: documentKindLabel,
  size: sizeLabel,
  availability: availabilityLabel,
  hidden: messages.notifications,
  canceledBy: messages.canceledBy,
  channel: messages.channels,
  role: roleNames,
};

const amounts = new Set(['price', 'totalPrice', 'refund', 'compensation', 'cost']);

export interface AuditChange {
  readonly label: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly isHidden: boolean;
}

/** Leaves out fields without an Arabic label: people read no keys. */
export const auditChanges = ({
  before,
  after,
  names,
}: Pick<AuditEntry, 'before' | 'after' | 'names'>): AuditChange[] =>
  Object.entries(fieldLabel).flatMap(([field, label]) => {
    const [from, to] = [before?.[field] ?? null, after?.[field] ?? null];
    if (from === null && to === null) return [];
    const isHidden = from === hidden || to === hidden || isNamedOnly(field);
    const inWords = (value: unknown) =>
      isHidden ? null : shown(field, field === 'driverId' ? (names[String(value)] ?? null) : value);
    return [{ label, from: inWords(from), to: inWords(to), isHidden }];
  });

/** The values are ids and addresses, which tell people nothing. */
const isNamedOnly = (field: string) =>
  /^(newPassword|proofOfDeliveryUrl|picture|logoUrl|file|containerId|requestId)$/.test(field);

function shown(field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (Array.isArray(value)) return listOf(field, value);
  if (typeof value === 'object') return objectOf(value);
  const text = String(value);
  if (Object.hasOwn(words[field] ?? {}, text)) return words[field]?.[text] ?? text;
  if (amounts.has(field) && Number.isFinite(Number(text))) return money(Number(text));
  if (field === 'rentalDuration' && typeof value === 'number') return pluralize(value, 'day');
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return day(text);
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)) return stamp(text);
  return /^[\d+\s.:@/a-z-]+$/i.test(text) ? isolate(text) : isolateName(text);
}

function listOf(field: string, values: readonly unknown[]): string | null {
  if (values.length === 0) return null;
  const names = values.map((value) =>
    value !== null && typeof value === 'object' && 'name' in value ? value.name : value,
  );
  if (field === 'days') return values.map((value) => messages.weekdays[Number(value)] ?? '').join('، ');
  return names.every((name) => typeof name === 'string')
    ? names.map((name) => words[field]?.[name] ?? name).join('، ')
    : String(values.length);
}

function objectOf(value: object): string {
  if ('from' in value && 'until' in value)
    return messages.period(isolate(String(value.from)), isolate(String(value.until)));
  if ('latitude' in value && 'longitude' in value)
    return isolate(coordinatesText({ latitude: Number(value.latitude), longitude: Number(value.longitude) }));
  const parts = Object.values(value).filter((part) => typeof part === 'string');
  return parts.map(isolateName).join('، ');
}
