import { expect, test } from 'vitest';
import { registrationForm, verifyEmail } from './registration.ts';

const complete = {
  companyName: 'شركة حاويات الشمال',
  commercialNumber: '7000000009',
  taxNumber: '300000000000003',
  companyPhoneNumber: '0112345678',
  bankName: 'مصرف الراجحي',
  bankAccountNumber: '608010167519',
  iban: 'SA0380000000608010167519',
  bankAccountName: 'شركة حاويات الشمال',
  email: 'owner@company.example',
  password: 'hawiyat-1',
  logo: new File(['x'], 'logo.png', { type: 'image/png' }),
};
const required = 'يرجى ملء جميع الحقول المطلوبة';
const notAPicture = 'يرجى اختيار ملف صورة صالح (JPEG, PNG, GIF, WEBP)';
const tooLarge = 'يجب أن يكون حجم الملف أقل من 2 ميجابايت';
const file = (type: string, size: number) => new File([new Uint8Array(size)], 'logo', { type });

function errorOf(change: object): Record<string, string> {
  const issues = registrationForm.safeParse({ ...complete, ...change }).error?.issues ?? [];
  return Object.fromEntries(
    issues.toReversed().map(({ path: [field], message }) => [String(field), message]),
  );
}

test('a complete form has no errors', () => {
  expect(errorOf({})).toEqual({});
});

test.each(Object.keys(complete).filter((field) => field !== 'logo'))('%s is required', (field) => {
  expect(errorOf({ [field]: '' })).toEqual({ [field]: required });
  expect(errorOf({ [field]: '   ' })).toEqual({ [field]: required });
});

test.each([
  { field: 'companyName', value: '12-34', error: 'يجب أن يحتوي الاسم على حرف واحد على الأقل' },
  { field: 'bankAccountName', value: '12-34', error: 'يجب أن يحتوي الاسم على حرف واحد على الأقل' },
  { field: 'commercialNumber', value: '70000000091', error: 'يجب ألا يزيد رقم السجل التجاري على 10 خانات' },
  { field: 'email', value: 'x@y', error: 'صيغة البريد الإلكتروني غير صحيحة' },
  { field: 'password', value: '1234567', error: 'كلمة المرور يجب أن تكون 8 أحرف على الأقل' },
  { field: 'logo', value: undefined, error: 'يرجى اختيار شعار الشركة' },
  { field: 'logo', value: file('application/pdf', 2 * 1024 * 1024 + 1), error: notAPicture },
  { field: 'logo', value: file('image/svg+xml', 10), error: notAPicture },
  { field: 'logo', value: file('image/webp', 2 * 1024 * 1024 + 1), error: tooLarge },
])('an invalid $field: $error', ({ field, value, error }) => {
  expect(errorOf({ [field]: value })).toEqual({ [field]: error });
});

test.each([
  { field: 'taxNumber', value: '12' },
  { field: 'companyPhoneNumber', value: '1' },
  { field: 'iban', value: 'SA00' },
  { field: 'logo', value: file('image/gif', 2 * 1024 * 1024) },
])('an unusual $field is accepted, because the reviewer decides', ({ field, value }) => {
  expect(errorOf({ [field]: value })).toEqual({});
});

test('Arabic digits and spaces become Latin digits', () => {
  const typed = { ...complete, commercialNumber: ' ٧٠٠٠٠٠٠٠٠٩ ', taxNumber: '۳۰۰۰۰۰۰۰۰۰۰۰۰۰۳' };
  expect(registrationForm.parse(typed)).toMatchObject({
    commercialNumber: '7000000009',
    taxNumber: '300000000000003',
  });
  expect(verifyEmail.body.parse({ email: complete.email, code: '١٢٣٤٥٦' }).code).toBe('123456');
});
