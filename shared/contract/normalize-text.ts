/** Invisible characters: zero widths, direction marks, soft hyphens, fillers. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;
/** Without ZWNJ and ZWJ, which change the shape of neighboring letters. */
const unseenButJoiners = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu;
const joiners = /([\p{L}\p{M}]?)([\u200c\u200d])[\u200c\u200d]*(?=(\p{L}?))/gu;

/**
 * Normalizes an address or a number, so that two that look alike are equal.
 * @returns NFKC without invisible characters; surrounding spaces stay
 */
export function normalizeText(text: string): string {
  return text.replace(unseen, '').normalize('NFKC');
}

/**
 * Normalizes a name, whose letters stay as typed.
 * @returns NFC without invisible characters; ZWNJ and ZWJ stay between letters
 */
export function normalizeName(text: string): string {
  return text
    .replace(unseenButJoiners, '')
    .replace(joiners, (_, before: string, joiner: string, after: string) =>
      before && after ? before + joiner : before,
    )
    .normalize('NFC');
}

export const hasLetter = (name: string): boolean => /\p{L}/u.test(name);

/** An e-mail address as it is stored and compared: one mailbox is one address. */
export const normalizeEmail = (text: string): string => normalizeText(text).trim().toLowerCase();
