import { availabilityLabel } from '@hawiyat/shared/locale/fleet-words';

/** The confirmation of a deletion has three labels of its own. */
const ownLabels = new Map([
  ['available', 'متوفر'],
  ['busy', 'مشغول'],
  ['unavailable', 'غير متوفر'],
]);
const labels = new Map<string, string>(Object.entries(availabilityLabel));

/** @returns `known` in Arabic; an unknown value as `raw`, which is null when there is none */
export function deletionAvailability(availability: string | null | undefined) {
  const key = availability ?? '';
  return { known: ownLabels.get(key) ?? labels.get(key), raw: key === '' ? null : key };
}
