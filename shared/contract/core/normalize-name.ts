// Apart from the other texts: what only forms need stays out of the host's first files.

const unseenButJoiners = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu;
const joiners = /([\p{L}\p{M}]?)([\u200c\u200d])[\u200c\u200d]*(?=(\p{L}?))/gu;

/** NFC without invisible characters; ZWNJ and ZWJ stay between letters. */
export const normalizeName = (text: string): string =>
  text
    .replace(unseenButJoiners, '')
    .replace(joiners, (_, before: string, joiner: string, after: string) =>
      before && after ? before + joiner : before,
    )
    .normalize('NFC');

export const hasLetter = (name: string): boolean => /\p{L}/u.test(name);
