import { containerSizes, containerTypes } from '@hawiyat/shared/contract/core/container-kinds';
import { normalizeForSearch } from '@hawiyat/shared/locale/normalize-for-search';

export interface Kind {
  readonly type: (typeof containerTypes)[number];
  readonly size: (typeof containerSizes)[number];
}

/** Texts as shown and as stored: people search for either. */
const kindTexts = containerTypes.flatMap((type) =>
  containerSizes.map((size) => {
    const shown = size.replace('yard', 'ياردة').replace('with lid', 'بغطاء');
    return { type, size, text: normalizeForSearch(`${type} ${shown} | ${type} ${size}`) };
  }),
);

/** The kinds whose text contains a normalized text; all of them for an empty one. */
export const kindsMatching = (text: string): readonly Kind[] =>
  kindTexts.filter((kind) => kind.text.includes(text)).map(({ type, size }) => ({ type, size }));

export const allKinds = kindTexts.length;
