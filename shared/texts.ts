import { type Components, createI18n, type Translations } from '@nanostores/i18n';
import { atom } from 'nanostores';

/** By chapter, what a language says instead of Arabic. */
export type Catalogue = Components;

/** Makes `texts` for a language (BCP 47); what its catalogue lacks stays Arabic. */
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

/** A chapter of a catalogue, named after folder and file (`mf-orders/day`), in the page's language. */
export const texts = textsIn('ar', {});
