/** Invisible characters: zero widths, direction marks, soft hyphens, fillers. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Normalizes an address or a number, so that two that look alike are equal.
 * @returns NFKC without invisible characters; surrounding spaces stay
 */
export function normalizeText(text: string): string {
  return text.replace(unseen, '').normalize('NFKC');
}

/** An e-mail address as it is stored and compared: one mailbox is one address. */
export const normalizeEmail = (text: string): string => normalizeText(text).trim().toLowerCase();
