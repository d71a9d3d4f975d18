import { containerSizes, containerTypes } from '@hawiyat/shared/contract/core/container-kinds';
import { normalizeForSearch } from '@hawiyat/shared/locale/normalize-for-search';

/** A type of container with a size. */
export interface Kind {
  readonly type: (typeof containerTypes)[number];
  readonly size: (typeof containerSizes)[number];
}

/** Every kind, with its text as shown and as stored: people search for either. */
const kindTexts = containerTypes.flatMap((type) =>
  containerSizes.map((size) => {
    const shown = size.replace('yard', 'ياردة').replace('with lid', 'بغطاء');
    return { type, size, text: normalizeForSearch(`${type} ${shown} | ${type} ${size}`) };
  }),
);

/**
 * @param text normalized for search
 * @returns the kinds whose type and size contain it; all of them for an empty text
 */
export const kindsMatching = (text: string): readonly Kind[] =>
  kindTexts.filter((kind) => kind.text.includes(text)).map(({ type, size }) => ({ type, size }));

/** How many kinds there are. */
export const allKinds = kindTexts.length;
