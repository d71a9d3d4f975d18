import { type Components, createI18n, type Translations } from '@nanostores/i18n';
import { atom } from 'nanostores';

/** By chapter, what a language says instead of Arabic. */
export type Catalogue = Components;

/**
 * Makes `texts` for a language.
 * @param language BCP 47, for the plural rules too
 * @param catalogue its texts; what it lacks stays Arabic
 */
export function textsIn(language: string, catalogue: Catalogue) {
  const define = createI18n(atom(language), {
    baseLocale: 'ar',
    cache: { [language]: catalogue },
    get: async () => ({}),
    // Several areas bring chapters of `locale`, each its own: no reason to warn.
    isSSR: true,
  });
  return <Arabic extends object>(chapter: string, arabic: Arabic): Arabic =>
    define(chapter, arabic as unknown as Translations).value as unknown as Arabic;
}

/**
 * A chapter of a catalogue, in the page's language: strings, functions that make strings, and groups of both.
 * @param chapter its name in the page, after its folder and file: `mf-orders/day`
 */
export const texts = textsIn('ar', {});
