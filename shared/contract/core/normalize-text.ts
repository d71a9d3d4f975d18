const unseen = /\p{Default_Ignorable_Code_Point}/gu;

/** NFKC without invisible characters, so that two addresses or numbers that look alike are equal. */
export const normalizeText = (text: string): string => text.replace(unseen, '').normalize('NFKC');

/** An e-mail address as it is stored and compared: one mailbox is one address. */
export const normalizeEmail = (text: string): string => normalizeText(text).trim().toLowerCase();
