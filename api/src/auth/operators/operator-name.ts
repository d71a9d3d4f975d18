import { normalizeName } from '@hawiyat/shared/contract/core/normalize-name';
import { normalizeText } from '@hawiyat/shared/contract/core/normalize-text';

export const operatorName = (typed: string): string => normalizeName(typed).replace(/\s+/g, ' ').trim();

/** Ignores look-alike spellings, so that nobody can pass for another operator in the log. */
export const nameKey = (typed: string): string =>
  normalizeText(operatorName(typed)).replace(/\s+/g, ' ').trim().toLowerCase();
