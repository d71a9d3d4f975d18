import { texts } from '@hawiyat/shared/texts';

/** By the bank code of a Saudi IBAN. No official list is public, so this only suggests a name and never validates. */
const names: Readonly<Record<string, string>> = texts('locale/bank-names', {
  '05': 'مصرف الإنماء',
  '10': 'البنك الأهلي السعودي',
  '15': 'بنك البلاد',
  '20': 'بنك الرياض',
  '30': 'البنك العربي الوطني',
  '40': 'البنك الأهلي السعودي',
  '45': 'البنك السعودي الأول',
  '50': 'البنك السعودي الأول',
  '55': 'البنك السعودي الفرنسي',
  '60': 'بنك الجزيرة',
  '65': 'البنك السعودي للاستثمار',
  '80': 'مصرف الراجحي',
  '90': 'بنك الخليج الدولي',
  '95': 'بنك الإمارات دبي الوطني',
});

/** @param iban compact and maybe incomplete, e.g. `SA0380` */
export function bankOf(iban: string): string | null {
  const [, code = ''] = /^SA\d\d(\d\d)/.exec(iban) ?? [];
  return names[code] ?? null;
}
