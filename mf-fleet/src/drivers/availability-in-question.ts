import { availabilityLabel } from '@hawiyat/shared/locale/fleet-words';

/** The question before a deletion has three words of its own. */
const ownWords = new Map([
  ['available', 'متوفر'],
  ['busy', 'مشغول'],
  ['unavailable', 'غير متوفر'],
]);
const everyWord = new Map<string, string>(Object.entries(availabilityLabel));

/** @returns `known` in Arabic; an unknown word as `raw`, which is null when there is none */
export function availabilityInQuestion(availability: string | null | undefined) {
  const key = availability ?? '';
  return { known: ownWords.get(key) ?? everyWord.get(key), raw: key === '' ? null : key };
}
