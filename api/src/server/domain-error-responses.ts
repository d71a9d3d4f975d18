import { passwordCommon } from '@hawiyat/shared/contract/account/password';
import { statementLimit } from '@hawiyat/shared/contract/company/dashboard';
import { csvUnreadable } from '@hawiyat/shared/contract/core/csv';
import { pictureWrong } from '@hawiyat/shared/contract/core/picture';
import { numberTaken } from '@hawiyat/shared/contract/fleet/container-numbers';
import { documentWrong } from '@hawiyat/shared/contract/fleet/documents';
import { isolate } from '@hawiyat/shared/locale/bidi';
import { pluralizeGenitive } from '@hawiyat/shared/locale/plurals';
import { type DomainCode, DomainError, type DomainErrorDetails } from '../kernel/domain-error.ts';
import { waitInWords } from './duration.ts';
import { HttpError } from './http-error.ts';
import { messages } from './messages.ts';

type Values = NonNullable<DomainErrorDetails['values']>;

interface Answer {
  readonly status: HttpError['status'];
  readonly text: string | ((values: Values) => string);
  /** The form field that the text is about. */
  readonly field?: string | ((values: Values) => string);
  /** Where the field has a text of its own. */
  readonly fieldText?: string;
  /** For programs, which must not read the text. */
  readonly code?: string;
  readonly headers?: (values: Values) => Record<string, string>;
}

const conflict = (text: Answer['text'], code?: string): Answer => ({
  status: 409,
  text,
  ...(code !== undefined && { code }),
});
const wrongField = (field: string, text: Answer['text'], code?: string): Answer => ({
  status: 400,
  field,
  text,
  ...(code !== undefined && { code }),
});
const wrongFile = (text: string): Answer => ({ status: 415, field: ({ field }) => String(field), text });
const wrongPdf = (text: string, code: string): Answer => ({ status: 415, field: 'file', text, code });
const missing = (text: string): Answer => ({ status: 404, text });
const retryAfter = ({ wait = 0 }: Values) => ({ 'retry-after': String(wait) });
const bearer = () => ({ 'www-authenticate': 'Bearer' });
const waitOf = ({ wait = 0 }: Values) => waitInWords(Number(wait));

/** A name or a path, whose own direction holds within the sentence. */
const ltr = (value: Values[string] | undefined) => isolate(String(value));

const outOfRange = 'القيمة خارج النطاق المسموح به';

function wrongCode(code: string, text: string): Answer {
  return { status: 400, field: 'code', text, code };
}

/** The code names the problem for the command line; the fields name the file or the other release. */
function rejectedRelease(code: string, text: string): Answer {
  return { status: 400, text, code };
}

const rejectedFile = (code: string): Answer => ({
  ...rejectedRelease(code, messages.invalid),
  field: ({ path }) => String(path),
  fieldText: messages.valueInvalid,
});

