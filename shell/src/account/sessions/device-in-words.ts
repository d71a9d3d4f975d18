import type { OwnSession } from '@hawiyat/shared/contract/account/own-sessions';

const browsers: Readonly<Record<string, string>> = {
  ...{ chrome: 'كروم', safari: 'سفاري', firefox: 'فايرفوكس', edge: 'إيدج', opera: 'أوبرا' },
  samsung: 'متصفح سامسونج',
};
const systems: Readonly<Record<string, string>> = {
  ...{ windows: 'ويندوز', mac: 'ماك', linux: 'لينكس' },
  ...{ android: 'أندرويد', iphone: 'آيفون', ipad: 'آيباد' },
};

const wordOf = (words: Readonly<Record<string, string>>, name: string | null) =>
  name !== null && Object.hasOwn(words, name) ? words[name] : undefined;

export function deviceInWords({ browser, system }: Pick<OwnSession, 'browser' | 'system'>): string {
  const parts = [wordOf(browsers, browser), wordOf(systems, system)].filter((word) => word !== undefined);
  return parts.join(' على ') || 'جهاز غير معروف';
}

export const isHandheld = ({ system }: Pick<OwnSession, 'system'>): boolean =>
  ['android', 'iphone', 'ipad'].includes(system ?? '');

/** The server stores addresses truncated; a mark shows where. */
export const networkInWords = (network: string): string =>
  network.replace(/^(\d+\.\d+\.\d+)\.0$/, '$1.x').replace(/::\/64$/, '::');
