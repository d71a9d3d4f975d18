import { expect, test } from 'vitest';
import { isolate } from '../../locale/bidi.ts';
import { expectLinear } from '../../testing/expect-linear.ts';
import { readCode, readIdentifier, readPhone, readReference, spelledIdentifier } from './read-number.ts';

const shortened = [
  ...[
    '5.01E+08',
    '5.01e+08',
    '5,01E+08',
    '5.01235E+8',
    '5E+08',
    '501.2E+06',
    '5.01 E +08',
    '٥٫٠١E+٠٨',
    '٥٫٠١أس٨',
  ],
  ...["'5.01E+08", '="5.01E+08"', '5.01×10^8', '5.01 x 10⁸', '\u200e5.01E+08\u200f'],
];
const formulas = [
  ...['=0501234567', '=A1', '=TEXT(501234567,"0000000000")', '="05"&"01234567"', '＝501234567', '{=B2}'],
  ...["'=A1", '+CONCAT("05";A2)', '@SUM(A1:A3)'],
];

test.each(shortened)('%j is no number: a spreadsheet shortened it', (typed) => {
  for (const read of [readPhone, readIdentifier, readReference])
    expect(read(typed)).toEqual({ unread: 'shortened' });
});

test('without a sign it is shortened where numbers have no letters', () => {
  for (const read of [readPhone, readIdentifier]) expect(read('5E8')).toEqual({ unread: 'shortened' });
});

test.each(formulas)('%j is no number but a formula', (typed) => {
  for (const read of [readPhone, readIdentifier, readReference])
    expect(read(typed)).toEqual({ unread: 'formula' });
});

test.each([
  ...['0501234567', "'0501234567", '’0501234567', '="0501234567"', '=T("0501234567")', '= "0501234567" '],
  ...[
    '050-123-4567',
    '050.123.4567',
    '050 123 4567',
    '050/123/4567',
    '050/1234567',
    '(050) 123 4567',
    '[050]1234567',
  ],
  ...['050\u2010123\u20104567', '050\u2011123\u20114567', '050\u2013123\u20144567', '050\u2212123\u22124567'],
  ...[
    '050\ufe58123\ufe584567',
    '050\uff0d123\uff0d4567',
    '050ـ123ـ4567',
    '050\u00a0123\u20094567',
    '050\u202f123\u200a4567',
  ],
  ...['٠٥٠١٢٣٤٥٦٧', '۰۵۰۱۲۳۴۵۶۷', isolate('0501234567'), '\u200e0501234567\u200f', '050\u200b123\u00ad4567'],
  ...[
    'جوال0501234567',
    'جوال: 0501234567',
    'هاتف: 050-123-4567',
    'الجوال رقم 0501234567',
    'جوال 2: 0501234567',
  ],
  ...[
    '0501234567 (واتساب)',
    '0501234567.',
    '0501234567،',
    '«0501234567»',
    '"0501234567"',
    'Mob.0501234567',
    'WhatsApp 0501234567',
  ],
  ...[
    '0,501,234,567',
    '0501234567.0',
    '0501234567.00',
    '0501234567 /',
    'tel:0501234567',
    '<tel:050-123-4567>',
  ],
])('the phone %j is 0501234567', (typed) => {
  expect(readPhone(typed)).toBe('0501234567');
});

test.each([
  ['501,234,577', '501234577'],
  ['501٬234٬577', '501234577'],
  ['501,234,577.00', '501234577'],
  ['501234577.0', '501234577'],
  ['501234577,00', '501234577'],
  ['501.234.577', '501234577'],
  ['+966 50 123 4567', '+966501234567'],
  ['966501234567+', '+966501234567'],
  ['tel:+966-50-123-4567', '+966501234567'],
  ['+44 (20) 7946-0000', '+442079460000'],
  ['هاتف: ‎+20 100 000 0000', '+201000000000'],
  ['https://wa.me/966501234567?text=0551234567', '966501234567'],
  ['https://api.whatsapp.com/send?phone=%2B966501234567&text=1', '+966501234567'],
  ['011 234 5678', '0112345678'],
  ['12', '12'],
  ['0112345678 تحويلة 12', '0112345678تحويلة12'],
  ['05O1234567', '05O1234567'],
])('the phone %j is read as %j', (typed, read) => {
  expect(readPhone(typed)).toBe(read);
});