/** What each domain error answers. */
const answers: Record<DomainCode, Answer> = {
  invalid: { status: 400, text: messages.invalid },
  'not-found': missing(messages.notFound),
  outdated: conflict(messages.conflict, 'outdated'),
  'too-often': {
    status: 429,
    text: (values) => `محاولات كثيرة. يرجى المحاولة بعد ${waitOf(values)}.`,
    headers: retryAfter,
  },
  'cursor-invalid': wrongField('cursor', messages.valueInvalid),
  'picture-invalid': { status: 415, text: pictureWrong },
  'picture-damaged': wrongFile('ملف الصورة تالف أو غير مكتمل. يرجى اختيار صورة أخرى.'),
  'picture-pixels': wrongFile(
    'أبعاد الصورة كبيرة جدًا، والحد الأعلى 65 ميجابكسل. يرجى تصغيرها ثم إعادة المحاولة.',
  ),
  'own-uploads-under-way': {
    status: 429,
    text: 'لديك ملفان قيد الرفع. يرجى إعادة المحاولة بعد اكتمال أحدهما.',
    code: 'own-uploads-under-way',
    headers: () => ({ 'retry-after': '5' }),
  },
  'uploads-full': {
    status: 503,
    text: 'يستقبل الخادم ملفات كثيرة الآن. يرجى إعادة المحاولة بعد لحظات.',
    code: 'uploads-full',
    headers: () => ({ 'retry-after': '5' }),
  },
  'name-missing': wrongField('name', messages.valueMissing),

  'csv-unreadable': wrongField('csv', csvUnreadable),
  'csv-column-missing': wrongField('csv', ({ missing, amount, found }) =>
    [
      amount === 1 ? `العمود ${missing} غير موجود في الملف.` : `أعمدة غير موجودة في الملف: ${missing}.`,
      found ? `الأعمدة الموجودة: ${found}.` : 'لا توجد أعمدة في الملف.',
    ].join(' '),
  ),
  'csv-too-long': wrongField('csv', ({ most }) => `يجب ألا يزيد الملف على ${most} صف.`),
  'csv-commas-ambiguous': wrongField(
    'csv',
    ({ decimal, thousands }) =>
      `الفاصلة في أسعار الملف للهللات في السطر ${decimal} وللآلاف في السطر ${thousands}. يرجى كتابة الأسعار كلها دون فواصل للآلاف.`,
  ),

  'signed-out': { status: 401, text: messages.sessionEnded, headers: bearer },
  'admin-unknown': { status: 401, text: 'معرّف المنشأة أو البريد الإلكتروني أو كلمة المرور غير صحيحة.' },
  'phone-or-password-wrong': { status: 401, text: 'رقم الهاتف أو كلمة المرور غير صحيحة.' },
  'company-suspended': {
    status: 403,
    text: 'تم إيقاف حساب شركتك. يرجى التواصل مع الدعم.',
    code: 'suspended',
  },
  'operator-unknown': {
    status: 401,
    text: 'الاسم أو رمز الدخول غير صحيح.',
    code: 'operator-unknown',
  },
  'operator-name-taken': conflict('يوجد عضو بهذا الاسم.', 'name-taken'),
  'first-operator-only': {
    status: 401,
    text: 'رمز إدارة المنصة يضيف أول عضو فقط. يرجى تسجيل الدخول باسمك ورمز دخولك.',
    code: 'first-operator-only',
    headers: bearer,
  },
  'last-operator': conflict('لا يمكن تعطيل آخر عضو في إدارة المنصة.', 'last-operator'),
  'no-person': conflict('رمز إدارة المنصة ليس رمز دخول لعضو. يرجى إضافة عضو أولًا.', 'no-person'),
  'other-purpose': { status: 403, text: 'هذا الرمز مخصص لغرض آخر.', code: 'other-purpose' },
  'no-right': { status: 403, text: messages.noRight, code: 'no-right' },
  'already-person': {
    ...conflict('لدى شركتك مستخدم بهذا البريد الإلكتروني.', 'already-person'),
    field: 'email',
  },
  'person-active': conflict('ما زال هذا الشخص في الشركة. أزله من الأشخاص أولًا.', 'person-active'),
  'customer-busy': conflict(
    'للعميل طلب مفتوح أو طلب قيد التنفيذ. تُحذف بياناته بعد انتهائه.',
    'customer-busy',
  ),
  'last-owner': conflict('هذا آخر مالك في الشركة. عيّن مالكًا آخر أولًا.', 'last-owner'),
  'invite-wrong': {
    status: 404,
    text: 'رابط الدعوة غير صحيح أو انتهت صلاحيته. اطلب دعوة جديدة من مالك حساب الشركة.',
    code: 'invite-wrong',
  },
  'token-name-taken': conflict('يوجد رمز بهذا الاسم.', 'name-taken'),

  'email-too-soon': {
    status: 429,
    text: (values) => `يمكنك طلب رسالة جديدة بعد ${waitOf(values)}.`,
    headers: retryAfter,
  },
  'sign-in-link-over': {
    status: 409,
    text: 'انتهت صلاحية هذا الرابط أو سبق استخدامه. يرجى طلب رابط جديد من شركتك.',
    code: 'link-over',
  },
  'email-link-over': conflict('انتهت صلاحية هذا الرابط أو سبق استخدامه. يرجى طلب رابط جديد.', 'link-over'),
  'email-link-elsewhere': conflict(
    'افتح الرابط في المتصفح الذي طلبته منه، أو اطلب رابطًا جديدًا من هذا المتصفح.',
    'link-elsewhere',
  ),
  // Not a 401, which would end the session.
  'own-password-wrong': wrongField('currentPassword', 'كلمة المرور الحالية غير صحيحة.', 'password-wrong'),
  'second-step': {
    status: 401,
    text: 'أدخل رمز التحقق الظاهر في تطبيق المصادقة.',
    code: 'second-step',
  },
  'second-step-wrong': {
    status: 401,
    text: 'رمز التحقق غير صحيح أو سبق استخدامه. أدخل الرمز الظاهر الآن في تطبيق المصادقة.',
    code: 'second-step-wrong',
  },
  'second-step-setup': {
    status: 401,
    text: 'تشترط شركتك التحقق بخطوتين. يرجى إعداده لإكمال تسجيل الدخول.',
    code: 'second-step-setup',
  },
  'second-step-on': conflict('التحقق بخطوتين مفعّل لحسابك من قبل.', 'second-step-on'),
  'second-step-off': conflict('التحقق بخطوتين غير مفعّل لحسابك.', 'second-step-off'),
  'second-step-code-wrong': {
    status: 400,
    field: 'totpCode',
    text: 'رمز التحقق غير صحيح. أدخل الرمز الظاهر الآن في تطبيق المصادقة.',
    code: 'code-wrong',
  },
  'second-step-demanded': conflict('تشترط شركتك التحقق بخطوتين، فلا يمكن إلغاؤه.', 'second-step-demanded'),
  'own-second-step-first': conflict(
    'فعّل التحقق بخطوتين لحسابك أولًا، ثم اشترطه على شركتك.',
    'own-second-step-first',
  ),

  'code-too-soon': {
    status: 429,
    text: (values) => `يمكنك طلب رمز جديد بعد ${waitOf(values)}.`,
    headers: retryAfter,
  },
  'code-wrong': wrongCode('code-wrong', 'رمز التحقق غير صحيح.'),
  'code-expired': wrongCode('code-expired', 'انتهت صلاحية رمز التحقق. يرجى طلب رمز جديد.'),
  'code-spent': wrongCode('code-spent', 'تجاوزت عدد المحاولات المسموح به. يرجى طلب رمز جديد.'),
  // Only the phone's owner learns it.
  'code-taken': wrongCode('code-taken', 'رقم الهاتف مستخدم من قبل.'),

  'email-not-verified': conflict('يرجى التحقق من البريد الإلكتروني قبل إرسال الطلب.', 'not-verified'),
  'verification-expired': conflict(
    'انتهت مهلة التحقق من البريد الإلكتروني. يرجى طلب رمز جديد.',
    'verification-expired',
  ),
  'password-common': wrongField('password', passwordCommon),
  // Never says which of the two is known.
  'company-known': conflict(
    'تعذّر تسجيل الشركة بهذه البيانات. إن كانت شركتك مسجّلة فيرجى التواصل مع الدعم.',
    'duplicate',
  ),
  'commercial-number-taken': conflict('توجد شركة مسجّلة برقم السجل التجاري نفسه.', 'duplicate'),
  'registration-decided': conflict('سبق اتخاذ قرار في طلب التسجيل.', 'decided'),
  'already-suspended': conflict('الشركة موقوفة من قبل.'),
  'not-suspended': conflict('الشركة ليست موقوفة.'),
  'password-wrong': wrongField('password', 'كلمة المرور غير صحيحة.', 'password-wrong'),
  'bank-account-same': wrongField('iban', 'هذا هو الحساب المعمول به حاليًا.', 'bank-account-same'),
  'bank-change-waiting': conflict(
    'يوجد تغيير للحساب البنكي قيد المراجعة. يمكنك سحبه ثم تقديم طلب جديد.',
    'bank-change-waiting',
  ),
  'bank-change-missing': {
    status: 404,
    text: 'لا يوجد تغيير للحساب البنكي يمكن تأكيده أو سحبه.',
    code: 'bank-change-missing',
  },
  'bank-change-decided': conflict('سبق اتخاذ قرار في هذا التغيير أو سُحب.', 'bank-change-decided'),

  'views-full': conflict(({ most }) => `لا يمكن حفظ أكثر من ${most} عرضًا. احذف عرضًا لا تحتاجه.`),
  'view-name-taken': wrongField('name', 'لديك عرض محفوظ بهذا الاسم.'),
  'containers-full': conflict(
    ({ most }) => `بلغت شركتك الحد الأعلى للحاويات، وهو ${most} حاوية.`,
    'quota_reached',
  ),
  'drivers-full': conflict(
    ({ most }) => `بلغت شركتك الحد الأعلى للسائقين، وهو ${most} سائق.`,
    'quota_reached',
  ),
  'imports-too-often': {
    status: 429,
    text: (values) => `استوردت شركتك ملفات كثيرة في هذه الساعة. يرجى المحاولة بعد ${waitOf(values)}.`,
    code: 'quota_reached',
    headers: retryAfter,
  },
  'container-missing': missing('الحاوية غير موجودة.'),
  'container-held': conflict('لا يمكن حذف الحاوية لارتباطها بطلب قائم.'),
  'container-held-archive': conflict('لا يمكن أرشفة الحاوية لارتباطها بطلب قائم.'),
  'container-not-archived': missing('الحاوية ليست في الأرشيف، وربما انتهت مدة استعادتها.'),
  'container-number-taken': {
    ...{ status: 409, field: 'containerNumber' },
    text: numberTaken,
  },
  'container-numbers-taken': {
    ...{ status: 409, field: 'numbers' },
    text: ({ numbers }) => `أرقام مستخدمة من قبل: ${String(numbers).split(',').map(ltr).join('، ')}`,
  },
  'size-not-of-type': wrongField('size', 'الحجم المختار لا يناسب نوع الحاوية.'),
  'maintenance-missing': missing('ملاحظة الصيانة غير موجودة.'),
  'maintenance-in-future': wrongField('day', 'لا يمكن أن يكون يوم الصيانة بعد اليوم'),
  'maintenance-full': conflict(
    ({ most }) => `بلغت ملاحظات صيانة هذه الحاوية حدها الأعلى، وهو ${most} ملاحظة.`,
    'quota_reached',
  ),
  'picture-missing': missing('الصورة غير موجودة.'),
  'pictures-full': conflict(
    ({ most }) => `بلغت صور هذه الحاوية حدها الأعلى، وهو ${most} صورة.`,
    'quota_reached',
  ),
  'driver-missing': missing('السائق غير موجود.'),
  'driver-details-missing': missing('لم يتم العثور على بيانات السائق'),
  'driver-busy': conflict('لا يمكن حذف السائق لوجود طلب قائم لديه.'),
  'driver-busy-archive': conflict('لا يمكن أرشفة السائق لوجود طلب قائم لديه.'),
  'driver-not-archived': missing('السائق ليس في الأرشيف، وربما انتهت مدة استعادته.'),
  'restored-phone-taken': conflict(
    'لا يمكن استعادة السائق: رقم هاتفه مسجّل لسائق آخر. غيّر رقم السائق الآخر أولًا.',
  ),
  'restored-identity-taken': conflict('لا يمكن استعادة السائق: رقم هويته مسجّل لسائق آخر.'),
  'phone-taken': { status: 409, field: 'phone', text: 'رقم الهاتف مستخدم من قبل.' },
  'identity-taken': { status: 409, field: 'identityNumber', text: 'رقم الهوية مستخدم من قبل.' },

  'trucks-full': conflict(
    ({ most }) => `بلغت شركتك الحد الأعلى للمركبات، وهو ${most} مركبة.`,
    'quota_reached',
  ),
  'truck-missing': missing('المركبة غير موجودة.'),
  'plate-taken': { status: 409, field: 'plate', text: 'رقم اللوحة مسجّل لمركبة أخرى.' },
  'driver-has-truck': { status: 409, field: 'driverId', text: 'لهذا السائق مركبة أخرى.' },
  'documents-full': conflict(
    ({ most }) => `بلغت شركتك الحد الأعلى للوثائق، وهو ${most} وثيقة.`,
    'quota_reached',
  ),
  'document-missing': missing('الوثيقة غير موجودة.'),
  'document-exists': {
    ...{ status: 409, field: 'kind', code: 'document-exists' },
    text: 'توجد وثيقة سارية من هذا النوع. جدّدها بدلًا من إضافة أخرى.',
  },
  'document-replaced': conflict('جُدّدت هذه الوثيقة من قبل. يرجى فتح الوثيقة الجديدة.', 'document-replaced'),
  'document-days-wrong': wrongField('expiresOn', 'تاريخ الانتهاء قبل تاريخ الإصدار'),
  'document-kind-wrong': wrongField('kind', 'هذا النوع ليس من وثائق صاحبها'),
  'document-file-wrong': { status: 415, field: 'file', text: documentWrong },
  'pdf-damaged': wrongPdf('ملف PDF تالف أو غير مكتمل. يرجى حفظه أو مسحه ضوئيًا من جديد.', 'pdf-damaged'),
  'pdf-scripts': wrongPdf(
    'يحتوي ملف PDF على برمجيات (JavaScript أو XFA). يرجى طباعته إلى ملف PDF جديد ثم اختياره.',
    'pdf-scripts',
  ),
  'pdf-starts-programs': wrongPdf(
    'يحتوي ملف PDF على أمر يشغّل برنامجًا. يرجى طباعته إلى ملف PDF جديد ثم اختياره.',
    'pdf-starts-programs',
  ),
  'pdf-plays-media': wrongPdf(
    'يحتوي ملف PDF على وسائط تفاعلية. يرجى طباعته إلى ملف PDF جديد ثم اختياره.',
    'pdf-plays-media',
  ),

  'birth-date-future': wrongField('birthDate', messages.valueInvalid),
  'under-age': wrongField('birthDate', 'يجب ألا يقل العمر عن 18 سنة ميلادية.'),
  'phone-missing': wrongField('phone', messages.valueMissing),
  'phone-not-verified': {
    status: 403,
    text: 'يرجى تأكيد رقم جوالك برمز التحقق قبل إرسال الطلب.',
    code: 'phone-not-verified',
  },
  'phone-not-reachable': conflict(
    'يصل رمز التحقق إلى أرقام الجوال السعودية فقط. يرجى التواصل مع الدعم.',
    'phone-not-reachable',
  ),
  'too-many-open-requests': conflict(
    ({ most }) =>
      `بلغت الحد الأقصى للطلبات المفتوحة (${most}). يرجى قبول عرض أو إلغاء طلب قبل إرسال طلب جديد.`,
    'too-many-open-requests',
  ),
  'too-many-undelivered-orders': conflict(
    ({ most }) =>
      `بلغت الحد الأقصى للطلبات المقبولة التي لم تُسلَّم حاوياتها بعد (${most}). يرجى الانتظار حتى تسليم حاوية قبل قبول عرض آخر.`,
    'too-many-undelivered-orders',
  ),
  'delivery-day-out-of-range': wrongField('deliveryDate', outOfRange),
  'request-missing': missing('الطلب غير موجود.'),
  'request-not-cancelable': conflict('لا يمكن إلغاء الطلب في حالته الحالية.'),
  'request-accepted': conflict('سبق قبول عرض على هذا الطلب.'),
  'request-closed': conflict('هذا الطلب لم يعد يستقبل العروض.'),
  'already-offered': conflict('سبق أن قدّمت عرضًا على هذا الطلب.'),
  'rental-duration-missing': wrongField('rentalDuration', 'مدة التأجير يجب أن تكون 7 أو 10 أيام.'),
  'rental-duration-unwanted': wrongField('rentalDuration', 'لا تُحدَّد مدة التأجير إلا لطلبات المرة الواحدة.'),
  'offer-missing': missing('العرض غير موجود.'),
  'offer-withdrawn': conflict('هذا العرض لم يعد متاحًا.'),
  'offer-changed': conflict('غيّرت الشركة هذا العرض. يرجى مراجعة السعر الجديد ثم قبوله.', 'offer-changed'),
  'offer-accepted': conflict('قبل العميل هذا العرض، فلا يمكن تغييره أو سحبه.', 'offer-accepted'),
  'offer-lost': conflict('لم يعد هذا الطلب متاحًا، فلا يمكن تغيير العرض أو سحبه.', 'offer-lost'),
  'offer-already-withdrawn': conflict('سبق سحب هذا العرض.', 'offer-withdrawn'),
  'no-free-container': conflict('لا توجد حاوية متوفرة من هذا النوع والحجم.'),

  'order-missing': missing('الطلب غير موجود.'),
  'order-not-cancelable': conflict('لا يمكن إلغاء الطلب في حالته الحالية.'),
  'order-not-movable': conflict('لا يمكن الانتقال إلى هذه الحالة.'),
  'order-over': conflict('لا يمكن تعيين سائق لطلب مكتمل أو ملغى.'),
  'driver-assigned': conflict('تم تعيين سائق لهذا الطلب من قبل.'),
  'driver-set-off': conflict(
    ({ name }) => `انطلق السائق ${name}، فلا يمكن تغييره أو إزالته.`,
    'driver-set-off',
  ),
  'driver-changed': conflict(({ name }) => `أصبح سائق هذا الطلب ${name}.`, 'driver-changed'),
  'driver-taken-off': conflict('أُزيل السائق عن هذا الطلب من قبل.', 'driver-taken-off'),
  'change-reason-missing': wrongField('reason', messages.valueMissing),
  'proof-missing': wrongField('proofOfDeliveryUrl', 'يرجى إرفاق إثبات التوصيل.'),
  'failure-reason-missing': wrongField('reason', messages.valueMissing),
  'compensation-out-of-range': wrongField('compensation', outOfRange),
  'refund-settled': conflict('سبق تسجيل رد هذا المبلغ.'),

  'point-outside-country': {
    status: 400,
    field: ({ field }) => String(field),
    text: 'تقع هذه النقطة خارج المملكة أو أن إحداثياتها غير صحيحة.',
  },

  'statement-too-long': wrongField(
    'to',
    `في هذه الفترة أكثر من ${pluralizeGenitive(statementLimit, 'order')}. يرجى اختيار فترة أقصر.`,
  ),

  'another-team': { status: 403, text: 'ينشر هذا الفريق إصدارات قسمه وحده.', code: 'another-team' },
  'manifest-wrong': rejectedFile('manifest-wrong'),
  'signature-wrong': rejectedFile('signature-wrong'),
  'file-missing': rejectedFile('file-missing'),
  'file-unlisted': rejectedFile('file-unlisted'),
  'file-listed-twice': rejectedFile('file-listed-twice'),
  'integrity-mismatch': rejectedFile('integrity-mismatch'),
  'no-page': rejectedFile('no-page'),
  'release-exists': conflict('نُشر إصدار بهذا الرقم من قبل، ولا يتغير إصدار بعد نشره.', 'release-exists'),
  incompatible: rejectedRelease('incompatible', 'لا يتوافق هذا الإصدار مع إصدارات معمول بها حاليًا.'),
  'not-checked': rejectedRelease('not-checked', 'لم يُفحص هذا الإصدار مع إصدارات معمول بها حاليًا.'),
  'not-recorded': rejectedRelease('not-recorded', 'لا يسجل هذا الإصدار ما يأخذه وما يتيحه.'),

  'area-unknown': {
    status: 404,
    text: ({ name }) => `لا يوجد قسم بالاسم ${ltr(name)}.`,
    code: 'area-unknown',
  },
  'area-exists': conflict(({ name }) => `يوجد قسم بالاسم ${ltr(name)}.`, 'area-exists'),
  'area-required': wrongField('area', messages.valueMissing),
  'area-path-taken': conflict(
    ({ name, path, other, taken }) =>
      `يتداخل المسار ${ltr(path)} في القسم ${ltr(name)} مع المسار ${ltr(taken)} في القسم ${ltr(other)}.`,
    'area-path-taken',
  ),
  'area-path-reserved': conflict(
    ({ path }) => `المسار ${ltr(path)} محجوز للمنصة نفسها.`,
    'area-path-reserved',
  ),
  'area-path-twice': conflict(({ path }) => `تكرر المسار ${ltr(path)}.`, 'area-path-twice'),
  'area-unfinished': conflict(
    ({ path }) => `يظهر المسار ${ltr(path)} في القائمة، فيحتاج إلى عنوان وأيقونة.`,
    'area-unfinished',
  ),
  'area-untitled': conflict('يحتاج القسم إلى عنوان لأحد مساراته على الأقل.', 'area-untitled'),
  'area-title-taken': conflict(
    ({ title, other }) => `العنوان «${title}» للقسم ${ltr(other)}. اختر عنوانًا آخر.`,
    'area-title-taken',
  ),

  'until-out-of-range': wrongField(
    'until',
    ({ most }) => `يجب أن تنتهي المعاينة خلال ${most} يومًا من اليوم، وألا يكون يومها الأخير قد مضى.`,
    'until-out-of-range',
  ),
  'preview-wrong': {
    status: 404,
    text: 'رابط المعاينة غير صحيح. تأكد من نسخ الرابط كاملًا.',
    code: 'preview-wrong',
  },
  'preview-over': conflict('انتهت هذه المعاينة. اطلب رابطًا جديدًا من الفريق الذي أرسله.', 'preview-over'),
  'preview-of-others': {
    status: 403,
    text: 'هذه المعاينة لأشخاص محددين، وحسابك ليس منهم.',
    code: 'preview-of-others',
  },

  'webhook-address-wrong': wrongField(
    'url',
    'يجب أن يبدأ العنوان بـ \u2066https://\u2069، وألا يحمل اسم مستخدم أو كلمة مرور.',
    'webhook-address-wrong',
  ),

  'release-unknown': wrongField('release', 'لا يوجد إصدار بهذا الرقم', 'release-unknown'),
  'stages-required': wrongField('stages', messages.valueMissing, 'stages-required'),
  'reason-required': wrongField('reason', messages.valueMissing, 'reason-required'),
  'company-unknown': {
    status: 400,
    code: 'company-unknown',
    field: ({ field }) => String(field),
    text: ({ identifier }) => `لا توجد شركة بالمعرّف ${identifier}`,
  },
  'changed-meanwhile': conflict(messages.conflict, 'changed-meanwhile'),
  'rollout-changed': conflict(
    'تغيّر الحال منذ أن عرضته، ولم يُنفَّذ شيء. راجع الحال الآن، ثم أعد الأمر إن بقي لازمًا.',
    'rollout-changed',
  ),
  'another-release': conflict(
    'لا يخص هذا الأمر ما هو قائم الآن، ولم يُنفَّذ شيء. راجع الحال، ثم سمِّ الإصدار الذي تقصده.',
    'another-release',
  ),
  'instead-required': wrongField('instead', 'اختر ما يحصل عليه الجميع بدل هذا الإصدار', 'instead-required'),
  'not-the-one-before': conflict(
    'إذا سُحب الإصدار المستقر حصل الجميع على الإصدار الذي قبله، ولا إصدار غيره. راجع الحال، ثم أعد الأمر.',
    'not-the-one-before',
  ),
  'host-required': conflict('لا تعمل اللوحة بلا واجهة مضيفة. أطلق إصدارًا آخر منها أولًا.', 'host-required'),
  'stands-already': conflict('هذا هو الحال بالفعل، ولم يتغير شيء.', 'stands-already'),
  untried: {
    status: 400,
    code: 'untried',
    field: 'reason',
    text: 'لهذا الإصدار لا يوجد تقرير تجربة، فلم يره أحد يعمل. اذكر سبب إطلاقه إن أردت المتابعة.',
  },
  'release-halted': conflict(
    'أُوقف هذا الإصدار سابقًا. اذكر سبب إطلاقه من جديد إن أردت المتابعة.',
    'release-halted',
  ),
  'person-required': {
    status: 403,
    text: 'لا يعيد إطلاق إصدار أُوقف إلا عضو في إدارة المنصة، وليس رمزًا آليًا.',
    code: 'person-required',
  },
  'second-person-required': conflict(
    'سجّلت طلبك من قبل. يبقى أن يطلب عضو آخر إعادة إطلاق هذا الإصدار خلال 24 ساعة من طلبك.',
    'second-person-required',
  ),
  'release-stable': conflict('هذا الإصدار هو المستقر حاليًا.', 'release-stable'),
  'release-never-stable': conflict(
    'لم يكن هذا الإصدار مستقرًا من قبل، فلا يمكن الرجوع إليه.',
    'release-never-stable',
  ),
  'release-left': conflict(
    'سبق الرجوع عن هذا الإصدار. ألغِ الرجوع إن أردت أن يعود إلى الجميع.',
    'release-left',
  ),
  'rollout-goes-on': conflict('يوجد إطلاق تدريجي جارٍ. أكمله أو أوقفه أولًا.', 'rollout-goes-on'),
  'no-rollout': conflict('لا يوجد إطلاق تدريجي جارٍ.', 'no-rollout'),
  'rollout-paused': conflict('الإطلاق التدريجي متوقف مؤقتًا. استأنفه أولًا.', 'rollout-paused'),
  'stages-not-rising': conflict('يجب أن تكون المراحل تصاعدية وأن تنتهي بنسبة 100%.', 'stages-not-rising'),
  'all-at-once': conflict(
    'لا يُعطى إصدار للجميع دفعة واحدة إلا لسبب. اذكر السبب إن أردت المتابعة.',
    'all-at-once',
  ),
  'nothing-before': conflict('لا يوجد إصدار سابق للرجوع إليه.', 'nothing-before'),
  'nothing-ahead': conflict('لا يوجد رجوع يمكن إلغاؤه إلى هذا الإصدار.', 'nothing-ahead'),
  'canary-not-satisfied': conflict(
    'لا تكفي البيانات للانتقال إلى المرحلة التالية. اذكر السبب إن أردت المتابعة.',
    'canary-not-satisfied',
  ),
  'nothing-to-halt': conflict(
    'لا يوجد إطلاق تدريجي جارٍ ليُوقف، والإصدار المستقر باقٍ كما هو. لأخذه من الجميع استعمل «سحب الإصدار المستقر».',
    'nothing-to-halt',
  ),

  'in-sandbox': conflict('أنت في البيئة التجريبية بالفعل.', 'in-sandbox'),
  'not-in-sandbox': conflict('لست في البيئة التجريبية.', 'not-in-sandbox'),
  'no-sandbox': missing('لا توجد بيئة تجريبية لشركتك.'),
  'sandboxes-full': {
    status: 503,
    text: 'تعذّر إنشاء بيئة تجريبية الآن لكثرة المستخدم منها. يرجى المحاولة لاحقًا.',
    code: 'sandboxes-full',
    headers: () => ({ 'retry-after': '3600' }),
  },
  'demos-full': {
    status: 503,
    text: 'جميع التجارب المباشرة مستخدمة الآن. يرجى المحاولة بعد بضع دقائق.',
    code: 'demos-full',
    headers: () => ({ 'retry-after': '300' }),
  },
  'no-uploads-in-demo': {
    status: 403,
    text: 'رفع الملفات غير متاح في التجربة المباشرة.',
    code: 'no-uploads-in-demo',
  },
};

/** @returns the answer to a domain error: its status, Arabic text and what programs need */
function httpErrorOf({ code: domainCode, details }: DomainError): HttpError {
  const { values = {}, fields, missing, stands, assigned, outdated, cause } = details;
  const { status, text, field, fieldText, code, headers } = answers[domainCode];
  const message = typeof text === 'string' ? text : text(values);
  const name = typeof field === 'function' ? field(values) : field;
  return new HttpError(status, message, {
    ...(code !== undefined && { code }),
    ...(name !== undefined && { fields: { [name]: fieldText ?? message } }),
    ...(fields && { fields }),
    ...(missing && { missing }),
    ...(stands && { stands }),
    ...(assigned && { assigned }),
    ...(outdated && { outdated }),
    ...(headers && { headers: headers(values) }),
    cause,
  });
}

/** @returns what a thrown error answers, or null when nobody has decided that */
export function knownError(error: unknown): HttpError | null {
  if (error instanceof HttpError) return error;
  return error instanceof DomainError ? httpErrorOf(error) : null;
}
