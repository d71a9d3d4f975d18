import { companyPhone, saudiMobile } from './saudi-phone.ts';

export interface Contact {
  readonly call: string | null;
  /** For `wa.me`; null for a landline or an unknown country. */
  readonly whatsApp: string | null;
}

/** `phone`: Saudi or foreign, in any notation. */
export function contactOf(phone: string): Contact {
  const dialed = phone.replace(/[^\d+]/g, '').replace(/^00(?=[1-9])/, '+');
  const foreign = /^\+(?!966)[1-9]\d{6,14}$/.test(dialed) ? dialed : null;
  const number = companyPhone(phone) ?? foreign ?? dialed;
  return {
    call: number === '' ? null : `tel:${number}`,
    whatsApp: (saudiMobile(phone) ?? foreign)?.slice(1) ?? null,
  };
}

export const whatsAppAddress = (number: string, text?: string): string =>
  `https://wa.me/${number}${text === undefined ? '' : `?text=${encodeURIComponent(text)}`}`;
