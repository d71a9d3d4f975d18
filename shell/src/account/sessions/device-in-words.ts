import type { OwnSession } from '@hawiyat/shared/contract/account/own-sessions';
import { messages } from '../../texts/sessions.ts';

const wordOf = (words: Readonly<Record<string, string>>, name: string | null) =>
  name !== null && Object.hasOwn(words, name) ? words[name] : undefined;

export function deviceInWords({ browser, system }: Pick<OwnSession, 'browser' | 'system'>): string {
  const browserWord = wordOf(messages.browsers, browser);
  const systemWord = wordOf(messages.systems, system);
  if (browserWord && systemWord) return messages.browserOn(browserWord, systemWord);
  return browserWord ?? systemWord ?? messages.unknownDevice;
}

export const isHandheld = ({ system }: Pick<OwnSession, 'system'>): boolean =>
  ['android', 'iphone', 'ipad'].includes(system ?? '');

/** The server stores addresses truncated; a mark shows where. */
export const networkInWords = (network: string): string =>
  network.replace(/^(\d+\.\d+\.\d+)\.0$/, '$1.x').replace(/::\/64$/, '::');
