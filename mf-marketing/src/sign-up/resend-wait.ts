import { pluralizeGenitive } from '@hawiyat/shared/locale/plurals';

/** @param seconds more than 0 @returns a wait as it follows «بعد»: in seconds, long ones in minutes */
export function waitInWords(seconds: number): string {
  return seconds <= 90
    ? pluralizeGenitive(seconds, 'second')
    : pluralizeGenitive(Math.ceil(seconds / 60), 'minute');
}

/**
 * Reads the wait out of what the server said, e.g. «يمكنك طلب رمز جديد بعد 45 ثانية.»: of a refusal the page's client hands on
 * the message, not the headers.
 * @returns seconds; a minute when the message names no time
 */
export function waitIn(message: string): number {
  const [, digits, noun = ''] = /بعد (?:(\d+) )?(ثانيتين|ثانية|ثوانٍ|دقيقتين|دقيقة|دقائق)/.exec(message) ?? [];
  if (noun === '') return 60;
  const amount = digits ? Number(digits) : noun.endsWith('تين') ? 2 : 1;
  return noun.startsWith('د') ? amount * 60 : amount;
}
