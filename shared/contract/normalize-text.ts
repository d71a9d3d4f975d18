/** What a page shows nothing of: zero widths, marks of direction, soft hyphens, fillers. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;
/** The same but for ZWNJ and ZWJ, which change how the letters beside them are written. */
const unseenButJoiners = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu;
const joiners = /([\p{L}\p{M}]?)([\u200c\u200d])[\u200c\u200d]*(?=(\p{L}?))/gu;

/**
 * An address or a number as it is seen: two that look alike to a mailbox or a telephone are one text.
 * @returns NFKC, without what nobody sees; spaces around it stay
 */
export function normalizeText(text: string): string {
  return text.replace(unseen, '').normalize('NFKC');
}

/**
 * A name as it is seen: its letters stay what they are.
 * @returns NFC, without what nobody sees; ZWNJ and ZWJ stay between letters
 */
export function normalizeName(text: string): string {
  return text
    .replace(unseenButJoiners, '')
    .replace(joiners, (_, before: string, joiner: string, after: string) =>
      before && after ? before + joiner : before,
    )
    .normalize('NFC');
}

/** Whether somebody can read a name aloud. */
export const hasLetter = (name: string): boolean => /\p{L}/u.test(name);

/** An e-mail address as it is kept and compared: one mailbox is one address. */
export const normalizeEmail = (text: string): string => normalizeText(text).trim().toLowerCase();
