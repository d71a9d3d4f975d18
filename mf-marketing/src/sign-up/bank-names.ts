/**
 * Banks by the two digits that follow the check digits of a Saudi IBAN (facts/domain.md, 3a). No official list is public:
 * those that several lists agree on are here, banks that have merged under the name of today. Only ever a help, never a check.
 */
const names = new Map([
  ['05', 'مصرف الإنماء'],
  ['10', 'البنك الأهلي السعودي'],
  ['15', 'بنك البلاد'],
  ['20', 'بنك الرياض'],
  ['30', 'البنك العربي الوطني'],
  ['40', 'البنك الأهلي السعودي'],
  ['45', 'البنك السعودي الأول'],
  ['50', 'البنك السعودي الأول'],
  ['55', 'البنك السعودي الفرنسي'],
  ['60', 'بنك الجزيرة'],
  ['65', 'البنك السعودي للاستثمار'],
  ['80', 'مصرف الراجحي'],
  ['90', 'بنك الخليج الدولي'],
  ['95', 'بنك الإمارات دبي الوطني'],
]);

/**
 * Recognises the bank of an IBAN, as soon as enough of it is typed.
 * @param iban compact, e.g. `SA0380`
 * @returns the bank's Arabic name, or null
 */
export function bankOf(iban: string): string | null {
  const [, code = ''] = /^SA\d\d(\d\d)/.exec(iban) ?? [];
  return names.get(code) ?? null;
}
