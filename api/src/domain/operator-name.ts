import { normalizeName, normalizeText } from '@hawiyat/shared/contract/normalize-text';

/** @returns a name as it is shown: what is seen of it, with single spaces */
export const operatorName = (typed: string): string => normalizeName(typed).replace(/\s+/g, ' ').trim();

/** @returns a name as it is compared, so that nobody can be taken for somebody else in the log */
export const nameKey = (typed: string): string =>
  normalizeText(operatorName(typed)).replace(/\s+/g, ' ').trim().toLowerCase();
