import { normalizeName } from '@hawiyat/shared/contract/core/normalize-name';
import { normalizeText } from '@hawiyat/shared/contract/core/normalize-text';

/** @returns the name to show: visible characters with single spaces */
export const operatorName = (typed: string): string => normalizeName(typed).replace(/\s+/g, ' ').trim();

/** @returns the name to compare, so that no one can pass for someone else in the log */
export const nameKey = (typed: string): string =>
  normalizeText(operatorName(typed)).replace(/\s+/g, ' ').trim().toLowerCase();
