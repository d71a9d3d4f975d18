import type { ContainerStatus } from '@hawiyat/shared/contract/fleet/containers';
import { statusLabel } from '@hawiyat/shared/locale/fleet-words';
import { count } from '@hawiyat/shared/locale/numbers';
import { pluralizeGenitive, pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { texts } from '@hawiyat/shared/texts';
import { messages as forms } from './forms.ts';

const containers = (n: number) => pluralizeInline(n, 'container');
const ofContainers = (n: number) => pluralizeGenitive(n, 'container');

export const messages = texts('mf-fleet/container-forms', {
  form: {
    chooseType: 'اختر نوع الحاوية',
    chooseSize: 'اختر حجم الحاوية',
    typeFirst: 'يرجى اختيار نوع الحاوية أولاً',
    numberHint: 'حروف وأرقام وشرطات، كما هو مكتوب على الحاوية.',
    held: 'هذه الحاوية مرتبطة بطلب قائم. تغيير حالتها يدويًا لا يغيّر الطلب.',
  },
  adding: {
    submit: 'إضافة الحاوية',
    busyText: forms.adding,
    submitMany: (n: number) => `إضافة ${ofContainers(n)}`,
    added: (n: number) => (n === 1 ? 'تم إضافة الحاوية بنجاح!' : `تم إضافة ${ofContainers(n)} بنجاح!`),
  },
  additionUndone: 'حُذف ما أُضيف',
  numbering: {
    label: 'ترقيم الحاويات',
    automatic: 'تلقائي',
    range: 'نطاق أرقام، من رقم إلى رقم',
    list: 'قائمة أرقام',
    fields: { count: 'العدد', prefix: 'بادئة الرقم (اختياري)', from: 'من', to: 'إلى', list: 'الأرقام' },
    listHint: 'افصل بين الأرقام بفاصلة أو مسافة.',
    preview: (n: number) => (n === 1 ? 'رقم الحاوية:' : 'أرقام الحاويات:'),
    taken: 'أرقام مستخدمة من قبل، ولو لحاويات محذوفة أو مؤرشفة:',
    faults: {
      from: 'يرجى كتابة أول رقم في النطاق',
      to: 'يرجى كتابة آخر رقم في النطاق، وهو الأول أو ما بعده',
      list: 'يرجى كتابة رقم واحد على الأقل',
      twice: (number: string) => `الرقم ${number} مكرر`,
    },
  },
  unusualPrice: {
    title: 'سعر غير معتاد',
    question: (price: string) => `هل السعر ${price} صحيح؟`,
    low: (least: string) => `السعر أقل من عُشر أدنى سعر في قائمتك (${least}).`,
    high: (most: string) => `السعر أكثر من 10 أضعاف أعلى سعر في قائمتك (${most}).`,
  },
  editing: { submit: forms.saveChanges, busyText: forms.saving, success: 'تم تعديل الحاوية بنجاح!' },
  notArchived: 'لا يمكن أرشفة الحاوية لارتباطها بطلب قائم.',
  deleting: {
    question: 'هل تريد حذف الحاوية',
    ...forms.deletion,
    lost: 'سيتم حذف الحاوية وجميع البيانات المرتبطة بها نهائيًا.',
    held: 'لا يمكن حذف الحاوية لارتباطها بطلب قائم.',
    holder: 'الطلب المرتبط بها:',
    confirm: 'حذف الحاوية',
    success: 'تم حذف الحاوية بنجاح!',
  },
  many: {
    undone: (n: number) => `تم التراجع عن تغيير ${ofContainers(n)}`,
    notUndone: (n: number) => `تعذّر التراجع عن تغيير ${ofContainers(n)}، لأن تعديلاً آخر جاء بعده`,
    notAll: (n: number) => `لم تتغيّر ${containers(n)}:`,
    nothing: 'لا شيء يتغيّر بهذا الاختيار.',
    busyText: forms.saving,
    status: {
      field: 'الحالة الجديدة',
      submit: (n: number) => `تغيير حالة ${ofContainers(n)}`,
      done: (n: number, status: ContainerStatus) =>
        `تم تغيير حالة ${ofContainers(n)} إلى «${statusLabel[status]}»`,
      same: (n: number) => `${containers(n)} على هذه الحالة من قبل.`,
      held: (n: number) => `${containers(n)} ضمن طلبات قائمة، ولا تتغيّر حالتها هنا.`,
    },
    price: {
      rule: 'طريقة التغيير',
      rules: { set: 'سعر واحد', more: 'زيادة', less: 'خفض' },
      set: 'السعر الجديد (ر.س)',
      more: 'نسبة الزيادة (%)',
      less: 'نسبة الخفض (%)',
      percentWrong: (most: number) => `يرجى كتابة نسبة أكبر من صفر وأقل من ${count(most)}`,
      submit: (n: number) => `تغيير سعر ${ofContainers(n)}`,
      done: (n: number) => `تم تغيير سعر ${ofContainers(n)}`,
      same: (n: number) => `${containers(n)} بهذا السعر من قبل.`,
      impossible: (n: number) => `${containers(n)} لا يبقى لها سعر صحيح، فلا تتغيّر.`,
      preview: 'السعر قبل التغيير وبعده',
      number: 'رقم الحاوية',
      before: 'قبل',
      after: 'بعد',
      others: (n: number) => `و${containers(n)} غيرها`,
    },
  },
  maintenance: {
    day: 'اليوم',
    text: 'ما تم',
    textHint: 'مثل: لحام القاعدة، طلاء، تغيير عجلة',
    cost: `التكلفة (ر.س) ${forms.optional}`,
    unusualCost: {
      title: 'تكلفة غير معتادة',
      question: (cost: string) => `هل التكلفة ${cost} صحيحة؟`,
      high: (most: string) => `التكلفة أكثر من 10 أضعاف أعلى تكلفة صيانة لهذه الحاوية (${most}).`,
    },
    adding: { submit: 'إضافة', busyText: forms.adding, success: 'تمت إضافة الصيانة' },
    editing: { submit: forms.save, busyText: forms.saving, success: 'تم حفظ الصيانة' },
    question: (text: string, day: string) => `هل تريد حذف صيانة «${text}» في ${day}؟`,
    deleting: { ...forms.deletion, confirm: 'حذف الصيانة', success: 'تم حذف الصيانة' },
  },
  deletingPicture: {
    question: 'هل تريد حذف هذه الصورة؟',
    ...forms.deletion,
    confirm: 'حذف الصورة',
    success: 'تم حذف الصورة',
  },
});
