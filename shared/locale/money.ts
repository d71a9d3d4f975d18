import { texts } from '@hawiyat/shared/texts';
import { isolate } from './bidi.ts';
import { locale } from './locale.ts';

const twoDecimals = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const messages = texts('locale/money', { sign: 'ر.س', spoken: (amount: string) => `${amount} ريال سعودي` });

export const riyalSign = messages.sign;

/** `1,450.50`; the `Money` component puts the sign beside it. */
export const formatRiyal = (amount: number): string => twoDecimals.format(amount);

/** For plain strings (toasts, titles): the number is isolated from the Arabic. */
export const money = (amount: number): string => `${isolate(formatRiyal(amount))} ${riyalSign}`;

/** For screen readers: `1450.50 ريال سعودي`. */
export const spokenMoney = (amount: number): string => messages.spoken(amount.toFixed(2));
