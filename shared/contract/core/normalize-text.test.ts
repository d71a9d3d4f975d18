import { expect, test } from 'vitest';
import { driverDraft } from '../fleet/drivers.ts';
import { normalizeName } from './normalize-name.ts';
import { normalizeEmail, normalizeText } from './normalize-text.ts';
import { filledIdentifier, filledPhone } from './number-fields.ts';
import { email, filledName } from './text.ts';

const zwnj = '\u200c';
const zwj = '\u200d';

test.each([
  ['a@b.cc'],
  ['a@b.cc\u200b'],
  ['\u2060a@b.cc'],
  ['a@b\u00ad.cc'],
  ['a@\ufeffb.cc'],
  [`a${zwj}@b.cc`],
  ['ａ@ｂ．ｃｃ'],
  ['A@B.CC'],
  ['a\u034f@b.cc\u3164'],
  ['\u2066a@b.cc\u2069'],
  [' a@b.cc\u180e '],
])('%j is the mailbox a@b.cc', (typed) => {
  expect([normalizeEmail(typed), email.parse(typed)]).toEqual(['a@b.cc', 'a@b.cc']);
});

test.each([
  ['0551234567'],
  ['٠٥٥١٢٣٤٥٦٧'],
  ['۰۵۵۱۲۳۴۵۶۷'],
  ['０５５１２３４５６７'],
  ['055\u200b123\u00ad4567'],
  ['\u202a0551234567\u202c'],
  ['\u00a00551234567\u2003'],
  ['0551234567\ufe0f'],
])('%j is the number 0551234567', (typed) => {
  expect(filledPhone(40).parse(typed)).toBe('0551234567');
});

test.each([
  ['سارة العتيبي', 'سارة العتيبي'],
  // Persian and Urdu names and abbreviations need joiners between letters.
  [`علی${zwnj}رضا`, `علی${zwnj}رضا`],
  [`ه${zwj}ـ`, `ه${zwj}ـ`],
  [`مُ${zwnj}ح`, `مُ${zwnj}ح`],
  [`${zwnj}سارة${zwj}`, 'سارة'],
  [`سارة${zwnj} العتيبي`, 'سارة العتيبي'],
  [`عل${zwnj}${zwnj}${zwj}ي`, `عل${zwnj}ي`],
  [`عل\u200b${zwnj}\u2060ي`, `عل${zwnj}ي`],
  ['شر\u00adكة\u200f النقل\u2066', 'شركة النقل'],
  ['Cafe\u0301', 'Café'],
  // Presentation forms are stored as typed, and equal to their letter in comparisons.
  ['ﺳﺎرة', 'ﺳﺎرة'],
  // Other joiners are removed: a family emoji becomes its people.
  [`نقل 👩${zwj}👧`, 'نقل 👩👧'],
  ['خدمات ⚙\ufe0f', 'خدمات ⚙'],
])('the name %j is stored as %j', (typed, stored) => {
  expect(normalizeName(typed)).toBe(stored);
  expect(filledName(200).parse(typed)).toBe(stored);
});

test.each([['\u200b'], ['\u2060\u200b'], [zwnj + zwj], ['\u3164'], ['\u115f\u00ad'], [' \u200e ']])(
  '%j has no visible character and is an empty name',
  (typed) => {
    expect(filledName(200).safeParse(typed).error?.issues[0]?.message).toBe('هذا الحقل مطلوب');
    const driver = { name: typed, phone: '0551234567', identityNumber: '1012345678' };
    expect(driverDraft.safeParse(driver).error?.issues[0]?.message).toBe('اسم السائق مطلوب');
  },
);

test.each([['123'], ['...'], ['\u2800\u2800'], ['😀😀'], ['\u0301\u0301']])(
  'the name %j has no letter',
  (typed) => {
    const message = 'يجب أن يحتوي الاسم على حرف واحد على الأقل';
    expect(filledName(200).safeParse(typed).error?.issues[0]?.message).toBe(message);
    const driver = { name: typed, phone: '0551234567', identityNumber: '1012345678' };
    expect(driverDraft.safeParse(driver).error?.issues[0]?.message).toBe(message);
  },
);

test.each([
  ...[
    'a@b.cc،',
    'a@b.cc؛',
    'a@b.cc؟',
    'a@b.cc.',
    'a@b.cc…',
    'a@b.cc!',
    '<a@b.cc>',
    '«a@b.cc»',
    '“a@b.cc”',
    '"a@b.cc"',
    "'a@b.cc",
  ],
  ...['mailto:a@b.cc', 'a@b.cc، c@d.cc', 'a@b،cc', 'a،b@c.cc', '=a@b.cc', 'a@b..cc', 'a@b.cc—'],
])('%j is no address', (typed) => {
  expect(email.safeParse(typed).error?.issues[0]?.message).toBe('صيغة البريد الإلكتروني غير صحيحة');
});

test.each(["o'brien@b.cc", 'a+b@c.cc', 'علي@مثال.السعودية', 'a_b@c-d.cc'])('%j is an address', (typed) => {
  expect(email.parse(typed)).toBe(typed);
});

test('the maximum length holds for the normalized text', () => {
  expect(filledIdentifier(40).safeParse(`1${'\ufb03'.repeat(30)}`).success).toBe(false);
  expect(filledPhone(10).parse(`${'\u200f'.repeat(20)}0551234567`)).toBe('0551234567');
  expect(filledName(4).parse(`\u200f\u202bسارة\u202c`)).toBe('سارة');
  expect(filledName(4).safeParse('سارة ب').success).toBe(false);
  expect(email.safeParse(`${'\ufdfa'.repeat(3)}@${'\ufdfa'.repeat(12)}.cc`).success).toBe(false);
});

test('normalizing twice changes nothing more', () => {
  for (const text of ['ａ\u200b\u0301', 'ﷺ', `ع${zwnj}${zwj}${zwnj}ل`, '\uffa0\u1100\u1161', 'e\u200b\u0301'])
    expect([normalizeText(normalizeText(text)), normalizeName(normalizeName(text))]).toEqual([
      normalizeText(text),
      normalizeName(text),
    ]);
});
