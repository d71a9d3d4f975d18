import { compactIban, isSaudiIban } from '@hawiyat/shared/locale/iban';
import { isVatNumber, registrationWarnings } from '@hawiyat/shared/locale/registration-warnings';
import { companyPhone, saudiMobile } from '@hawiyat/shared/locale/saudi-phone';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawCompanyIdentifier, isCompanyIdentifier } from './company-identifier.ts';

const iban = 'SA0380000000608010167519';

test('an IBAN is 24 signs whose remainder is 1, however it is typed', () => {
  for (const typed of [iban, 'SA03 8000 0000 6080 1016 7519', 'sa03 ٨٠٠٠ 0000 6080 1016 7519'])
    expect([typed, isSaudiIban(typed), compactIban(typed)]).toEqual([typed, true, iban]);
  for (const wrong of ['', 'SA', `${iban}0`, iban.slice(0, -1), iban.replace('SA', 'AE'), 'حساب'])
    expect([wrong, isSaudiIban(wrong)]).toEqual([wrong, false]);
});

test('one wrong digit of an IBAN is always seen', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 23 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
      const digit = (Number(iban[place]) + by) % 10;
      return !isSaudiIban(iban.slice(0, place) + digit + iban.slice(place + 1));
    }),
  );
});

test('a mobile number is read in every way in which it is typed', () => {
  const ways = [
    '0501234567',
    '501234567',
    '966501234567',
    '+966 50 123 4567',
    '00966501234567',
    '٠٥٠١٢٣٤٥٦٧',
  ];
  for (const typed of ways) expect([typed, saudiMobile(typed)]).toEqual([typed, '+966501234567']);
  expect(saudiMobile('0579012345')).toBe('+966579012345');
  for (const wrong of ['', '0521234567', '05012345', '05012345678', '0112345678', 'abc', '0579212345'])
    expect([wrong, saudiMobile(wrong)]).toEqual([wrong, null]);
});

test('a company may have a landline, a 9200 or an 800 number', () => {
  const e164 = ['0112345678', '011 234 5678', '920012345', '9200 12345', '8001234567', '0501234567'].map(
    companyPhone,
  );
  expect(e164).toEqual([
    '+966112345678',
    '+966112345678',
    '+966920012345',
    '+966920012345',
    '+9668001234567',
    '+966501234567',
  ]);
  for (const wrong of ['0920012345', '0102345678', '92001234', '1234', ''])
    expect([wrong, companyPhone(wrong)]).toEqual([wrong, null]);
});

test('a VAT number has 15 digits, and a 3 at both ends', () => {
  expect(['300000000000003', '٣٠٠٠٠٠٠٠٠٠٠٠٠٠٣', '300 000 000 000 003'].map(isVatNumber)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['30000000000003', '300000000000004', '200000000000003', ''].map(isVatNumber)).toEqual(
    Array(4).fill(false),
  );
});

test('an identifier begins with 9, is checked by its last digit, and is not confusing', () => {
  const drawn = Array.from({ length: 2000 }, drawCompanyIdentifier);
  for (const identifier of drawn) {
    expect(identifier).toMatch(/^9\d{9}$/);
    expect(identifier).not.toMatch(/^966|^9200|(\d)\1\1/);
    expect(isCompanyIdentifier(identifier)).toBe(true);
    expect(isCompanyIdentifier(identifier.slice(0, -1) + ((Number(identifier.at(-1)) + 1) % 10))).toBe(false);
  }
  expect(new Set(drawn).size).toBeGreaterThan(1990);
});

test('the reviewer is warned of what looks wrong, and of nothing else', () => {
  const fine = {
    commercialNumber: '7001234567',
    taxNumber: '300000000000003',
    companyPhoneNumber: '0112345678',
    iban,
  };
  expect(registrationWarnings(fine)).toEqual({});
  expect(registrationWarnings({ ...fine, commercialNumber: '12' })).toEqual({
    commercialNumber: 'رقم السجل التجاري يتكون عادةً من 10 أرقام. يرجى التأكد منه.',
  });
  const odd = { commercialNumber: '', taxNumber: 'x', companyPhoneNumber: '999', iban: 'SA00' };
  expect(Object.keys(registrationWarnings(odd))).toEqual(Object.keys(odd));
});