test.each([
  ...[
    '0501234574/0551234574',
    '0501234574 / 0551234574',
    '0501234574 أو 0551234574',
    '0501234574و0551234574',
  ],
  ...['0501234574\n0551234574', '0501234574 0551234574', '05012345740551234574', '0501234574 - 0551234574'],
  ...[
    '0501234574،0551234574',
    '0501234574; 0551234574',
    '+966501234574+966551234574',
    '0112345678/9',
    '٠٥٠١٢٣٤٥٧٤/٠٥٥١٢٣٤٥٧٤',
  ],
  ...['جوال 0501234574 هاتف 0112345678', '501234574 551234574', '0112345\n0112346'],
])('%j are two phones', (typed) => {
  expect(readPhone(typed)).toEqual({ unread: 'two' });
});

test.each(['لا يوجد', '-', 'N/A', '#####', '#REF!', '+', '؟', '...'])('%j has no digit', (typed) => {
  expect(readPhone(typed)).toEqual({ unread: 'none' });
  expect(readIdentifier(typed)).toEqual({ unread: 'none' });
});

test.each([
  ...[
    '1012345678',
    "'1012345678",
    '="1012345678"',
    '1,012,345,678',
    '1٬012٬345٬678',
    '1,01,23,45,678',
    '1012345678.0',
  ],
  ...[
    '1012345678.00',
    '1-0123-45678',
    '1 0123 45678',
    '1–0123–45678',
    '1.012.345.678',
    "1'012'345'678",
    '١٠١٢٣٤٥٦٧٨',
  ],
  ...[
    'رقم الهوية: 1012345678',
    'الهوية 1012345678',
    'هوية1012345678',
    'ID: 1012345678',
    'رقم/ 1012345678',
    '#1012345678',
    'ID1012345678',
    'ID No. 1012345678',
    'س.ت 1012345678',
    '1012345678 (هوية)',
    '1.012.345.678,00',
  ],
  ...['1012345678.', '(1012345678)', '\u202b1012345678\u202c', '1012345678؛'],
])('the identity number %j is 1012345678', (typed) => {
  expect(readIdentifier(typed)).toBe('1012345678');
});

test.each([
  ['A1234567', 'A1234567'],
  ['أ1234567', 'أ1234567'],
  ['SA03 8000 0000 6080 1016 7519', 'SA03 8000 0000 6080 1016 7519'],
  ['608010167519001234', '608010167519001234'],
  ['12/345', '12/345'],
])('the number %j is %j', (typed, read) => {
  expect(readIdentifier(typed)).toBe(read);
});

test.each([
  '1012345678/1098765432',
  '1012345678 أو 1098765432',
  '1012345678 1098765432',
  '1012345678، 1098765432',
])('%j are two numbers', (typed) => {
  expect(readIdentifier(typed)).toEqual({ unread: 'two' });
});

test.each([
  ['12-34/5', '12-34/5'],
  ["'0012", '0012'],
  ['1,234,567', '1234567'],
  ['12345.00', '12345'],
  ['MWAN 12E345', 'MWAN 12E345'],
  ['5E8', '5E8'],
])('the number of a document %j is %j', (typed, read) => {
  expect(readReference(typed)).toBe(read);
});

test.each([
  '900 000 0001',
  '900-000-0001',
  'معرّف المنشأة: 9000000001',
  '٩٠٠٠٠٠٠٠٠١',
  '9000000001.',
  "'9000000001",
])('the identifier %j is 9000000001', (typed) => {
  expect(spelledIdentifier(typed)).toBe('9000000001');
});

test.each([
  ...[
    '123456',
    '123 456',
    '123-456',
    '123 456.',
    '123‑456',
    '١٢٣٤٥٦',
    'رمز التحقق: 123456',
    'رمز التحقق:123456.',
  ],
  ...[
    'رمزك في منصة حاويات 123456، صالح 10 دقائق.',
    'Code 123 456',
    '«123456»',
    'OTP123456',
    '1 2 3 4 5 6',
    '\u2066123456\u2069',
  ],
])('the code in %j is 123456', (typed) => {
  expect(readCode(typed)).toBe('123456');
});

test.each(['AB12-3456-CDEF-GHJK', 'ABCD-1234-56EF-GHJK', 'AB123456CDEFGHJK'])(
  'the recovery code %j stays',
  (typed) => {
    expect(readCode(typed)).toBe(typed.replaceAll('-', ''));
  },
);

test('texts as long as a field may be take no time', () => {
  expectLinear((size) => {
    for (const typed of [
      '1'.repeat(size),
      'جوال '.repeat(size / 5),
      '1 '.repeat(size / 2),
      `${'أ.'.repeat(size / 2)}1`,
      '1,'.repeat(size / 2),
    ])
      for (const read of [readPhone, readIdentifier, readReference, readCode]) read(typed);
  }, 300);
});
