import { pluralizeGenitive } from '@hawiyat/shared/locale/plurals';

/** In the case that follows «بعد». */
export function waitInWords(seconds: number): string {
  return seconds <= 90
    ? pluralizeGenitive(seconds, 'second')
    : pluralizeGenitive(Math.ceil(seconds / 60), 'minute');
}

/** Parses the message, because the API client does not expose the Retry-After header; a minute where none is named. */
export function waitIn(message: string): number {
  const [, digits, noun = ''] = /بعد (?:(\d+) )?(ثانيتين|ثانية|ثوانٍ|دقيقتين|دقيقة|دقائق)/.exec(message) ?? [];
  if (noun === '') return 60;
  const amount = digits ? Number(digits) : /تين$/.test(noun) ? 2 : 1;
  return /^د/.test(noun) ? amount * 60 : amount;
}
